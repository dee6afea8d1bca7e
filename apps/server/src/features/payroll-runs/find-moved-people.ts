// Whose approved days depend on time that was opened since, over everything that is approved: read for those alone of whom anything was opened.
import { setImmediate as othersFirst } from 'node:timers/promises';
import { calculateTimesheet } from '@stimpill/calc';
import { localDateOf } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { Employee } from '#features/people/employee.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import type { Seer } from '#features/people/seen-people.ts';
import { loadDependentRecords } from '#features/timesheets/load-timesheet-records.ts';
import { movedFiguresOf, type MovedFigures } from '#features/timesheets/moved-figures.ts';
import { groupBy } from '#group-by.ts';
import { listMovedPeople, type MovedPerson } from './moved-people.ts';
import { listOpenedDays, type OpenedDays } from './opened-days-store.ts';

type About = {
  readonly seer: Seer;
  /** Whom the caller sees, by id. */
  readonly seen: ReadonlyMap<string, Employee>;
  /** Epoch milliseconds. */
  readonly now: number;
};

/** What was opened longer ago is history. */
const BACK_MS = 366 * 86_400_000;

/** By name. */
export async function findMovedPeople(
  scope: CompanyScope,
  { seer, seen, now }: About,
): Promise<readonly MovedPerson[]> {
  const company = await requireCompany(scope.db, scope.companyId);
  const opened = (await listOpenedDays(scope, now - BACK_MS)).filter(({ employeeId }) =>
    seen.has(employeeId),
  );
  const found: { id: string; employee: Employee; moved: MovedFigures }[] = [];
  // One press opens the same days of many people, who are read together.
  for (const days of groupBy(opened, ({ startDate, endDate }) => `${startDate} ${endDate}`).values()) {
    found.push(...(await movedOver(scope, company, days, seen)));
    await othersFirst();
  }
  const today = localDateOf(now, company.timeZone);
  const people = inNameOrder(found, ({ employee }) => employee.displayName);
  return await listMovedPeople(scope, people, { company, seer, today });
}

async function movedOver(
  scope: CompanyScope,
  company: CompanySettings,
  days: readonly OpenedDays[],
  seen: About['seen'],
) {
  const [{ startDate, endDate } = { startDate: '', endDate: '' }] = days;
  const employees = days.flatMap(({ employeeId }) => seen.get(employeeId) ?? []);
  const records = await loadDependentRecords(scope.db, { company, employees, range: { startDate, endDate } });
  return employees.flatMap((employee) => {
    const input = records.calcInputOf(employee);
    const moved = movedFiguresOf(input, calculateTimesheet(input));
    return moved.entryIds.length === 0 ? [] : [{ id: employee.id, employee, moved }];
  });
}
