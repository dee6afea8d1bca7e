// What is to do before a period is paid, each line with its count, and how far the time of everybody has come.
import { instantsOf, localDateOf } from '@stimpill/time';
import type { Queryable } from '#database/database.ts';
import { listClosedTime } from '#features/ledger/closed-time-store.ts';
import type { PayrollIssue, PayrollIssueCode } from '#features/payroll/payroll-issue.ts';
import type { Seer } from '#features/people/seen-people.ts';
import { differingByRule } from '#features/payroll/timesheet-issues.ts';
import { groupBy } from '#group-by.ts';
import { tabletsSilentOver } from '#features/payroll/completeness-issues.ts';
import { listTablets } from '#features/tablets/health/tablet-store.ts';
import { isInUse, isSilentNow } from '#features/tablets/health/tablet-concerns.ts';
import type { Range } from '#features/hours/read-timesheet-grid.ts';
import { bonusChecks } from './bonus-checks.ts';
import { compareHours, type ComparedHours } from './compare-hours.ts';
import { countWaiting, undecidedOf, waitingChecks } from './count-waiting.ts';
import { countPayroll, type CountedPerson, type CountRequest, type PayrollCount } from './count-payroll.ts';
import {
  nameOf,
  peopleCheck,
  type Counts,
  type Kind,
  type MonthCheck,
  type MonthCheckCode,
} from './month-check.ts';
import { listMovedPeople, type MovedPerson } from './moved-people.ts';
import { linesOnceApproved } from './lines-once-approved.ts';
import { knownByOf } from './to-identity.ts';
import { readAsSent } from './read-as-sent.ts';
import type { ExportProfileKey } from './export-profile.ts';
import type { UnmappedAbsence } from './without-absences.ts';

type LockState = 'open' | 'checked' | 'approved' | 'exported' | 'differences';

type MonthPerson = {
  readonly employeeId: string;
  readonly displayName: string;
  readonly state: LockState;
  /** Some of it is not locked yet, and nothing is in the way. */
  readonly canBeApproved: boolean;
  /** Some of it is locked, or some of the days are closed, which reopening takes back. */
  readonly canBeReopened: boolean;
  /** There is anything to send. */
  readonly isPaid: boolean;
  readonly unmappedAbsences: readonly UnmappedAbsence[];
  /** Null where it was not asked for. */
  readonly hours: ComparedHours | null;
  /** The profile of the latest run that has them for days of the period. */
  readonly sentBy: ExportProfileKey | null;
};

export type CheckedMonth = {
  readonly knownBy: ReturnType<typeof knownByOf>;
  readonly checks: readonly MonthCheck[];
  readonly people: readonly MonthPerson[];
  readonly moved: readonly MovedPerson[];
};

type AskedMonth = {
  readonly seer: Seer;
  /** The period before, with whose hours those of the period are compared; null: with none. */
  readonly before: Range | null;
};

export async function checkPayrollMonth(
  db: Queryable,
  request: CountRequest,
  { seer, before }: AskedMonth,
): Promise<CheckedMonth> {
  const count = await countPayroll(db, { ...request, comparedFrom: before?.startDate });
  const waiting = await countWaiting(count, request);
  const isAsSent = await readAsSent(count);
  const closed = await listPeopleWithClosedDays(count, request);
  const timesheets = count.people.map(({ timesheet }) => timesheet);
  const hours = before && (await compareHours(db, count.preview.company, timesheets, before));
  return {
    knownBy: knownByOf(count.profile),
    checks: [
      ...(await tabletChecks(db, count, request)),
      ...waitingChecks(count, waiting),
      issueCheck(count, { code: 'entryOpen', blocks: true, page: 'timesheets' }, 'entry.open'),
      issueCheck(count, { code: 'entryDraft', blocks: false, page: 'timesheets' }, 'entry.draft'),
      parameterCheck(count),
      unmappedCheck(count, await linesOnceApproved(db, count, request)),
      absenceCheck(count, 'absenceUnmapped'),
      absenceCheck(count, 'absenceUnsettled'),
      identityCheck(count),
      issueCheck(
        count,
        { code: 'holidayHoursUnknown', blocks: false, page: 'people' },
        'holiday_pay.hours_unknown',
      ),
      ...(await bonusChecks(db, count, request)),
      ...figureChecks(count),
    ],
    moved: await movedPeople(count, request, seer),
    people: count.people.map((person) => ({
      ...nameOf(person),
      ...stateOf(person, isAsSent, undecidedOf(waiting, person.timesheet.employee.id)),
      canBeReopened:
        closed.has(person.timesheet.employee.id) ||
        person.timesheet.entries.some(({ entry }) => entry.isLocked),
      isPaid: isPaid(person, count),
      unmappedAbsences: person.unmappedAbsences,
      hours: hours?.get(person.timesheet.employee.id) ?? null,
      sentBy: person.sent.at(-1)?.profileKey ?? null,
    })),
  };
}

