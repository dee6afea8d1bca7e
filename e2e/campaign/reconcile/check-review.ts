// R7 and R9 for our own tablets: the time of a punch may be off by no more than it says, and managers are asked about exactly those
// punches about which there is a question.
import type { Facts } from '../facts/read-facts.ts';
import type { Tap } from '../journal.ts';
import type { Check } from './check.ts';
import type { PersonsTime } from './check-time.ts';
import { doubtAbout, isUncertain, type Told } from './doubts.ts';

const MOST_OFF_MS: Readonly<Record<string, number>> = { A: 2_000, B: 60_000 };

export function checkTimeBounds(taps: readonly Tap[], { envelopes, punches }: Facts): Check {
  const countsAt = new Map(punches.map(({ punchId, punchedAt }) => [punchId, punchedAt]));
  const problems: string[] = [];
  let cases = 0;
  for (const { punchId, at, person, number } of taps) {
    const envelope = envelopes.get(punchId ?? '');
    if (envelope === undefined) continue;
    cases += 1;
    const { grade, earliest, latest } = envelope;
    const counted = countsAt.get(envelope.punchId) ?? NaN;
    const off = Math.abs(counted - at);
    const where = `${person.name}, tap ${number} at ${new Date(at).toISOString()}, grade ${grade}`;
    if (at < earliest || at > latest) {
      problems.push(
        `${where}: it was ${at - counted} ms from its time, and stands between ${earliest - counted} and ${latest - counted}`,
      );
    }
    if (off > (MOST_OFF_MS[grade] ?? Infinity)) problems.push(`${where}: it counts ${off} ms off`);
  }
  return {
    id: 'R7',
    says: 'The true moment of every tap lies inside the bounds that its punch states: 2 s in grade A, 60 s in B.',
    cases,
    problems,
  };
}

export function checkQuestions(everybody: readonly PersonsTime[], told: Told): Check {
  const own = everybody.flatMap(({ punches, expected }) =>
    punches
      .filter(({ door, punchId }) => door === 'station' || expected.late.has(punchId))
      .map(({ punchId }) => ({ punchId, expected })),
  );
  const wanted = new Map(
    own.map(({ punchId, expected }) => [punchId, questionsAbout(punchId, told, expected)]),
  );
  const found = questionsIn(told);
  const differing = [...new Set([...wanted.keys(), ...found.keys()])]
    .map((punchId) => ({
      punchId,
      should: toText(wanted.get(punchId) ?? []),
      is: toText(found.get(punchId) ?? []),
    }))
    .filter(({ should, is }) => should !== is);
  return {
    id: 'R9',
    says: 'Managers are asked about exactly the punches about which there is a question.',
    cases: [...wanted.values()].filter((questions) => questions.length > 0).length,
    problems: differing.map(
      ({ punchId, should, is }) =>
        `${punchId} should be asked about (${should}), and is (${is}): ${historyOf(punchId, told)}`,
    ),
  };
}

/** Every verdict with its moment, so that a difference can be told from a late one. */
function historyOf(punchId: string, { facts: { punches } }: Told): string {
  const punch = punches.find((one) => one.punchId === punchId);
  if (punch === undefined) return 'not in the inbox';
  const verdicts = punch.verdicts.map(
    ({ decidedAt, verdict, code }) => `${verdict} ${code ?? ''} at ${decidedAt}`,
  );
  return [`received at ${punch.receivedAt}`, ...verdicts].join(', ');
}

/** What a manager has to say: whether it can be believed at all, who it was, when it was, where it belongs, what it was for, or what somebody called wrong. */
type Question = 'bytes' | 'person' | 'clock' | 'time' | 'project' | 'dispute';

const toText = (questions: readonly Question[]) => [...new Set(questions)].sort().join(' and ') || 'nothing';

/** Does not tell apart those reasons between which only the order of arrival decides. */
function questionsAbout(
  punchId: string,
  told: Told,
  { applied, late }: PersonsTime['expected'],
): readonly Question[] {
  const isAnswered = told.decisions.get(punchId)?.asked === 'dispute';
  const dispute = told.disputed.has(punchId) && !isAnswered ? (['dispute'] as const) : [];
  const decided = told.decisions.get(punchId)?.decided;
  if (decided !== undefined && decided !== 'stays as it is') return dispute;
  const doubt = doubtAbout(punchId, told);
  if (doubt !== undefined) return [doubt, ...dispute];
  return [
    ...dispute,
    ...(told.brought.get(punchId)?.isProjectGood === false ? ['project' as const] : []),
    ...(applied.has(punchId) && !late.has(punchId) ? [] : ['time' as const]),
    ...(isUncertain(punchId, told.facts) ? ['clock' as const] : []),
  ];
}

function questionsIn({
  facts: { questions, openPunches },
  deactivated,
}: Told): ReadonlyMap<string, readonly Question[]> {
  const found = new Map<string, Question[]>();
  const add = (punchId: string, question: Question) =>
    found.set(punchId, [...(found.get(punchId) ?? []), question]);
  for (const { punchId, employeeId, reason } of questions) {
    // Two questions name no punch: one about a person who was deactivated while clocked in, and one about a PIN that guesses have locked.
    const isExpected = punchId === null && (deactivated.has(employeeId ?? '') || reason === 'pin_locked');
    if (!isExpected) add(punchId ?? 'no punch', kindOf(reason));
  }
  for (const { punchId, state } of openPunches.values()) {
    // Nobody is asked about a waiting punch yet, but it counts here as a question about its time.
    if (state === 'waiting') add(punchId, 'time');
  }
  return found;
}

function kindOf(reason: string): Question {
  if (reason === 'integrity') return 'bytes';
  if (reason === 'disputed') return 'dispute';
  if (reason === 'project') return 'project';
  if (reason === 'employee' || reason.startsWith('pin_')) return 'person';
  return reason === 'time_uncertain' ? 'clock' : 'time';
}
