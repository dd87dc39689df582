/** The game that runs on this page, for what else is on the page. */
import type { Store } from './store/store.svelte.ts';

let tell: (store: Store) => void;

/** Never fulfilled on a page without a table. */
export const running: Promise<Store> = new Promise((resolve) => {
  tell = resolve;
});

export const announce = (store: Store): void => tell(store);
