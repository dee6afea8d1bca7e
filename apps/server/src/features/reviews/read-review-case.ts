// Everything that somebody needs to decide a question: the day of the person, what was told, and each choice with what it changes.
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { WorkedWhileAway } from '#features/absences/worked-while-away.ts';
import { findToldChange } from '#features/change-answers/change-answer-store.ts';
import { readToldChanges, type ToldChangeInFull } from '#features/change-answers/read-told-change.ts';
import type { Author } from '#features/changes/change.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { findReviewItem } from '#features/ledger/review-item-store.ts';
import { WORKED_WHILE_AWAY, type OpenReview } from '#features/ledger/review-item.ts';
import type { SettleDeps } from '#features/ledger/settle-review-item.ts';
import type { Employee } from '#features/people/employee.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { proposeOuts, type Forgetful } from '#features/reminders/propose-outs.ts';
import { seenBy, type Seer } from '#features/people/seen-people.ts';
import {
  findDecision,
  findToldCorrection,
  listEarlierDecisions,
  type EarlierDecision,
  type ToldCorrection,
} from './case-store.ts';
import { readClosedDay, type ClosedDay } from './closed-day.ts';
import { readDay, type DayOfPerson } from './day-of-person.ts';
import { findWorkedWhileAway, requireQuestion } from './find-question.ts';
import { type Question, isEntryKind } from './question.ts';
import { listTogether } from './together.ts';
import { tryChoices, tryTime, type TriedChoice, type TriedTime } from './try-choices.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import type { PlannedTime } from '#features/schedules/shift-store.ts';

export type ReviewCase = {
  readonly question: Question;
  /** Null where it is about nobody of the company. */
  readonly employee: Employee | null;
  /** How many other questions are decided with it. */
  readonly togetherWith: number;
  readonly item: OpenReview | undefined;
  /** Of a change that the person says is not so. */
  readonly denied: ToldChangeInFull | null;
  readonly told: ToldCorrection | undefined;
  /** Epoch milliseconds. */
  readonly proposedAt: number | null;
  /** Null where it is about nobody of the company. */
  readonly day: DayOfPerson | null;
  /** Null where the time is not closed for payroll. */
  readonly closed: ClosedDay | null;
  /** Of work on a day of absence. */
  readonly away: WorkedWhileAway | null;
  readonly earlier: readonly EarlierDecision[];
  /** Null while it is open. */
  readonly settled: EarlierDecision | null;
  /** None where it is settled. */
  readonly choices: readonly TriedChoice[];
};

type Reader = { readonly company: CompanySettings; readonly seer: Seer; readonly by: Author };

/** @throws DomainError `review.not_found`, `review.not_open` where it is about a time entry that is in order meanwhile */
export async function readReviewCase(deps: SettleDeps, reader: Reader, id: string): Promise<ReviewCase> {
  const scope = companyScope(deps.database.knex, reader.company.id);
  const about = await readAbout(deps, reader, await questionOf(deps, reader, id));
  const { question, told, proposedAt, day, away } = about;
  const item = await findReviewItem(scope, question.id);
  const settled = await findDecision(scope, question.id);
  return {
    ...{ question, told, proposedAt, day, away, settled, employee: about.employee },
    togetherWith: (await listTogether(scope, seenBy(reader.seer), [id], { kind: 'accept' })).length,
    item,
    denied: await readDenied(scope, about, item),
    closed: await readClosedDay(scope, reader.company, question, day),
    earlier: await earlierThan(scope, about),
    choices: settled === null ? await tryChoices(deps, about) : [],
  };
}

/**
 * What it would change to settle the question at a time that somebody says.
 * @throws DomainError `review.not_found`, `review.not_open`, `review.not_possible` where the question takes no other time
 */
export async function tryReviewTime(
  deps: SettleDeps,
  reader: Reader,
  id: string,
  tried: TriedTime,
): Promise<TriedChoice> {
  const scope = companyScope(deps.database.knex, reader.company.id);
  const question = await questionOf(deps, reader, id);
  if ((await findDecision(scope, question.id)) !== null) throw new DomainError('review.not_open');
  return tryTime(deps, await readAbout(deps, reader, question), tried);
}