/** What was approved and is otherwise now: by what is recorded, which the next approval takes, and by the rules of now, which it does not. */
function figureChecks(count: PayrollCount): MonthCheck[] {
  const movedDays = countsBy(count, ({ moved }) => moved.dates.length);
  const otherwise = countsBy(count, differingByRule);
  return [
    peopleCheck(count, { code: 'figuresMoved', blocks: true, page: 'timesheets' }, (id) => movedDays.get(id)),
    peopleCheck(count, { code: 'figureChanged', blocks: false, page: 'timesheets' }, (id) =>
      otherwise.get(id),
    ),
  ];
}

function movedPeople(
  { scope, people, preview: { company } }: PayrollCount,
  { now }: CountRequest,
  seer: Seer,
): Promise<readonly MovedPerson[]> {
  const today = localDateOf(now, company.timeZone);
  const timesheets = people.map(({ timesheet }) => timesheet);
  return listMovedPeople(scope, timesheets, { company, seer, today });
}

async function listPeopleWithClosedDays(
  { scope, people, preview: { company } }: PayrollCount,
  { range }: CountRequest,
): Promise<ReadonlySet<string>> {
  const { from, to } = instantsOf(range, company.timeZone);
  const ids = people.map(({ timesheet }) => timesheet.employee.id);
  const closed = [...(await listClosedTime(scope, ids, from))];
  return new Set(closed.filter(([, spans]) => spans.some((span) => span.from < to)).map(([id]) => id));
}

function countsBy(
  { people }: PayrollCount,
  countOf: (timesheet: CountedPerson['timesheet']) => number,
): Counts {
  return new Map(people.map(({ timesheet }) => [timesheet.employee.id, countOf(timesheet)]));
}

function issueCheck(count: PayrollCount, kind: Kind, code: PayrollIssueCode): MonthCheck {
  const issues = groupBy(
    count.preview.issues.filter((issue) => issue.code === code),
    ({ employeeId = '' }) => employeeId,
  );
  return peopleCheck(count, kind, (id) =>
    issues.get(id)?.reduce((sum, { entryCount = 1 }) => sum + entryCount, 0),
  );
}

/** With the minutes of the entries that wait for them. */
function parameterCheck(count: PayrollCount): MonthCheck {
  const kind = { code: 'parameterMissing', blocks: true, page: 'payRules' } as const;
  const waiting = new Map(
    count.people.map(({ timesheet: { employee, issues } }) => [
      employee.id,
      issues.filter(({ code }) => code === 'parameter-missing'),
    ]),
  );
  const words = [...waiting.values()].flat().flatMap(({ parameters = [] }) => parameters);
  const check = peopleCheck(
    count,
    kind,
    (id) => waiting.get(id)?.length,
    (id) => waiting.get(id)?.reduce((sum, { minutes }) => sum + minutes, 0) ?? 0,
  );
  return { ...check, words: [...new Map(words.map((each) => [each.en, each])).values()] };
}

