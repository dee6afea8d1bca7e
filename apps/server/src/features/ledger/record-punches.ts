// The whole way of a live punch, from the door to its rows: the same for every door, and for one punch or many.
//
//   facts into the inbox -> who, which project -> settle-punches.ts
//
// All of it is one transaction. A punch that is refused is a fact with a verdict too: it is committed, and only then refused.
// Punches of our own kiosk come in through tablets/, with a time of their own, and meet these in settle-punches.ts.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database, Queryable } from '#database/database.ts';
import { createGroupCommit } from '#database/group-commit.ts';
import { assertNeverHappens } from '#errors/assert-never-happens.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { localDateIn } from '#features/companies/local-date.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { isEmployed, type Employee } from '#features/people/employee.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import { groupBy } from '#group-by.ts';
import { uuidv7 } from '#ids.ts';
import { checkProjectsEnabled, projectCheckFor } from './check-project.ts';
import { isPhotoDemanded } from './punch.ts';
import { findPunchedLater, insertPunchFacts } from './punch-fact-store.ts';
import type { Punch } from './punch.ts';
import type { PunchReviewReason } from './review-item.ts';
import { settlePunches, type PunchToSettle } from './settle-punches.ts';
import type { Refusal, Verdict } from './verdict.ts';

export type RecordedPunch = {
  readonly punchId: string;
  readonly timeEntryId: string;
  readonly isClockedIn: boolean;
  /** Epoch milliseconds. */
  readonly punchedAt: number;
  readonly company: CompanySettings;
};

/** @throws DomainError with the code of the refusal, once it is in the inbox */
export type RecordPunch = (punch: Punch) => Promise<RecordedPunch>;

type Recorded = {
  readonly punchId: string;
  readonly verdict: Verdict;
  readonly punchedAt: number;
  readonly company: CompanySettings;
};

/** Punches that arrive together share a transaction; see group-commit.ts. */
export function createRecordPunch(deps: { readonly database: Database; readonly clock: Clock }): RecordPunch {
  const record = createGroupCommit(deps.database, (tx, punches: readonly Punch[]) =>
    recordPunches(tx, deps.clock, punches),
  );
  return async (punch) => {
    const { verdict, ...recorded } = await record(punch);
    if (verdict.verdict === 'conflict') throw new DomainError(verdict.code, verdict);
    if (verdict.verdict !== 'applied')
      return assertNeverHappens('a live punch that was neither applied nor refused');
    return { ...recorded, timeEntryId: verdict.timeEntryId, isClockedIn: punch.action === 'start' };
  };
}

async function recordPunches(tx: Queryable, clock: Clock, punches: readonly Punch[]): Promise<Recorded[]> {
  const results = new Map<Punch, Recorded>();
  // In one order everywhere: two groups that lock people of the same companies never wait for each other.
  const byCompany = [...groupBy(punches, (punch) => punch.companyId)].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [companyId, ofCompany] of byCompany) {
    const recorded = await recordOfCompany(companyScope(tx, companyId), clock, ofCompany);
    for (const [index, punch] of ofCompany.entries()) {
      results.set(punch, recorded[index] ?? assertNeverHappens('a punch without a result'));
    }
  }
  return punches.map((punch) => results.get(punch) ?? assertNeverHappens('a punch of no company'));
}

async function recordOfCompany(
  scope: CompanyScope,
  clock: Clock,
  punches: readonly Punch[],
): Promise<Recorded[]> {
  const company = await requireCompany(scope.db, scope.companyId);
  const employees = await lockEmployees(scope, [...new Set(punches.map(({ employeeId }) => employeeId))]);
  // The clock is read after the lock: of two punches at the same moment, the one that waited for the lock gets the later time.
  const at = clock();
  const facts = punches.map((punch) => ({ id: uuidv7(), punch, receivedAt: at, punchedAt: at }));

  await insertPunchFacts(scope, facts);
  const refusals = await checkPunches(scope, { company, employees, at }, punches);
  const behind = await findPunchedLater(scope, [...employees.keys()], at);
  const verdicts = await settlePunches(
    scope,
    facts.map(({ id, punch }, index) => {
      const isClockBehind = behind.has(punch.employeeId);
      return toSettle(id, punch, { at, isClockBehind, company, refusal: refusals[index] });
    }),
    at,
  );
  return facts.map(({ id }) => ({
    punchId: id,
    verdict: verdicts.get(id) ?? assertNeverHappens('a punch without a verdict'),
    punchedAt: at,
    company,
  }));
}

type Known = {
  readonly company: CompanySettings;
  readonly employees: ReadonlyMap<string, Employee>;
  readonly at: number;
};

async function checkPunches(
  scope: CompanyScope,
  { company, employees, at }: Known,
  punches: readonly Punch[],
): Promise<(Refusal | undefined)[]> {
  const checkProject = await projectCheckFor(scope, punches);
  const today = localDateIn(company.timeZone, at);
  return punches.map((punch) => {
    const disabled = checkProjectsEnabled(company, punch);
    if (disabled) return disabled;
    const employee = employees.get(punch.employeeId);
    if (employee === undefined || !isEmployed(employee, today))
      return { code: 'employee.not_found', field: 'employeeId' };
    return checkProject(company, employee, punch);
  });
}

type LivePunch = {
  readonly at: number;
  /** The person has punched later by the server's clock, so it was set back. */
  readonly isClockBehind: boolean;
  readonly company: CompanySettings;
  readonly refusal: Refusal | undefined;
};

/** The time entry that it makes is a draft while a manager is asked about it. */
function toSettle(
  punchId: string,
  punch: Punch,
  { at, isClockBehind, company, refusal }: LivePunch,
): PunchToSettle {
  // A kiosk hands over no photos: the operation for them wants the signature of a tablet.
  const isPhotoMissing = punch.door === 'kiosk' && isPhotoDemanded(company);
  const asks: PunchReviewReason[] = [
    ...(isClockBehind ? (['time_uncertain'] as const) : []),
    ...(isPhotoMissing ? (['photo_missing'] as const) : []),
  ];
  return {
    punchId,
    employeeId: punch.employeeId,
    action: punch.action,
    at,
    projectId: punch.projectId ?? null,
    subProjectId: punch.subProjectId ?? null,
    isDraft: asks.length > 0,
    isLive: true,
    isClockBehind,
    areOthersHeard: true,
    asks,
    isQueued: false,
    ...(refusal && { ruling: { verdict: 'conflict', ...refusal } }),
  };
}
