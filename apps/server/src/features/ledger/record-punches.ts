// What happens when somebody punches, whole: the one way live punches become rows, whatever their door and however many.
//
//   facts into the inbox -> who, which project -> timelines -> decisions -> entries opened or closed -> verdicts on the facts
//
// All of it is one transaction. A punch that is refused is a fact with a verdict too: it is committed, and only then refused.
// Punches of our own kiosk come in through station/, with a time of their own, and meet these in apply-punches.ts.
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
import { applyPunches } from './apply-punches.ts';
import { checkProjectsEnabled, projectCheckFor } from './check-project.ts';
import type { Outcome, UndecidedPunch } from './decide-all.ts';
import { isPhotoDemanded } from './missing-photo.ts';
import {
  findPunchedLater,
  insertPunchFacts,
  insertPunchVerdicts,
  type PunchVerdict,
} from './punch-inbox-store.ts';
import type { Punch } from './punch.ts';
import { toRefusal, type Refusal } from './refusal.ts';
import { openReviewItems, type NewReviewItem } from './new-review-item-store.ts';
import type { PunchReviewReason } from './review-reason.ts';

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

type Result = RecordedPunch | { readonly refusal: Refusal };

/** Punches that arrive together share a transaction; see group-commit.ts. */
export function createRecordPunch(deps: { readonly database: Database; readonly clock: Clock }): RecordPunch {
  const record = createGroupCommit(deps.database, (tx, punches: readonly Punch[]) =>
    recordPunches(tx, deps.clock, punches),
  );
  return async (punch) => {
    const result = await record(punch);
    if ('refusal' in result) throw new DomainError(result.refusal.code, result.refusal);
    return result;
  };
}

async function recordPunches(tx: Queryable, clock: Clock, punches: readonly Punch[]): Promise<Result[]> {
  const results = new Map<Punch, Result>();
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
): Promise<Result[]> {
  const company = await requireCompany(scope.db, scope.companyId);
  const employees = await lockEmployees(scope, [...new Set(punches.map(({ employeeId }) => employeeId))]);
  // Read after the lock: of two punches at the same moment, the one that waited is the later one.
  const at = clock();
  const facts = punches.map((punch) => ({ id: uuidv7(), punch, receivedAt: at, punchedAt: at }));

  await insertPunchFacts(scope, facts);
  const refusals = await checkPunches(scope, { company, employees, at }, punches);
  const accepted = facts.filter((_, index) => refusals[index] === undefined);
  const behind = await findPunchedLater(scope, [...employees.keys()], at);
  const undecided = accepted.map(({ id, punch }) =>
    toUndecided(id, punch, at, {
      isClockBehind: behind.has(punch.employeeId),
      isPhotoMissing: isPhotoMissing(company, punch),
    }),
  );
  const outcomes = await applyPunches(scope, undecided, at);
  const results = facts.map(({ id, punch }, index): Result => {
    const verdict = refusals[index] ?? refusalIn(outcomes.get(id));
    if (verdict !== undefined) return { refusal: verdict };
    const isClockedIn = punch.action === 'start';
    return { punchId: id, timeEntryId: entryIn(outcomes.get(id)), isClockedIn, punchedAt: at, company };
  });
  const doubts = new Map(
    undecided.map((punch) => [punch.punchId, doubtsAbout(punch, outcomes.get(punch.punchId))]),
  );
  const recorded = facts.map(({ id, punch: { employeeId } }, index) => ({
    punchId: id,
    employeeId,
    result: results[index] ?? assertNeverHappens('a punch without a result'),
    doubts: doubts.get(id) ?? [],
  }));
  await insertPunchVerdicts(
    scope,
    recorded.map((each) => toVerdict(each, at)),
  );
  await openReviewItems(scope, recorded.flatMap(toQuestions), at);
  return results;
}

/** A kiosk hands over no photos: the operation for them wants the signature of a tablet. */
function isPhotoMissing(company: CompanySettings, { door }: Punch): boolean {
  return door === 'kiosk' && isPhotoDemanded(company);
}

/** What a manager is asked about a punch that became time; what it made is a draft until then. */
function doubtsAbout(
  { at, isClockBehind, isPhotoMissing }: LivePunch,
  outcome: Outcome | undefined,
): readonly PunchReviewReason[] {
  if (outcome?.outcome !== 'applied') return [];
  const isTimeUncertain = isClockBehind || outcome.at !== at;
  return [
    ...(isTimeUncertain ? (['time_uncertain'] as const) : []),
    ...(isPhotoMissing ? (['photo_missing'] as const) : []),
  ];
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

type Doubtful = {
  /** The person has punched later by the server's clock, so it was set back. */
  readonly isClockBehind: boolean;
  readonly isPhotoMissing: boolean;
};

type LivePunch = UndecidedPunch & Doubtful;

function toUndecided(punchId: string, punch: Punch, at: number, doubtful: Doubtful): LivePunch {
  return {
    punchId,
    employeeId: punch.employeeId,
    action: punch.action,
    at,
    projectId: punch.projectId ?? null,
    subProjectId: punch.subProjectId ?? null,
    isDraft: doubtful.isClockBehind || doubtful.isPhotoMissing,
    isLive: true,
    areOthersHeard: true,
    ...doubtful,
  };
}

function refusalIn(outcome: Outcome | undefined): Refusal | undefined {
  return outcome?.outcome === 'ask' ? toRefusal(outcome.reason) : undefined;
}

function entryIn(outcome: Outcome | undefined): string {
  return outcome?.outcome === 'applied'
    ? outcome.timeEntryId
    : assertNeverHappens('a live punch that was neither applied nor refused');
}

type Recorded = {
  readonly punchId: string;
  readonly employeeId: string;
  readonly result: Result;
  readonly doubts: readonly PunchReviewReason[];
};

function toVerdict({ punchId, result, doubts }: Recorded, decidedAt: number): PunchVerdict {
  const common = { id: uuidv7(), punchId, decidedAt };
  return 'refusal' in result
    ? { ...common, verdict: 'conflict', code: result.refusal.code, timeEntryId: null }
    : { ...common, verdict: 'applied', code: doubts[0] ?? null, timeEntryId: result.timeEntryId };
}

/** Nobody is asked about what was refused. */
function toQuestions({ punchId, employeeId, result, doubts }: Recorded): NewReviewItem[] {
  if ('refusal' in result) return [];
  const { timeEntryId } = result;
  return doubts.map((reason) => ({ employeeId, reason, punchId, timeEntryId }));
}
