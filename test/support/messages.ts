import { de } from '../../src/i18n/de.ts';
import { en } from '../../src/i18n/en.ts';
import { es } from '../../src/i18n/es.ts';
import type { Language } from '../../src/i18n/language.ts';
import type { Messages } from '../../src/i18n/messages.ts';

const MESSAGES: Readonly<Record<Language, Messages>> = { de, es, en };

/** The words of a language, at once. */
export const messagesOf = (language: Language): Messages => MESSAGES[language];
