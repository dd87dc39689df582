/** Which languages there are, and which one a reader gets. */
import type { Messages } from './messages.ts';

export const LANGUAGES = ['de', 'es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { de: 'Deutsch', es: 'Español', en: 'English' };

/** The words of a language, each a file of its own, so that a reader loads one of them. Rejects where it can't be had. */
export async function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'de':
      return (await import('./de.ts')).de;
    case 'es':
      return (await import('./es.ts')).es;
    case 'en':
      return (await import('./en.ts')).en;
    default:
      return language satisfies never;
  }
}

/** The first language of the browser's list that the game speaks, whatever the region (es-MX); else English. */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const wanted = tag.trim().toLowerCase().split(/[-_]/u)[0];
    const spoken = LANGUAGES.find((language) => language === wanted);
    if (spoken !== undefined) return spoken;
  }
  return 'en';
}
