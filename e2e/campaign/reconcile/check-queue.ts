// R15: the queue of unsettled punches and the questions to managers, row by row and in both directions: nothing missing, nothing too much.
import type { Fact, OpenPunch, Question } from '../facts/read-facts.ts';
import { lastVerdict } from '../facts/read-facts.ts';
import type { Check } from './check.ts';
import type { PersonsTime } from './check-time.ts';
import { doubtAbout, isSealed, isUncertain, type Told } from './doubts.ts';
import type { SilentTablet } from './silent-tablets.ts';

/** Which reasons the model allows for a punch that stands in no entry; the order of arrival decides between them. */
const TIME_REASONS: Readonly<Record<string, readonly string[]>> = {
  start: ['already_clocked_in', 'missing_stop', 'overlap', 'period_locked'],
  stop: ['not_clocked_in', 'already_closed'],
};
const WAITING = 'waiting';
/** The server waits no longer than this for other tablets. */
const LONGEST_WAIT_MS = 86_400_000;
/** What a tablet said just before it was cut off may have been about that moment. */
const JUST_SAID_MS = 60_000;
const WHILE_REVOKED_MS = 1_000;

export function checkQueue(
  everybody: readonly PersonsTime[],
  told: Told,
  now: number,
  silent: readonly SilentTablet[] = [],
): readonly Check[] {
  const { facts } = told;
  const own = everybody.flatMap(({ punches, expected }) =>
    punches
      .filter(({ door }) => door === 'station')
      .map((fact) => ({ fact, wanted: wantedOf(fact, told, expected.applied, now) })),
  );
  const asked = everybody.flatMap(({ punches, expected: { late } }) =>
    punches
      .filter(({ door, punchId }) => door === 'station' || late.has(punchId))
      .map((fact) => ({ fact, late })),
  );
  const known = new Set(own.map(({ fact }) => fact.punchId));
  const strange = [...facts.openPunches.keys()].filter((punchId) => !known.has(punchId));
  const isStuck = ({ wanted }: (typeof own)[number]) => wanted.length > 0;
  return [
    {
      id: 'R15',
      says: 'The queue holds every punch of a tablet that stands in no entry, with state and reason, and nothing else.',
      cases: own.filter(isStuck).length,
      problems: [
        ...own.flatMap(({ fact, wanted }) =>
          findRowFaults(fact, facts.openPunches.get(fact.punchId), wanted),
        ),
        ...own.flatMap(({ fact }) => findEarlyQuestions(fact, silent)),
        ...strange.map((punchId) => `${punchId} is in the queue, and no punch of a tablet`),
      ],
    },
    {
      id: 'R15',
      says: 'Each question stands there once, with its person and entry; only those have been answered that answered themselves.',
      cases: facts.questions.length + facts.answered.length,
      problems: [
        ...asked.flatMap(({ fact, late }) => findQuestionFaults(fact, told, late)),
        ...facts.answered.flatMap((question) => findAnswerFaults(question, told, everybody)),
      ],
    },
  ];
}

/** @returns the states and reasons in which it may be in the queue; none where it must not be there */
function wantedOf(fact: Fact, told: Told, applied: ReadonlySet<string>, now: number): readonly string[] {
  const { punchId, action, receivedAt } = fact;
  if (isDecided(punchId, told)) return [];
  const doubt = doubtAbout(punchId, told);
  if (doubt === 'bytes') return ['review integrity'];
  if (doubt === 'person') return [`review ${personReason(punchId, told)}`];
  if (applied.has(punchId)) return [];
  const reasons = (TIME_REASONS[action] ?? []).map((reason) => `review ${reason}`);
  const mayWait = now - receivedAt < LONGEST_WAIT_MS || isBehindStart(fact, told);
  return action === 'stop' && mayWait ? [...reasons, WAITING] : reasons;
}

/** Within a day of its arrival nobody is asked about a lone clock-out while another tablet may still hold its clock-in. */
function findEarlyQuestions(fact: Fact, silent: readonly SilentTablet[]): string[] {
  const { punchId, companyId, deviceId, punchedAt, receivedAt, verdicts } = fact;
  return verdicts
    .filter(({ verdict, code }) => verdict === 'review' && code === 'not_clocked_in')
    .filter(({ decidedAt }) => decidedAt - receivedAt < LONGEST_WAIT_MS)
    .filter(({ decidedAt }) =>
      silent.some(
        (other) =>
          other.companyId === companyId &&
          !other.deviceIds.includes(deviceId ?? '') &&
          other.from < punchedAt - JUST_SAID_MS &&
          other.until > decidedAt + WHILE_REVOKED_MS,
      ),
    )
    .map(
      ({ decidedAt }) =>
        `${punchId} came at ${receivedAt}, and somebody was asked at ${decidedAt} although another tablet had not been heard`,
    );
}

