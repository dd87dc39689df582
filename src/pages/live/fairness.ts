/** The page about fairness, alive: the way of any id, and the test. */
import { mount } from 'svelte';
import type { Language } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { NumberedDeal } from '../../rules/shuffle.ts';
import { fairnessWay } from '../fairness-way.ts';
import type { FairnessText } from '../text.ts';
import ShuffleTest from './ShuffleTest.svelte';
import WayForm from './WayForm.svelte';

interface Words {
  readonly language: Language;
  readonly words: FairnessText;
  readonly messages: Messages;
}

export function enlivenFairness({ language, words, messages }: Words): void {
  const [form, way, test] = ['[data-way-form]', '[data-way]', '[data-shuffle-test]'].map((selector) =>
    document.querySelector<HTMLElement>(selector),
  );
  // There is no game here that would do it.
  document.documentElement.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  if (form && way) {
    form.replaceChildren();
    mount(WayForm, {
      target: form,
      props: {
        words: words.way,
        messages,
        // All of it is escaped text of ours and numbers.
        onshow: (deal: NumberedDeal) => {
          way.innerHTML = fairnessWay(words.way, language, deal);
        },
      },
    });
  }
  if (test) mount(ShuffleTest, { target: test, props: { words: words.test, language } });
}
