// What an entry, a break and a change can be stands in one file each. A list of them beside it would have to be kept the same by hand.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CHANGE_SUBJECTS } from './change-subjects.ts';
import { BREAK_KINDS, ENTRY_KINDS } from './entry-kinds.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Migrations keep what they did. The engine's rules have break kinds of their own spelling. */
const SOURCES = ['apps/desk/src', 'apps/kiosk/src', 'apps/server/src', 'packages/api-types/src']
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
  ['what a break can be', BREAK_KINDS, ['packages/api-types/src/entry-kinds.ts']],
  ['what a change can be about', CHANGE_SUBJECTS, ['packages/api-types/src/change-subjects.ts']],
])('only one file lists %s', (_, words, files) => {
  const list = listOf(words);

  expect(SOURCES.filter((file) => list.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual(files);
});
