import type { EntryFigures } from '@stimpill/calc';
import type { CompanyScope } from '#database/company-scope.ts';
import type { Whose } from '#database/whose.ts';
import { groupBy } from '#group-by.ts';
import { listKeptFigures } from './kept-figures-store.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';

const NOTHING: ReadonlyMap<string, EntryFigures> = new Map();

/**
 * The kept figures of the locked ones among these entries, parsed for each person when that person is calculated. Most ranges hold
 * nothing locked; then nothing is queried.
 */
export async function loadKeptFigures(
  scope: CompanyScope,
  whose: Whose,
  entries: readonly TimeEntry[],
): Promise<(employee: { readonly id: string }) => ReadonlyMap<string, EntryFigures>> {
  const span = spanOf(entries.filter(({ isLocked }) => isLocked));
  if (span === null) return () => NOTHING;
  const kept = groupBy(await listKeptFigures(scope, whose, span), ({ employeeId }) => employeeId);
  return ({ id }) =>
    new Map(
      (kept.get(id) ?? []).map(({ timeEntryId, text }) => [timeEntryId, JSON.parse(text) as EntryFigures]),
    );
}

function spanOf(entries: readonly TimeEntry[]): { from: number; to: number } | null {
  if (entries.length === 0) return null;
  let from = Infinity;
  let to = -Infinity;
  for (const { startAt } of entries) {
    from = Math.min(from, startAt);
    to = Math.max(to, startAt + 1);
  }
  return { from, to };
}
