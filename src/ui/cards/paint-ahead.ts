/**
 * Has every picture of the pack painted before its card is turned. A browser lays out and paints the drawing in an image when it
 * is first shown at a size; a deal shows ten at once. Loaded late.
 */

/** What has been painted stays with the browser only as long as somebody holds the image. */
const kept: HTMLImageElement[] = [];

/**
 * Shows the pictures one after the other beneath the felt of the table, each for a frame of its own and in the size of a card. The
 * order is the pack's: it says nothing of where a card lies.
 * @param pictures make their addresses when it is their turn: all at once would hold up the page.
 */
export async function paintAhead(
  pictures: readonly (() => string)[],
  table: HTMLElement,
  isWanted: () => boolean,
): Promise<void> {
  const images: HTMLImageElement[] = [];
  const seen = new Set<string>();
  for (const picture of pictures) {
    if (!isWanted()) return;
    const address = picture();
    if (seen.has(address)) continue;
    seen.add(address);
    const image = new Image();
    image.src = address;
    image.alt = '';
    image.ariaHidden = 'true';
    image.style.cssText =
      'position: absolute; inset: 0 auto auto 0; z-index: -1; width: var(--card-width); height: var(--card-height)';
    // A picture that can't be drawn is missed where its card lies, not here.
    await image.decode().catch(() => undefined);
    table.append(image);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    image.remove();
    images.push(image);
  }
  kept.splice(0, kept.length, ...images);
}
