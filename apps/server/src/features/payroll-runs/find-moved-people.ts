// Whose approved days depend on time that was opened since, over everything that is approved: read for those alone of whom anything was opened.
import { setImmediate as othersFirst } from 'node:timers/promises';
import { localDateOf } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { Employee } from '#features/people/employee.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import type { Seer } from '#features/people/seen-people.ts';
import { findMovedFigures } from '#features/timesheets/find-moved-figures.ts';
import type { MovedFigures } from '#features/timesheets/moved-figures.ts';
import { groupBy } from '#group-by.ts';
import { listMovedPeople, type MovedPerson } from './moved-people.ts';
import { listOpenedDays } from './opened-days-store.ts';

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
    const [{ startDate, endDate } = { startDate: '', endDate: '' }] = days;
    const employees = days.flatMap(({ employeeId }) => seen.get(employeeId) ?? []);
    const asked = { company, employees, range: { startDate, endDate } };
    for (const each of await findMovedFigures(scope.db, asked)) found.push({ id: each.employee.id, ...each });
    await othersFirst();
  }
  const today = localDateOf(now, company.timeZone);
  const people = inNameOrder(found, ({ employee }) => employee.displayName);
  return await listMovedPeople(scope, people, { company, seer, today });
}
