// What an entry, a break, a day of absence and a change can be, and which languages there are, stands in one file each. A list of them beside it would have to be kept the same by hand.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CHANGE_SUBJECTS } from './change-subjects.ts';
import { ABSENCE_KINDS, BREAK_KINDS, ENTRY_KINDS } from './entry-kinds.ts';
import { LANGUAGES } from './languages.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Migrations keep what they did. The engine's rules have break kinds of their own spelling. */
const SOURCES = [
  'apps/desk/src',
  'apps/kiosk/src',
  'apps/server/src',
  'packages/api-types/src',
  'packages/words/src',
  'packages/ui/build',
  'packages/ui/src',
]
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/migrations\//.test(file));

/** Three of them in a row, as in a list or in a union of types. */
function listOf(words: readonly string[]): RegExp {
  const one = `['"](?:${words.join('|')})['"]`;
  return new RegExp(`${one}(?:\\s*[,|]\\s*${one}){2}`);
}

it.each([
  ['what an entry can be', ENTRY_KINDS, ['packages/api-types/src/entry-kinds.ts']],
  ['which languages there are', LANGUAGES, ['packages/api-types/src/languages.ts']],
  ['what a break can be', BREAK_KINDS, ['packages/api-types/src/entry-kinds.ts']],
  ['why somebody can be away', ABSENCE_KINDS, ['packages/api-types/src/entry-kinds.ts']],
  ['what a change can be about', CHANGE_SUBJECTS, ['packages/api-types/src/change-subjects.ts']],
])('only one file lists %s', (_, words, files) => {
  const list = listOf(words);

  expect(SOURCES.filter((file) => list.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual(files);
});

/** The beginnings of addresses, as they would stand in a string: `/companies/`, `GET /session`. */
const ADDRESS = /['"`](?:(?:GET|POST|PUT|DELETE) \/|(?:\/api(?:\/\w+)?\/v1)?\/companies\/)/;

it.each([
  ['an operation is: its description', ADDRESS, /^packages\/api-types\/|\/testing\//, []],
  [
    'tablets read their list anew',
    /\binvalidateQueries\(/,
    /^apps\/desk\//,
    ['apps/kiosk/src/features/people/punch-list-key.ts'],
  ],
])('one place says where %s', (_, what, elsewhere, files) => {
  const saying = SOURCES.filter(
    (file) => !elsewhere.test(file) && what.test(readFileSync(join(ROOT, file), 'utf8')),
  );

  expect(saying).toEqual(files);
});

it.each(['fetch(`/companies/${id}/days`)', "const AT = '/api/manage/v1/companies/';", "['GET /session']"])(
  'where an operation is said again is found in a source: %s',
  (source) => {
    expect(source).toMatch(ADDRESS);
  },
);

/** A habit of one language, or something of each beside the others, such as a table of names. */
const OF_LANGUAGES = new RegExp(
  `\\blanguage [!=]== '(?:${LANGUAGES.join('|')})'|\\{${LANGUAGES.map((each) => `\\s*${each}: [^{}]*`).join(',')}\\}`,
);
/** Names that come with an agreement, as the contract tells and shows them; and those of the made-up company. */
const NAMED_BY_OTHERS = /^packages\/api-types\/src\/manage\/|\/features\/demo\/|\/src\/testing\//;

it('what a language has of its own stands in its folder alone', () => {
  const saying = SOURCES.filter(
    (file) => !NAMED_BY_OTHERS.test(file) && OF_LANGUAGES.test(readFileSync(join(ROOT, file), 'utf8')),
  );

  expect(saying).toEqual([]);
});

it.each([
  "const mark = language === 'en' ? '.' : ',';",
  "const BETWEEN = { is: ';', en: ',', pl: ';' };",
  "const NAMES: Names = {\n  is: ['janúar'],\n  en: ['January'],\n  pl: ['styczeń'],\n};",
])('what a language has is found in a source: %s', (source) => {
  expect(source).toMatch(OF_LANGUAGES);
});
