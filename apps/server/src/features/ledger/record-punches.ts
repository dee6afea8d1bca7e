// The whole way of a live punch, from the door to its rows: the same for every door, and for one punch or many.
//
//   lock the people; who, which project, what is known of their time -> facts into the inbox -> settle-punches.ts
//
// What is read is asked for together, and so is what is written: PostgreSQL answers each of them after one journey.
// All of it is one transaction. A punch that is refused is a fact with a verdict too: it is committed, and only then refused.
// Punches of our own kiosk come in through tablets/, with a time of their own, and meet these in settle-punches.ts.
import { localDateOf } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database, Queryable } from '#database/database.ts';
import { createGroupCommit } from '#database/group-commit.ts';
import { DomainError, assertNeverHappens } from '#errors/domain-error.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { hasOnlyLeft, isEmployed, type Employee } from '#features/people/employee.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import { groupBy } from '#group-by.ts';
import { uuidv7 } from '#ids.ts';
import { inLine, punchJudged } from '#signals.ts';
import { checkProjectsEnabled, projectCheckFor, type ProjectCheck } from './check-project.ts';
import { readKnownTime, type KnownTime } from './known-time.ts';
import { isPhotoDemanded } from './punch.ts';
import { insertPunchFacts, listPunchedAfter } from './punch-fact-store.ts';
import type { Punch } from './punch.ts';
import { CLOCK_UNSURE, type PunchReviewReason } from './review-item.ts';
import { endInactiveQuestions } from './review-item-store.ts';
import { settlePunches, type PunchToSettle } from './settle-punches.ts';
import type { Refusal, Verdict } from './verdict.ts';
import { openWork } from './work-now.ts';

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

export type RecordDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** Whether the clock tells the time of this moment surely. A punch of a moment that is not sure is a draft, and a manager is asked. Left out: it is. */
  readonly isTimeSure?: () => boolean | Promise<boolean>;
};

type TimedPunch = Punch & { readonly isTimeSure: boolean };

/** Punches that arrive together share a transaction; see group-commit.ts. */
export function createRecordPunch({ isTimeSure = () => true, ...deps }: RecordDeps): RecordPunch {
  const record = createGroupCommit(deps.database, (tx, punches: readonly TimedPunch[]) =>
    recordPunches(tx, deps.clock, punches),
  );
  return async (punch) => {
    const timed = { ...punch, isTimeSure: await isTimeSure() };
    const { verdict, ...recorded } = await inLine('commit', () => record(timed));
    punchJudged.send({ door: punch.door, verdict: verdict.verdict });
    if (verdict.verdict === 'conflict') throw new DomainError(verdict.code, verdict);
    if (verdict.verdict !== 'applied')
      return assertNeverHappens('a live punch that was neither applied nor refused');
    return { ...recorded, timeEntryId: verdict.timeEntryId, isClockedIn: punch.action === 'start' };
  };
}

async function recordPunches(
  tx: Queryable,
  clock: Clock,
  punches: readonly TimedPunch[],
): Promise<Recorded[]> {
  const results = new Map<TimedPunch, Recorded>();
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
  punches: readonly TimedPunch[],
): Promise<Recorded[]> {
  const employeeIds = [...new Set(punches.map(({ employeeId }) => employeeId))];
  const since = clock();
  // The lock is the first of them, so the others see what its last holder has written.
  const [employees, company, known, punchedAfter, checkProject] = await Promise.all([
    lockEmployees(scope, employeeIds),
    requireCompany(scope.db, scope.companyId),
    readKnownTime(scope, employeeIds, since),
    listPunchedAfter(scope, employeeIds, since),
    projectCheckFor(scope, punches),
  ]);
  // The clock is read after the lock: of two punches at the same moment, the one that waited for the lock gets the later time.
  const at = clock();
  const facts = punches.map((punch) => ({ id: uuidv7(), punch, receivedAt: at, punchedAt: at }));
  const isLate = lateStopFor({ company, employees, known, at });
  const refusalOf = refusalFor({ company, employees, checkProject, at, isLate });
  const toSettle = facts.map(({ id, punch }) => {
    const isClockBehind = (punchedAfter.get(punch.employeeId) ?? at) > at;
    const doubts = { isClockBehind, isLate: isLate(punch) };
    return livePunch(id, punch, { at, doubts, company, refusal: refusalOf(punch) });
  });
  // The facts first: a verdict is about one.
  const [, verdicts] = await Promise.all([
    insertPunchFacts(scope, facts),
    settlePunches(scope, toSettle, at, known),
  ]);
  const closedLate = toSettle.filter(({ asks }) => asks.includes('after_last_day'));
  if (closedLate.length > 0)
    await endInactiveQuestions(
      scope,
      closedLate.map(({ employeeId }) => employeeId),
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

/** @returns whether a punch ends, after the last day of the person, what began while they worked here */
function lateStopFor({
  company: { timeZone },
  employees,
  known,
  at,
}: Known & { readonly known: KnownTime }): (punch: Punch) => boolean {
  const today = localDateOf(at, timeZone);
  return ({ action, employeeId }) => {
    const employee = employees.get(employeeId);
    const open = openWork(known.timelines.get(employeeId) ?? []);
    if (action !== 'stop' || employee === undefined || open === undefined) return false;
    return hasOnlyLeft(employee, today) && isEmployed(employee, localDateOf(open.startAt, timeZone));
  };
}

/** @returns why a punch cannot count, whatever the time of the person; undefined where it can */
function refusalFor({
  company,
  employees,
  checkProject,
  at,
  isLate,
}: Known & {
  readonly checkProject: ProjectCheck;
  readonly isLate: (punch: Punch) => boolean;
}): (punch: Punch) => Refusal | undefined {
  const today = localDateOf(at, company.timeZone);
  return (punch) => {
    const disabled = checkProjectsEnabled(company, punch);
    if (disabled) return disabled;
    const employee = employees.get(punch.employeeId);
    if (employee === undefined || (!isEmployed(employee, today) && !isLate(punch)))
      return { code: 'employee.not_found', field: 'employeeId' };
    return checkProject(company, employee, punch);
  };
}

type LivePunch = {
  readonly at: number;
  readonly doubts: {
    /** The person has punched later by the server's clock, so it was set back. */
    readonly isClockBehind: boolean;
    /** It ends, after their last day, what began while they worked here. */
    readonly isLate: boolean;
  };
  readonly company: CompanySettings;
  readonly refusal: Refusal | undefined;
};

/** The time entry that it makes is a draft while a manager is asked about it. */
function livePunch(
  punchId: string,
  punch: TimedPunch,
  { at, doubts: { isClockBehind, isLate }, company, refusal }: LivePunch,
): PunchToSettle {
  // A kiosk hands over no photos: the operation for them wants the signature of a tablet.
  const isPhotoMissing = punch.door === 'kiosk' && isPhotoDemanded(company);
  const asks: PunchReviewReason[] = [
    ...(isClockBehind ? (['time_uncertain'] as const) : []),
    ...(punch.isTimeSure ? [] : ([CLOCK_UNSURE] as const)),
    ...(isPhotoMissing ? (['photo_missing'] as const) : []),
    ...(isLate ? (['after_last_day'] as const) : []),
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
