// R7 and R9 for our own tablets: the time of a punch may be off by no more than it says, and managers are asked about exactly those
// punches about which there is a question.
import type { Fact, Facts } from '../facts/read-facts.ts';
import type { Tap } from '../journal.ts';
import type { Check } from './check.ts';
import type { PersonsTime } from './check-time.ts';

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

export function checkQuestions(everybody: readonly PersonsTime[], facts: Facts, taps: readonly Tap[]): Check {
  const wanted = new Map<string, string>();
  for (const { punches, expected } of everybody) {
    for (const fact of punches.filter(({ door }) => door === 'station')) {
      const question = questionAbout(fact, facts, expected.applied, taps);
      if (question !== undefined) wanted.set(fact.punchId, question);
    }
  }
  const found = new Map<string, string>();
  for (const { punchId, reason } of facts.questions) found.set(punchId ?? 'no punch', kindOf(reason));
  for (const { punchId, state } of facts.openPunches.values()) {
    if (state === 'waiting') found.set(punchId, 'time');
  }
  return {
    id: 'R9',
    says: 'Managers are asked about exactly the punches about which there is a question.',
    cases: wanted.size,
    problems: [
      ...[...wanted]
        .filter(([id, kind]) => found.get(id) !== kind)
        .map(([id, kind]) => `${id} should be asked about (${kind}), and is ${found.get(id) ?? 'not'}`),
      ...[...found.keys()]
        .filter((id) => !wanted.has(id))
        .map((id) => `${id} is asked about without a reason (${found.get(id) ?? ''})`),
    ],
  };
}

/** Which of the reasons, without telling those apart that only the order of arrival decides. */
function questionAbout(
  { punchId }: Fact,
  facts: Facts,
  applied: ReadonlySet<string>,
  taps: readonly Tap[],
): string | undefined {
  const tap = taps.find((each) => each.punchId === punchId);
  if (isInDoubt(punchId, facts, tap)) return 'person';
  if (!applied.has(punchId)) return 'time';
  return isUncertain(punchId, facts) ? 'clock' : undefined;
}

export function isUncertain(punchId: string, { envelopes }: Facts): boolean {
  const grade = envelopes.get(punchId)?.grade;
  return grade === 'C' || grade === 'D';
}

/** Nobody can say who it was: a wrong PIN under the seal, or a session whose time cannot be told. */
export function isInDoubt(punchId: string, facts: Facts, tap: Tap | undefined): boolean {
  const envelope = facts.envelopes.get(punchId);
  if (envelope === undefined) return false;
  const { proof } = JSON.parse(Buffer.from(envelope.envelope, 'base64url').toString()) as {
    readonly proof: { readonly sealDigest: string | null };
  };
  if (proof.sealDigest === null) return isUncertain(punchId, facts);
  return tap?.hasRightPin !== true;
}

function kindOf(reason: string): string {
  if (reason.startsWith('pin_')) return 'person';
  return reason === 'time_uncertain' ? 'clock' : 'time';
}
