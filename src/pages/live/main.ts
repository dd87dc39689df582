/** What a script adds to a written page: examples to be played, the exercise from the reader's own table, the test of the shuffle. */
import { mount } from 'svelte';
import { loadMessages } from '../../i18n/language.ts';
import { type Address, addressOf } from '../../ui/addresses.ts';
import { EXAMPLE_NAMES } from '../examples.ts';
import Example from './Example.svelte';
import Exercise from './Exercise.svelte';
import { loadLiveText } from './live-text.ts';

const find = (selector: string): HTMLElement | null => document.querySelector(selector);

/** The component takes the place of what stood there for readers without a script. */
function emptied(element: HTMLElement): HTMLElement {
  element.replaceChildren();
  return element;
}

async function enliven({ language, topic }: Address): Promise<void> {
  const [text, messages] = await Promise.all([loadLiveText(language), loadMessages(language)]);
  if (topic === 'fairness') {
    const { enlivenFairness } = await import('./fairness.ts');
    enlivenFairness({ language, words: text.fairness, messages });
    return;
  }
  for (const name of EXAMPLE_NAMES) {
    const target = find(`[data-example="${name}"] .live`);
    if (target !== null) mount(Example, { target: emptied(target), props: { name, words: text.examples, messages } });
  }
  const target = find('[data-exercise]');
  if (target !== null) mount(Exercise, { target: emptied(target), props: { words: text.exercise, messages } });
}

const address = addressOf(location.pathname);
// What can't be loaded leaves the page as it was written: all of it reads without.
if (address !== undefined) enliven(address).catch(() => undefined);
