/** The three languages as a browser asks for them. */
import type { Language } from '../../../src/i18n/language.ts';
import type { Messages } from '../../../src/i18n/messages.ts';
import { messagesOf } from '../../support/messages.ts';

interface Spoken {
  readonly language: Language;
  /** For Playwright's `locale`. */
  readonly locale: string;
  readonly messages: Messages;
}

const spoken = (language: Language, locale: string): Spoken => ({ language, locale, messages: messagesOf(language) });

export const ENGLISH = spoken('en', 'en-GB');
export const GERMAN = spoken('de', 'de-AT');
export const SPANISH = spoken('es', 'es-MX');

export const ALL_SPOKEN: readonly Spoken[] = [ENGLISH, GERMAN, SPANISH];
