// Keeps the figures of locked entries: rules and calculations may change later, but what was approved stays the same until an approval
// renews it, which it does with all that depends on the days that it approves.
import { localDateOf, type DateRange } from '@stimpill/time';
import { calculateTimesheet, type EntryFigures } from '@stimpill/calc';
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { groupBy } from '#group-by.ts';
import {
  insertKeptFigures,
  renewKeptFigures,
  type EntryToKeep,
  type FiguresToKeep,
} from './kept-figures-store.ts';
import {
  loadDependentRecords,
  loadTimesheetRecords,
  type TimesheetRecords,
} from './load-timesheet-records.ts';
import { figuresNow, movedFiguresOf, type MovedFigures } from './moved-figures.ts';

type KeepRequest = {
  readonly company: CompanySettings;
  /** Entries of these people only. */
  readonly employees: readonly Employee[];
  /** Closed, no drafts, and none of them kept already. */
  readonly entries: readonly EntryToKeep[];
  readonly now: number;
};

/** Somebody whose approved time got other figures. */
export type RenewedFigures = {
  readonly employee: Employee;
  readonly moved: MovedFigures;
  readonly entries: readonly {
    readonly entry: TimeEntry;
    readonly before: EntryFigures;
    readonly after: EntryFigures;
  }[];
};

/** Inside the transaction that locks them, so that nothing can change between the calculation and the lock. */
export async function keepFigures(db: Queryable, request: KeepRequest): Promise<void> {
  if (request.entries.length === 0) return;
  const range = rangeAround(request.company, request.entries);
  const records = await loadTimesheetRecords(db, { ...request, range });
  await insertKept(db, request, records, () => new Set());
}

/**
 * Keeps them, and gives approved time that depends on the days of the range the figures that it has now.
 * @returns whose approved time got others
 */
export async function keepAndRenewFigures(
  db: Queryable,
  request: KeepRequest & { readonly range: DateRange },
): Promise<readonly RenewedFigures[]> {
  const records = await loadDependentRecords(db, request);
  const moved = new Map(request.employees.map((each) => [each.id, movedOf(records, each)]));
  const figures = await insertKept(db, request, records, ({ id }) => new Set(moved.get(id)?.entryIds));
  return request.employees.flatMap((employee): RenewedFigures[] => {
    const theirs = moved.get(employee.id);
    if (theirs === undefined || theirs.entryIds.length === 0) return [];
    return [{ employee, moved: theirs, entries: renewedEntries(records, employee, theirs, figures) }];
  });
}

function renewedEntries(
  records: TimesheetRecords,
  employee: Employee,
  { entryIds }: MovedFigures,
  figures: ReadonlyMap<string, FiguresToKeep>,
): RenewedFigures['entries'] {
  const { kept } = records.calcInputOf(employee);
  const renewed = new Set(entryIds);
  return records.entriesOf(employee).flatMap((entry) => {
    const before = kept?.get(entry.id);
    const after = figures.get(entry.id)?.figures;
    return renewed.has(entry.id) && before && after ? [{ entry, before, after }] : [];
  });
}

/** @returns what was kept of entries that had something before */
async function insertKept(
  db: Queryable,
  { company, employees, entries, now }: KeepRequest,
  records: TimesheetRecords,
  renewedOf: (employee: Employee) => ReadonlySet<string>,
): Promise<ReadonlyMap<string, FiguresToKeep>> {
  const idsOf = groupBy(entries, ({ employeeId }) => employeeId);
  const added = new Map<string, FiguresToKeep>();
  const renewed = new Map<string, FiguresToKeep>();
  for (const employee of employees) {
    const others = renewedOf(employee);
    const ids = new Set([...(idsOf.get(employee.id) ?? []).map(({ id }) => id), ...others]);
    if (ids.size === 0) continue;
    for (const [id, { figures, version }] of figuresNow(records.calcInputOf(employee), ids))
      (others.has(id) ? renewed : added).set(id, { figures, ruleSetId: records.rules.ruleSetIdOf(version) });
  }
  const scope = companyScope(db, company.id);
  await insertKeptFigures(scope, added, now);
  await renewKeptFigures(scope, renewed, now);
  return renewed;
}

function movedOf(records: TimesheetRecords, employee: Employee): MovedFigures {
  const input = records.calcInputOf(employee);
  return movedFiguresOf(input, calculateTimesheet(input));
}

function rangeAround({ timeZone }: CompanySettings, entries: readonly EntryToKeep[]) {
  const starts = entries.map(({ startAt }) => startAt).sort((a, b) => a - b);
  return {
    startDate: localDateOf(starts[0] ?? 0, timeZone),
    endDate: localDateOf(starts.at(-1) ?? 0, timeZone),
  };
}
