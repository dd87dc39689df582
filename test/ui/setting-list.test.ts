import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/language.ts';
import { SECTIONS } from '../../src/ui/addresses.ts';
import { SETTING_GROUPS, sectionOf } from '../../src/ui/setting-list.ts';
import { DEFAULT_SETTINGS } from '../../src/ui/settings.ts';
import { messagesOf } from '../support/messages.ts';

const LISTED = SETTING_GROUPS.flatMap(({ settings }) => settings);

/** What is chosen for the next game, in the window where a new one is started. */
const ELSEWHERE = ['suitCount', 'dealChoice', 'level'];
/** Unset until somebody chooses. */
const UNSET = ['language', 'level'];
/** What sets several of them at once. */
const BESIDES = ['bundle'];

test('every setting is listed once, and nothing else', () => {
  expect(new Set(LISTED).size).toBe(LISTED.length);
  expect(new Set<string>([...LISTED, ...ELSEWHERE])).toEqual(
    new Set([...Object.keys(DEFAULT_SETTINGS), ...UNSET, ...BESIDES]),
  );
});

describe.each(LANGUAGES)('in %s', (language) => {
  const words = messagesOf(language).settings;

  test('every explanation of a setting has its place, and every setting its explanation', () => {
    const hints = Object.keys(words).flatMap((key) => (key.endsWith('Hint') ? [key.slice(0, -'Hint'.length)] : []));
    expect(new Set(hints)).toEqual(new Set<string>(LISTED));
    for (const name of LISTED) expect(words[name], name).not.toBe(words[`${name}Hint`]);
  });

  test('every group has a name', () => {
    expect(new Set<string>(SETTING_GROUPS.map(({ group }) => group))).toEqual(new Set(Object.keys(words.groups)));
  });
});

test('every setting leads to a section that there is', () => {
  for (const name of LISTED) expect(SECTIONS).toContain(sectionOf(name));
});
