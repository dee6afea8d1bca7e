// Approve what is fine: a transaction a person, so that an interrupted approval has approved some people whole and goes on with the rest.
import { setImmediate as othersFirst } from 'node:timers/promises';
import { companyScope } from '#database/company-scope.ts';
import type { Author } from '#features/changes/change.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { isServiceAccount, type Employee } from '#features/people/employee.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import { findObstacles, type Obstacle } from '#features/payroll/approve-timesheets.ts';
import { tabletsSilentOver } from '#features/payroll/completeness-issues.ts';
import { listPeopleToPay } from '#features/payroll/preview-payroll-export.ts';
import { listTablets, type Tablet } from '#features/tablets/health/tablet-store.ts';
import type { RenewedFigures } from '#features/timesheets/keep-figures.ts';
import { lockTimeEntries, type LockDeps, type LockOutcome } from '#features/timesheets/lock-time-entries.ts';

export type MonthRequest = {
  readonly companyId: string;
  /** yyyy-MM-dd, both inclusive. */
  readonly range: { readonly startDate: string; readonly endDate: string };
  /** Null: everybody of the period whom the author sees. */
  readonly employeeIds: readonly string[] | null;
  readonly isSeen: (employeeId: string) => boolean;
  readonly by: Author;
};

export type HeldBackPerson = {
  readonly employee: Employee;
  readonly reasons: readonly { readonly code: Obstacle['code'] | 'own_time'; readonly count: number }[];
};

export type ApprovedMonth = {
  /** When it began, epoch milliseconds: the moment of all that it did, by which it is named when it is undone. */
  readonly approvedAt: number;
  readonly people: number;
  readonly approved: number;
  readonly lockedEntries: number;
  readonly heldBack: readonly HeldBackPerson[];
  /** Whose time that was approved before has other figures now. */
  readonly renewed: readonly RenewedFigures[];
  readonly silentTablets: readonly Tablet[];
};

/** Why time is locked, in the log. */
export const APPROVED = 'approved';

/** @throws DomainError `employee.not_found` */
export async function approvePayrollMonth(deps: LockDeps, request: MonthRequest): Promise<ApprovedMonth> {
  const approvedAt = deps.clock();
  const { knex } = deps.database;
  const company = await requireCompany(knex, request.companyId);
  const chosen = await listPeopleToPay(companyScope(knex, company.id), company, request);
  const seen = chosen.filter((employee) => request.isSeen(employee.id) && !isServiceAccount(employee));
  const people = inNameOrder(seen, ({ displayName }) => displayName);
  const heldBack: HeldBackPerson[] = [];
  const renewed: RenewedFigures[] = [];
  let lockedEntries = 0;
  for (const employee of people) {
    const outcome = await approvePerson(
      { ...deps, clock: () => approvedAt },
      { ...request, company, employee },
    );
    lockedEntries += outcome.locked;
    renewed.push(...outcome.renewed);
    // On SQLite nothing else waits for anything, and the punches of everybody would wait for the last person.
    await othersFirst();
    if (outcome.reasons.length > 0) heldBack.push({ employee, reasons: outcome.reasons });
  }
  return {
    approvedAt,
    people: people.length,
    approved: people.length - heldBack.length,
    lockedEntries,
    heldBack,
    renewed,
    silentTablets: await silentTabletsOf(deps, request),
  };
}

/** Tablets that may still hold punches of the period. */
export async function silentTabletsOf(
  { database: { knex }, clock }: LockDeps,
  { companyId, range }: Pick<MonthRequest, 'companyId' | 'range'>,
): Promise<readonly Tablet[]> {
  const company = await requireCompany(knex, companyId);
  return tabletsSilentOver(await listTablets(knex, companyId), { company, range }, clock());
}

async function approvePerson(
  deps: LockDeps,
  {
    company,
    employee,
    range,
    by,
  }: MonthRequest & { readonly company: CompanySettings; readonly employee: Employee },
): Promise<Pick<LockOutcome, 'locked' | 'renewed'> & Pick<HeldBackPerson, 'reasons'>> {
  if (by.userId === employee.id && !company.decidesOwnTime)
    return { locked: 0, renewed: [], reasons: [{ code: 'own_time', count: 1 }] };
  let reasons: HeldBackPerson['reasons'] = [];
  const request = { company, employees: [employee], range, by, reason: APPROVED };
  const { locked, renewed } = await lockTimeEntries(deps, request, async (tx, employees, entries) => {
    const found = await findObstacles(
      tx,
      { ...request, employees, skipOpen: false, now: deps.clock() },
      entries,
    );
    reasons = found.map(({ code, count }) => ({ code, count }));
    return new Set(found.map(({ employee: { id } }) => id));
  });
  return { locked, renewed, reasons };
}
