/** Hands a text to the player as a file. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  // Some browsers only begin to read it after the click.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
