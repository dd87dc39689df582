/** Offers an address to other programs; false where the browser can't, so that it may be copied. */
export async function offer(title: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    // Whoever closes the sheet wants nothing to happen.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
