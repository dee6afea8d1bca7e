// Which instant a local time is, and which local time an instant, is worked out here alone: whoever does it beside gets the night of the clocks
// wrong, or takes the zone of the machine.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDERS = [
  'apps/desk',
  'apps/kiosk',
  'apps/server',
  'packages/api-types',
  'packages/calc',
  'packages/ui',
  'packages/words',
];
const SOURCES = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/src/${file.replaceAll('\\', '/')}`,
  ),
).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(?:testing|migrations)\//.test(file));

/** The offset or a wall clock of a zone, parts of a date in the zone of the machine, and dates made of such parts. */
const ARITHMETIC =
  /\bgetTimezoneOffset\b|\bformatToParts\b|\bTemporal\.|\.[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes)\(|\bnew Date\([^()]*(?:\([^()]*\)[^()]*)*,/;

it('nothing else makes an instant of a local time', () => {
  expect(SOURCES.length).toBeGreaterThan(1_000);
  expect(SOURCES.filter((file) => ARITHMETIC.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

it.each([
  'const at = new Date(y, m - 1, d).getTime();',
  'const at = new Date(Number(y), Number(m), 1);',
  'const offset = now.getTimezoneOffset();',
  'for (const part of format.formatToParts(at)) add(part);',
  'const at = Temporal.ZonedDateTime.from(text);',
  'day.setHours(7);',
])('a second way to do it is seen: %s', (planted) => {
  expect(ARITHMETIC.test(planted)).toBe(true);
});
