import { describe, expect, test } from 'vitest';
import { LANGUAGE_NAMES, LANGUAGES, loadMessages, pickLanguage } from '../../src/i18n/language.ts';

describe('pickLanguage', () => {
  test.each([
    [['de'], 'de'],
    [['de-AT', 'en'], 'de'],
    [['DE-ch'], 'de'],
    [['de_DE'], 'de'],
    [['es-MX', 'es', 'en-US'], 'es'],
    [['es-419'], 'es'],
    [['en-GB', 'de'], 'en'],
    [['fr-FR', 'es-ES', 'en'], 'es'],
    [['ca', 'es', 'de'], 'es'],
    [['zh-Hans-CN', 'de-DE'], 'de'],
    [['den', 'est'], 'en'],
    [['fr', 'it'], 'en'],
    [['', '*'], 'en'],
    [[], 'en'],
  ] as const)('%j gives %s', (preferred, language) => {
    expect(pickLanguage(preferred)).toBe(language);
  });
});

test.each(LANGUAGES)('the words of %s carry its tag and its name', async (language) => {
  expect(await loadMessages(language)).toMatchObject({ tag: language, name: LANGUAGE_NAMES[language] });
});
