// Numbers that count the rows, as people put them before names or in a column of their own. They say nothing about anybody.
import { toSearchKey } from '@stimpill/words/search-key.ts';
import { isDateLike } from './sheet-dates.ts';
import type { Line } from './split-cells.ts';

const NUMBERED = /^(\d{1,4})[.)]\s*(?=\p{L})/u;
const DOTTED = /^[-–—•*·▪]\s+(?=\p{L})/u;
/** Over a column that counts; whatever else is over one may be the number of a person. */
const COUNTS = new Set(['', 'lp', 'l p', 'röð', 'row', 'línunúmer', 'raðnúmer'].map(toSearchKey));
/** May stand over either. */
const COUNTS_OR_NAMES = new Set(['nr', 'no', 'númer', 'number', 'numer'].map(toSearchKey));

/** `1. Anna` is Anna where the numbers run; `3. janúar` is a day. */
export function withoutCounts(people: readonly Line[]): readonly Line[] {
  const width = Math.max(0, ...people.map(({ cells }) => cells.length));
  const isNumbered = Array.from({ length: width }, (_, place) =>
    isCountedBefore(people.map(({ cells }) => cells[place] ?? '')),
  );
  return people.map((line) => ({
    ...line,
    cells: line.cells.map((cell, place) =>
      (isNumbered[place] === true ? cell.replace(NUMBERED, '') : cell).replace(DOTTED, ''),
    ),
  }));
}

function isCountedBefore(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const numbers = filled.flatMap((cell) => NUMBERED.exec(cell)?.[1] ?? []);
  return numbers.length * 2 > filled.length && !filled.some(isDateLike) && areRunning(numbers);
}

/** @param header empty where there is none @returns `counts`, `mayCount` where it may be the number of a person too */
export function countIn(header: string, cells: readonly string[]): 'counts' | 'mayCount' | undefined {
  if (cells.length < 2 || !areRunning(cells)) return undefined;
  const key = toSearchKey(header);
  if (COUNTS.has(key)) return 'counts';
  return COUNTS_OR_NAMES.has(key) ? 'mayCount' : undefined;
}

/** From 1 on by ones, also once more in each group. */
function areRunning(numbers: readonly string[]): boolean {
  return numbers.every((each, place) => {
    const number = Number(each.replace(/\.$/, ''));
    return number === 1 || (place > 0 && number === Number(numbers[place - 1]?.replace(/\.$/, '')) + 1);
  });
}
