// Approved time that an approval gave other figures, in the record of changes: the same entry before and after, with what it is paid.
import type { EntryFigures } from '@stimpill/calc';
import type { CompanyScope } from '#database/company-scope.ts';
import type { Authored } from '#features/changes/change.ts';
import { recordEntryChanges } from '#features/ledger/time-entry-changes.ts';
import { toTimeEntryRow } from '#features/ledger/time-entry-store.ts';
import type { RenewedFigures } from './keep-figures.ts';
import { linesOf } from './moved-figures.ts';

export async function recordRenewed(
  scope: CompanyScope,
  renewed: readonly RenewedFigures[],
  authored: Authored,
): Promise<void> {
  const changes = renewed.flatMap(({ entries }) =>
    entries.map(({ entry, before, after }) => {
      const row = toTimeEntryRow(scope.companyId, entry);
      return { before: row, after: row, paid: { before: textOf(before), after: textOf(after) } };
    }),
  );
  await recordEntryChanges(scope, changes, authored);
}

/** @example 'DV 432, YV1 60' */
function textOf(figures: EntryFigures): string {
  const lines = Object.entries(linesOf([figures])).filter(([, minutes]) => minutes !== 0);
  return lines.map(([line, minutes]) => `${line} ${minutes}`).join(', ');
}
