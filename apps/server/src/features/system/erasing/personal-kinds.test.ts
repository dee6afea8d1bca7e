// The deadlines that the documentation promises are those that the server keeps.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALL_TABLES } from '#database/all-tables.ts';
import { PERSONAL } from './personal-kinds.ts';

const page = (name: string) =>
  readFileSync(new URL(`../../../../../../docs/${name}`, import.meta.url), 'utf8');

/** The cells of a table, without the spaces that line them up. */
function rowsUnder(heading: string, text: string): string[][] {
  const [, section = ''] = text.split(`## ${heading}\n`);
  const [table = ''] = section
    .trim()
    .split('\n\n')
    .filter((block) => block.startsWith('|'));
  const lines = table.split('\n').slice(2);
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

it('every table whose rows pass by themselves is a kind that people are told of', () => {
  const passing = ALL_TABLES.filter(({ passes }) => passes !== undefined).map(({ name }) => name);

  expect(passing.sort()).toEqual(
    Object.values(PERSONAL)
      .map(({ table }) => table)
      .sort(),
  );
});

it('the retention table of the operations page lists every kind with its deadline, and where people are told', () => {
  const rows = Object.values(PERSONAL).map(({ name, kept, toldIn }) => [
    name,
    'days' in kept ? `${kept.days} days` : `\`${kept.setting}\` of the company`,
    toldIn.map((file) => `[${file.replace('.md', '').replace('-', ' ')}](${file})`).join(', '),
  ]);

  expect(rowsUnder('Retention', page('operations.md'))).toEqual([
    ...rows,
    [
      'punches, verdicts, changes, time entries',
      'for ever, unless the person is [erased](#erasing-a-person)',
      '[command line](command-line.md#the-record-of-changes)',
    ],
  ]);
});

it.each(
  Object.values(PERSONAL).flatMap(({ name, kept, toldIn }) =>
    toldIn.map((file) => [name, file, kept] as const),
  ),
)('the deadline of %s is told in docs/%s', (_, file, kept) => {
  const told = page(file);
  const words =
    'days' in kept ? [`${kept.days} days`] : ['retentionDays', ...kept.setting.split('.').slice(1)];

  expect(words.filter((word) => !told.includes(word))).toEqual([]);
});
