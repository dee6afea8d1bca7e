// A company with one of everything, so that every operation finds some data in it.
import { ROLES, type Role } from '@stimpill/api-types';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { PayPeriodRow, ProjectRow, SubProjectRow } from '#database/tables/company.ts';
import type { DepartmentRow } from '#database/tables/people.ts';
import type { AbsenceKindRow, AbsenceRow, TimeOffRow } from '#database/tables/plans.ts';
import type { ReviewItemRow, TimeEntryRow } from '#database/tables/time.ts';
import type { TestApi } from './api.ts';
import { PASSWORD, PIN, type SignedUpRow } from './given.ts';

export type Tenant = {
  readonly company: CompanyRow;
  /** One user of each role, with the password of tests; the employee has a PIN. */
  readonly users: Readonly<Record<Role, SignedUpRow>>;
  /** The one of the role `employee`. */
  readonly employee: SignedUpRow;
  readonly project: ProjectRow;
  readonly subProject: SubProjectRow;
  readonly payPeriod: PayPeriodRow;
  readonly timeOff: TimeOffRow;
  /** Of the employee. */
  readonly absence: AbsenceRow;
  /** It counts as vacation, and can be asked for. */
  readonly absenceKind: AbsenceKindRow;
  readonly department: DepartmentRow;
  /** Of the employee, approved. */
  readonly timeEntry: TimeEntryRow;
  /** Open, about the employee, who was deactivated while clocked in. */
  readonly review: ReviewItemRow;
};

export async function aTenant(
  { given, database }: TestApi,
  settings: Partial<CompanyRow> = {},
): Promise<Tenant> {
  const company = await given.aCompany(settings);
  const users = await oneOfEachRole(given, company);
  const { employee } = users;
  const project = await given.aProject(company);
  const subProject = await given.aSubProject(project);
  const department = await given.aDepartment(company, 'Bakarí', employee);
  const absence = await given.anAbsence(employee);
  const absenceKind = await given.anAbsenceKind(company, {
    ...{ name: 'Námskeið', counts_as: 'vacation', may_be_asked: true },
  });
  const worked = ['2026-03-01T08:00:00Z', '2026-03-01T16:00:00Z'] as const;
  const timeEntry = await given.anEntry(employee, ...worked, { is_locked: true });
  const shiftType = await given.aShiftType(company);
  const shift = { employee_id: employee.id, project_id: project.id };
  await given.aShift(shiftType, '2026-03-01T08:00:00Z', '2026-03-01T16:00:00Z', shift);
  const review = await given.aReviewItem(employee);
  const payPeriod = await given.aPayPeriod(company);
  await database.database
    .knex<CompanyRow>('companies')
    .where({ id: company.id })
    .update({ default_pay_period_id: payPeriod.id });
  const timeOff = await given.aTimeOff(employee);
  const time = { timeOff, absence, absenceKind, timeEntry, review };
  return { company, users, employee, project, subProject, payPeriod, department, ...time };
}

async function oneOfEachRole(given: TestApi['given'], company: CompanyRow): Promise<Tenant['users']> {
  const users: [Role, SignedUpRow][] = [];
  for (const role of ROLES) {
    const pin = role === 'employee' ? { pin: PIN } : {};
    users.push([role, await given.anEmployee(company, { role, password: PASSWORD, ...pin })]);
  }
  return Object.fromEntries(users) as Record<Role, SignedUpRow>;
}
