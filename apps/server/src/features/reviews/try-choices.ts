// What would come of each choice? It is made as it would be made for good, and taken back.
import { localDateOf, type DateRange } from '@stimpill/time';
import type { Database } from '#database/database.ts';
import { tryOut } from '#database/try-out.ts';
import { DomainError, assertNeverHappens } from '#errors/domain-error.ts';
import type { WorkedWhileAway } from '#features/absences/worked-while-away.ts';
import type { Author } from '#features/changes/change.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { correctTimeEntry, removeTimeEntry } from '#features/ledger/edit-time-entries.ts';
import type { SettleDeps } from '#features/ledger/settle-review-item.ts';
import type { Employee } from '#features/people/employee.ts';
import { findPayEffects, type PayEffect } from '#features/timesheets/pay-effect.ts';
import { choicesOf, type Choice } from './choices-of.ts';
import type { DayOfPerson } from './day-of-person.ts';
import type { Question } from './question.ts';
import { settleQuestion } from './settle-question.ts';
import type { ReviewDecision } from '#features/ledger/review-item.ts';

export type TriedChoice = Choice & {
  readonly refusal: DomainError | null;
  /** Null where it is about no time, needs a time first, or would be refused. */
  readonly effect: PayEffect | null;
};

type About = {
  readonly company: CompanySettings;
  readonly by: Author;
  readonly question: Question;
  readonly employee: Employee | null;
  readonly day: DayOfPerson | null;
  readonly proposedAt: number | null;
  readonly away: WorkedWhileAway | null;
};

/** An absence in closed time stays as it is, so nothing is offered that would change it. */
export async function tryChoices(deps: SettleDeps, about: About): Promise<readonly TriedChoice[]> {
  const tried: TriedChoice[] = [];
  for (const choice of choicesOf(about)) tried.push({ ...choice, ...(await tryChoice(deps, about, choice)) });
  return tried.filter(({ refusal }) => refusal?.code !== 'absence.locked');
}

export type TriedTime = {
  readonly key: 'acceptAt' | 'setEnd';
  /** Epoch milliseconds. */
  readonly at: number;
};

/** @throws DomainError `review.not_possible` where the question takes no other time */
export async function tryTime(deps: SettleDeps, about: About, { key, at }: TriedTime): Promise<TriedChoice> {
  // With the time proposed, the choice is the one that the question would have.
  const proposing = { ...about, proposedAt: at };
  const choice = choicesOf(proposing).find((each) => each.key === key);
  if (choice === undefined)
    throw new DomainError('review.not_possible', { message: 'This question takes no other time.' });
  const said = { ...choice, at, needs: choice.needs.filter((need) => need !== 'atUtc') };
  return { ...said, ...(await tryChoice(deps, proposing, said)) };
}

async function tryChoice(
  deps: SettleDeps,
  about: About,
  choice: Choice,
): Promise<Pick<TriedChoice, 'refusal' | 'effect'>> {
  if (choice.needs.includes('atUtc')) return { refusal: null, effect: null };
  const make = async (database: Database) => {
    await decide({ ...deps, database }, about, choice);
  };
  try {
    return { refusal: null, effect: await effectOf(deps.database, about, make) };
  } catch (error) {
    if (error instanceof DomainError) return { refusal: error, effect: null };
    throw error;
  }
}

async function effectOf(
  database: Database,
  about: About,
  make: (trial: Database) => Promise<void>,
): Promise<PayEffect | null> {
  const { company, employee, question } = about;
  const isAboutTime = question.punchId !== null || question.timeEntryId !== null;
  if (employee === null || !isAboutTime) {
    await tryOut(database, make);
    return null;
  }
  const request = { company, employees: [employee], days: daysOf(about), make };
  const { effects } = await findPayEffects(database, request);
  return effects[0] ?? assertNeverHappens('no effect for the one who was asked for');
}

async function decide(deps: SettleDeps, about: About, choice: Choice): Promise<void> {
  const author = { company: about.company, by: about.by, reason: 'tried out' };
  const { key, entry, timeEntryId } = choice;
  if (key === 'removeEntry') await removeTimeEntry(deps, author, timeEntryId ?? '');
  else if (entry !== null) await correctTimeEntry(deps, author, entry.id, fieldsOf(entry));
  else await settleQuestion(deps, author, about.question.id, toDecision(choice));
}

function fieldsOf({ endAt, isDraft }: NonNullable<Choice['entry']>) {
  return { endAt, isDraft };
}

function toDecision({ key, at, timeEntryId }: Choice): ReviewDecision {
  if (key === 'accept' || key === 'reject') return { kind: key };
  if (key === 'shortenAbsence') return { kind: 'shorten absence' };
  if (key === 'withdrawAbsence') return { kind: 'withdraw absence' };
  if (key === 'acceptAt' && at !== null) return { kind: 'accept at', at };
  if (key === 'attach' && timeEntryId !== null) return { kind: 'attach', timeEntryId };
  return assertNeverHappens('a choice that is no decision about a question');
}

/** The local days of the punch, of what is proposed, and of the time entries around them. */
function daysOf({ company: { timeZone }, question: { at }, day, proposedAt }: About): DateRange {
  const ends = (day?.entries ?? []).flatMap(({ startAt, endAt }) => [startAt, endAt ?? startAt]);
  const times = [at, proposedAt ?? at, ...ends];
  return {
    startDate: localDateOf(Math.min(...times), timeZone),
    endDate: localDateOf(Math.max(...times), timeZone),
  };
}
