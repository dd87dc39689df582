/** The words of what is alive on a written page, each language a file of its own. */
import type { Language } from '../../i18n/language.ts';
import type { LiveText } from '../text.ts';

export async function loadLiveText(language: Language): Promise<LiveText> {
  switch (language) {
    case 'de':
      return (await import('../text/de-live.ts')).live;
    case 'es':
      return (await import('../text/es-live.ts')).live;
    case 'en':
      return (await import('../text/en-live.ts')).live;
    default:
      return language satisfies never;
  }
}
