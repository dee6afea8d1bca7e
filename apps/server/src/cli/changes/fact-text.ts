// What a change changed: columns and their values, for people by the clock of the company, for machines in the spelling of the API.
import { writeLocalMinute } from '@stimpill/time';
import type { Facts, RecordedChange } from '#features/changes/change.ts';
import { parseBreaks } from '#features/ledger/entry-breaks.ts';
import { toInstant } from '#to-instant.ts';
import { breaksJson, breakText } from '../break-text.ts';

const NAMED_ABOVE: readonly string[] = ['company_id', 'id', 'employee_id'];

/** One line a column: what it was and what it is. */
export function factLines({ before, after }: Pick<RecordedChange, 'before' | 'after'>, timeZone: string) {
  const columns = Object.keys({ ...before, ...after }).filter(
    (column) =>
      !NAMED_ABOVE.includes(column) &&
      JSON.stringify(before?.[column] ?? null) !== JSON.stringify(after?.[column] ?? null),
  );
  return columns.map((column) => {
    const was = valueText(column, before?.[column], timeZone);
    const is = valueText(column, after?.[column], timeZone);
    if (before === null) return `${nameOf(column)}: ${is}`;
    return after === null ? `${nameOf(column)}: ${was}` : `${nameOf(column)}: ${was} -> ${is}`;
  });
}

export function factsJson(facts: Facts | null) {
  if (facts === null) return null;
  return Object.fromEntries(
    Object.entries(facts).map(([column, value]) =>
      isInstant(column, value)
        ? [`${nameOf(column)}Utc`, toInstant(value)]
        : [nameOf(column), isBreaks(column, value) ? breaksJson(parseBreaks(value)) : value],
    ),
  );
}

function valueText(column: string, value: unknown, timeZone: string): string {
  if (value === null || value === undefined) return 'nothing';
  if (isInstant(column, value)) return writeLocalMinute(value, timeZone);
  if (isBreaks(column, value))
    return parseBreaks(value)
      .map((each) => breakText(timeZone, each, null))
      .join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isInstant(column: string, value: unknown): value is number {
  return column.endsWith('_at') && typeof value === 'number';
}

function isBreaks(column: string, value: unknown): value is string {
  return column === 'breaks' && typeof value === 'string';
}

/** `start_at` -> `startAt` */
function nameOf(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
