/**
 * New versions of the game (S4). The browser fetches one in the background; it waits until the player asks for it or the
 * last tab is closed, and no page is ever loaded anew without being asked.
 */

/** How often a page that stays open looks for a new version. */
const LOOK_MS = 3_600_000;

/**
 * Keeps the game for offline use, and tells when a new version waits, with what puts it in place.
 * @param root the address of the site's root, with a slash at its end.
 */
export async function watchVersions(root: string, onWaiting: (use: () => void) => void): Promise<void> {
  const registration = await navigator.serviceWorker.register(`${root}sw.js`);
  const tell = () => {
    const { waiting } = registration;
    // Without a controller the worker that waits is the first one, and nothing is new.
    if (waiting !== null && navigator.serviceWorker.controller !== null) onWaiting(() => putInPlace(waiting));
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });
  tell();
  window.setInterval(() => {
    if (!document.hidden) registration.update().catch(() => undefined);
  }, LOOK_MS);
}

function putInPlace(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
