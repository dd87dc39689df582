/** Focus mode (T10): the table has the whole page, without the text below it, and the whole screen where the browser has that. */

/**
 * @param hasText something else is on the page, so that there is something to gain without the whole screen.
 * @throws where there is neither.
 */
export async function toggleFocus(hasText: boolean): Promise<void> {
  const root = document.documentElement;
  if (root.dataset.focus !== undefined) {
    delete root.dataset.focus;
    if (document.fullscreenElement !== null) await document.exitFullscreen();
    return;
  }
  root.dataset.focus = '';
  try {
    await root.requestFullscreen();
  } catch (error) {
    if (hasText) return;
    delete root.dataset.focus;
    throw error;
  }
}

// Left by Esc as well, without a word to the page but this.
document.addEventListener('fullscreenchange', () => {
  if (document.fullscreenElement === null) delete document.documentElement.dataset.focus;
});