function unmappedCheck({ preview }: PayrollCount, later: readonly PayrollIssue[]): MonthCheck {
  const keys = [...preview.issues, ...later]
    .filter(({ code }) => code === 'pay_line.unmapped')
    .flatMap(({ payLineKey }) => payLineKey ?? []);
  const names = [...new Set(keys)].sort();
  const kind = { code: 'lineUnmapped', blocks: true, page: 'payrollCodes' } as const;
  return { ...kind, count: names.length, people: [], names, words: [], bonus: null };
}

/** Of people who are paid by the hour it is in the way of a run; of the others the company may say that the salary pays it. */
function absenceCheck(count: PayrollCount, code: 'absenceUnmapped' | 'absenceUnsettled'): MonthCheck {
  const isBlocking = code === 'absenceUnmapped';
  const counts = new Map(
    count.people.map(({ timesheet, unmappedAbsences }) => [
      timesheet.employee.id,
      unmappedAbsences.filter(({ blocks, minutes }) => blocks === isBlocking && minutes > 0).length,
    ]),
  );
  return peopleCheck(count, { code, blocks: isBlocking, page: 'payrollCodes' }, (id) => counts.get(id));
}

function isPaid({ lines, unmappedAbsences }: CountedPerson, { profile }: PayrollCount): boolean {
  const isAsked = unmappedAbsences.some(({ blocks }) => blocks);
  return isAsked || Object.keys(lines).length > 0 || profile.settings.writesZeros;
}

/** Of whom there is something to send, or will be once it is approved. */
function identityCheck(count: PayrollCount): MonthCheck {
  const missing = new Set(
    count.people
      .filter((person) => person.identity === null && willHaveLines(person))
      .map(({ timesheet }) => timesheet.employee.id),
  );
  const kind = { code: 'identityMissing', blocks: true, page: 'people' } as const;
  return peopleCheck(count, kind, (id) => (missing.has(id) ? 1 : 0));
}

function willHaveLines({ lines, timesheet }: CountedPerson): boolean {
  return Object.keys(lines).length > 0 || timesheet.entries.some(({ entry }) => !entry.isDraft);
}

async function tabletChecks(
  db: Queryable,
  { preview: { company } }: PayrollCount,
  { range, now }: CountRequest,
): Promise<MonthCheck[]> {
  const tablets = await listTablets(db, company.id);
  const isOver = now >= instantsOf(range, company.timeZone).to;
  const silent = isOver
    ? tabletsSilentOver(tablets, { company, range }, now)
    : tablets.filter((tablet) => isSilentNow(tablet, now));
  const holding = tablets.filter((tablet) => isInUse(tablet) && (tablet.waitingPunches ?? 0) > 0);
  const check = (code: MonthCheckCode, blocks: boolean, found: typeof tablets): MonthCheck => ({
    code,
    blocks,
    count: found.length,
    people: [],
    names: found.map(({ name }) => name),
    page: 'tablets',
    words: [],
    bonus: null,
  });
  // Silent before the end it is in nobody's way yet: it matters once the period is over.
  return [check('tabletSilent', isOver, silent), check('tabletHoldsPunches', false, holding)];
}

/** What keeps nobody’s time from being approved. */
const HOLDS_NO_TIME = new Set<PayrollIssueCode>(['entry.not_locked', 'absence.unmapped']);

function stateOf(
  person: CountedPerson,
  isAsSent: (person: CountedPerson) => boolean,
  undecided: number,
): Pick<MonthPerson, 'state' | 'canBeApproved'> {
  const { timesheet, errors, sent } = person;
  const isLocked = timesheet.entries.every(({ entry }) => entry.isLocked || entry.isDraft);
  const isFree = undecided === 0 && errors.every(({ code }) => HOLDS_NO_TIME.has(code));
  const canBeApproved = (!isLocked || timesheet.moved.entryIds.length > 0) && isFree;
  if (sent.length > 0)
    return { state: isLocked && isAsSent(person) ? 'exported' : 'differences', canBeApproved };
  if (!isFree) return { state: 'open', canBeApproved };
  return { state: isLocked ? 'approved' : 'checked', canBeApproved };
}
