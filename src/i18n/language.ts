/** Which languages there are, and which one a reader gets. */
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Messages } from './messages.ts';

export const LANGUAGES = ['de', 'es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const MESSAGES: Readonly<Record<Language, Messages>> = { de, es, en };

export const messagesOf = (language: Language): Messages => MESSAGES[language];

/** The first language of the browser's list that the game speaks, whatever the region (es-MX); else English. */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const wanted = tag.trim().toLowerCase().split(/[-_]/u)[0];
    const spoken = LANGUAGES.find((language) => language === wanted);
    if (spoken !== undefined) return spoken;
  }
  return 'en';
}