function questionOf(
  { database, clock }: SettleDeps,
  { company, seer }: Reader,
  id: string,
): Promise<Question> {
  return requireQuestion(companyScope(database.knex, company.id), { company, seer, now: clock() }, id);
}

type About = Parameters<typeof tryChoices>[1] & Pick<ReviewCase, 'told'>;

async function readAbout(
  { database, clock }: SettleDeps,
  { company, by }: Reader,
  question: Question,
): Promise<About> {
  const scope = companyScope(database.knex, company.id);
  const { id, kind, employeeId, punchId } = question;
  const employee = employeeId === null ? undefined : await findEmployee(scope, employeeId);
  const told = punchId === null ? undefined : await findToldCorrection(scope, punchId);
  const day = employee === undefined ? null : await readDay(scope, company, employee, question.at);
  const open = day?.entries.find((entry) => entry.id === question.timeEntryId && entry.endAt === null);
  const proposedAt =
    told?.at ??
    (isOfEnd(question) && open !== undefined && employee !== undefined
      ? await proposedEnd(scope, company, { employee, open, until: clock() })
      : proposedTime(question, day, clock()));
  const away = kind === WORKED_WHILE_AWAY ? await findWorkedWhileAway(scope, company, id) : undefined;
  return { company, by, question, employee: employee ?? null, day, proposedAt, told, away: away ?? null };
}

async function readDenied(
  scope: CompanyScope,
  { company, employee }: About,
  item: OpenReview | undefined,
): Promise<ToldChangeInFull | null> {
  const change = item?.denied ? await findToldChange(scope, item.denied.changeId) : undefined;
  if (change === undefined || employee === null) return null;
  const [denied] = await readToldChanges(scope, { company, employee }, [change]);
  return denied ?? null;
}

async function earlierThan(
  scope: CompanyScope,
  { day, question: { employeeId, id } }: About,
): Promise<readonly EarlierDecision[]> {
  if (day === null || employeeId === null) return [];
  const decided = await listEarlierDecisions(scope, employeeId, day);
  return decided.filter(({ reviewId }) => reviewId !== id);
}

/** As the page of today proposes it. */
async function proposedEnd(
  scope: CompanyScope,
  { timeZone }: CompanySettings,
  forgetful: Forgetful,
): Promise<number | null> {
  const proposed = await proposeOuts(scope, timeZone, [forgetful]);
  return proposed.get(forgetful.employee.id)?.at ?? null;
}

const isOfEnd = ({ kind }: Pick<Question, 'kind'>) => isEntryKind(kind) || kind === 'inactive';

/** Which time does the plan propose for a punch or an end that is in question? Pure. */
type Planned = { readonly entries: readonly TimeEntry[]; readonly shifts: readonly PlannedTime[] };

/**
 * The planned start or end nearest to the punch; of a time entry the end of the shift that was going on.
 * @returns epoch milliseconds, not in the future; null where nothing is planned, or the time is the planned one
 */
function proposedTime(
  { kind, action, at, timeEntryId }: Pick<Question, 'kind' | 'action' | 'at' | 'timeEntryId'>,
  day: Planned | null,
  now: number,
): number | null {
  const entry = day?.entries.find(({ id }) => id === timeEntryId);
  const isEnd = isOfEnd({ kind });
  const times =
    isEnd && entry !== undefined
      ? endsWithin(day?.shifts ?? [], entry)
      : (day?.shifts ?? []).map(({ startAt, endAt }) => (action === 'start' ? startAt : endAt));
  const past = times.filter((time) => time <= now && time !== (isEnd ? entry?.endAt : at));
  if (!isEnd && action === null) return null;
  return past.sort((a, b) => Math.abs(a - at) - Math.abs(b - at))[0] ?? null;
}

function endsWithin(shifts: readonly PlannedTime[], { startAt, endAt }: TimeEntry): number[] {
  return shifts.map((shift) => shift.endAt).filter((end) => end > startAt && (endAt === null || end < endAt));
}