/** A manager is asked about a start before it, and it waits for that decision. */
function isBehindStart({ employeeId, punchedAt }: Fact, { facts }: Told): boolean {
  return [...facts.openPunches.values()].some(
    (other) =>
      other.employeeId === employeeId &&
      other.punchedAt <= punchedAt &&
      (TIME_REASONS['start'] ?? []).includes(other.reason ?? ''),
  );
}

/** A manager has said what happens to the punch. A dispute that was declined leaves the punch as it is. */
function isDecided(punchId: string, { decisions }: Told): boolean {
  const decision = decisions.get(punchId);
  return decision !== undefined && decision.decided !== 'stays as it is';
}

function personReason(punchId: string, told: Told): string {
  if (told.unemployed.has(punchId)) return 'employee';
  const isGuess = isSealed(punchId, told.facts) && !told.unvouched.has(punchId);
  return isGuess && !told.lockedOut.has(punchId) ? 'pin_failed' : 'pin_unchecked';
}

function findRowFaults(fact: Fact, row: OpenPunch | undefined, wanted: readonly string[]): string[] {
  const { punchId, employeeId, deviceId, action, punchedAt } = fact;
  if (row === undefined)
    return wanted.length === 0
      ? []
      : [`${punchId} should be in the queue as ${wanted.join(' or ')}, and is not`];
  const is = [row.state, row.reason].filter((part) => part !== null).join(' ');
  const isSame =
    row.employeeId === employeeId &&
    row.deviceId === deviceId &&
    row.action === action &&
    row.punchedAt === punchedAt;
  return [
    ...(wanted.includes(is)
      ? []
      : [`${punchId} is in the queue as ${is}, and should ${wanted.join(' or ') || 'not be there'}`]),
    ...(isSame ? [] : [`${punchId} is in the queue as another punch than it is`]),
  ];
}

function findQuestionFaults(fact: Fact, told: Told, late: ReadonlySet<string>): string[] {
  const { punchId, employeeId } = fact;
  const { facts } = told;
  const asked = facts.questions.filter((question) => question.punchId === punchId);
  const wanted = questionsFor(punchId, told, late);
  const [should, is] = [wanted, asked.map(({ reason }) => reason)].map((reasons) =>
    [...reasons].sort().join(', '),
  );
  const entryId = lastVerdict(fact)?.timeEntryId ?? null;
  const others = asked.filter(
    (question) =>
      question.employeeId !== employeeId ||
      (question.timeEntryId !== null && question.timeEntryId !== entryId),
  );
  return [
    ...(should === is ? [] : [`${punchId} should be asked about as (${should}), and is as (${is})`]),
    ...others.map(({ reason }) => `${punchId} is asked about (${reason}) for another person or entry`),
  ];
}

function questionsFor(punchId: string, told: Told, late: ReadonlySet<string>): readonly string[] {
  const { facts, disputed, decisions, brought } = told;
  const row = facts.openPunches.get(punchId);
  const isOpenDispute = disputed.has(punchId) && decisions.get(punchId)?.asked !== 'dispute';
  const isSettled = isDecided(punchId, told) || doubtAbout(punchId, told) !== undefined;
  return [
    ...(row?.state === 'review' && row.reason !== null ? [row.reason] : []),
    ...(!isSettled && isUncertain(punchId, facts) ? ['time_uncertain'] : []),
    ...(!isSettled && brought.get(punchId)?.isProjectGood === false ? ['project'] : []),
    ...(!isSettled && late.has(punchId) ? ['period_locked'] : []),
    ...(isOpenDispute ? ['disputed'] : []),
  ];
}

/** What fitted may be asked about anew, for another reason, and a manager may say of it that it was not so. */
function hasGoneOn({ punchId, reason }: Question, { facts, decisions }: Told): boolean {
  const open = facts.openPunches.get(punchId ?? '');
  return (open?.state === 'review' && open.reason !== reason) || decisions.has(punchId ?? '');
}

const BY_MANAGERS: readonly (string | null)[] = ['accept', 'accept at', 'attach', 'reject'];

/** A question goes away when the time fits after all, or a manager answers it or corrects the entry. */
function findAnswerFaults(question: Question, told: Told, everybody: readonly PersonsTime[]): string[] {
  const { punchId, employeeId, reason, decision } = question;
  const { corrections, decisions } = told;
  const applied = everybody.find(({ person }) => person.id === employeeId)?.expected.applied;
  const isTime = Object.values(TIME_REASONS).flat().includes(reason);
  const stands = applied?.has(punchId ?? '') === true || hasGoneOn(question, told);
  const isHealed = decision === 'healed' && isTime && stands;
  const isCorrected = decision === 'corrected' && corrections.some((one) => one.employeeId === employeeId);
  const isByManager = BY_MANAGERS.includes(decision) && decisions.has(punchId ?? '');
  // A lock of a PIN opens by itself, or with a new PIN.
  const isOver = reason === 'pin_locked' && (decision === 'expired' || decision === 'unlocked');
  return isHealed || isCorrected || isByManager || isOver
    ? []
    : [
        `${punchId ?? 'an entry'} was asked about as ${reason}, and that is ${decision ?? 'answered'} by nobody`,
      ];
}
