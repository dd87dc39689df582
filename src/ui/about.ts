/** The small button beside a choice that opens the help where more is written about it. */
import type { SectionName } from './addresses.ts';
import type { Store } from './store/store.svelte.ts';

export interface About {
  readonly label: string;
  readonly open: () => void;
}

/** @param what the name of the choice, as it stands on screen. */
export const about = (store: Store, what: string, section: SectionName): About => ({
  label: store.messages.help.about(what),
  open: () => store.openHelp(section),
});
