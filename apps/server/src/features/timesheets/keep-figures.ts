// Keeps the figures of locked entries: rules and calculations may change later, but what was approved stays the same.
import { addDays, localDateOf } from '@stimpill/time';
import { calculateFigures, type EntryFigures } from '@stimpill/calc';
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import { groupBy } from '#group-by.ts';
import { insertKeptFigures, type EntryToKeep } from './kept-figures-store.ts';
import { loadTimesheetRecords } from './load-timesheet-records.ts';

type KeepRequest = {
  readonly company: CompanySettings;
  /** Entries of these people only. */
  readonly employees: readonly Employee[];
  /** Closed, no drafts, and none of them kept already. */
  readonly entries: readonly EntryToKeep[];
  readonly now: number;
};

/** Inside the transaction that locks them, so that nothing can change between the calculation and the lock. */
export async function keepFigures(db: Queryable, request: KeepRequest): Promise<void> {
  const { company, employees, entries, now } = request;
  if (entries.length === 0) return;
  const idsOf = groupBy(entries, ({ employeeId }) => employeeId);
  const records = await loadTimesheetRecords(db, {
    company,
    employees,
    range: rangeAround(company, entries),
  });
  const figures = new Map<string, EntryFigures>();
  for (const employee of employees) {
    const ids = new Set((idsOf.get(employee.id) ?? []).map(({ id }) => id));
    if (ids.size === 0) continue;
    for (const [id, each] of calculateFigures(records.calcInputOf(employee), ids)) figures.set(id, each);
  }
  await insertKeptFigures(companyScope(db, company.id), figures, now);
}

/** A day more on both sides: a credit can belong to the day before or after its entry. */
function rangeAround({ timeZone }: CompanySettings, entries: readonly EntryToKeep[]) {
  let first = Infinity;
  let last = -Infinity;
  for (const { startAt } of entries) {
    first = Math.min(first, startAt);
    last = Math.max(last, startAt);
  }
  return {
    startDate: addDays(localDateOf(first, timeZone), -1),
    endDate: addDays(localDateOf(last, timeZone), 1),
  };
}
