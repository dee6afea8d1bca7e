// R5, R6, R10: what the punches came to is what a second, independent reckoning says, to the minute.
import type { Closing, Correction, Decision, ExpectedTime, JudgedPunch } from '../expected-steps.ts';
import { expectTime } from '../expected-time.ts';
import { lastVerdict, type Entry, type Fact } from '../facts/read-facts.ts';
import type { Person } from '../people/companies.ts';
import type { Check } from './check.ts';
import { doubtAbout, isUncertain, type Told } from './doubts.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

export type PersonsTime = {
  readonly person: Person;
  readonly punches: readonly Fact[];
  readonly entries: readonly Entry[];
  readonly expected: ExpectedTime;
};

export function toPersonsTime(told: Told, people: readonly Person[]): readonly PersonsTime[] {
  const { facts } = told;
  const inOrder = [...facts.punches].sort(judgedFirst);
  return people.map((person) => {
    const own = inOrder.filter(({ employeeId }) => employeeId === person.id);
    const believed = own.filter(
      (fact) => doubtAbout(fact.punchId, told) === undefined && !isRefused(fact, told),
    );
    const judged = believed.map(({ punchId, action, punchedAt, door, verdicts }) => ({
      id: punchId,
      action,
      at: punchedAt,
      isLive: door !== 'station',
      isUncertain: isUncertain(punchId, facts),
      judgedAt: verdicts[0]?.decidedAt ?? Infinity,
    }));
    const changes = [
      ...told.corrections.filter(({ employeeId }) => employeeId === person.id),
      ...told.closings.filter(({ employeeId }) => employeeId === person.id),
      ...own.flatMap((fact) => toDecision(fact, told)),
    ].sort((a, b) => a.at - b.at);
    return {
      person,
      punches: own,
      entries: facts.entries.filter(({ employeeId }) => employeeId === person.id),
      expected: expectTime(inTurn(judged, changes)),
    };
  });
}

/** A live punch is refused, and does nothing else, where it lacks a project that it must have, or names a closed one. */
function isRefused({ punchId, door }: Fact, { brought }: Told): boolean {
  return door !== 'station' && brought.get(punchId)?.isProjectGood === false;
}

function toDecision({ punchId, action, punchedAt }: Fact, { decisions }: Told): readonly Decision[] {
  const decision = decisions.get(punchId);
  if (decision === undefined || decision.decided === 'stays as it is') return [];
  const { at, decided, countsAt = punchedAt, isAttached = false } = decision;
  return [{ at, decided, isAttached, punch: { id: punchId, action, at: countsAt, isLive: false } }];
}

type Change = Correction | Decision | Closing;

function inTurn(
  judged: readonly (JudgedPunch & { readonly judgedAt: number })[],
  changes: readonly Change[],
): readonly (JudgedPunch | Change)[] {
  const before = (at: number) => judged.filter(({ judgedAt }) => judgedAt < at).length;
  return changes.reduceRight<readonly (JudgedPunch | Change)[]>(
    (steps, change) => steps.toSpliced(before(change.at), 0, change),
    judged,
  );
}

/** The first verdict is when it was judged; ids of one moment are in order too. */
function judgedFirst(a: Fact, b: Fact): number {
  const [first, second] = [a.verdicts[0], b.verdicts[0]];
  if (first === undefined || second === undefined) return first === undefined ? 1 : -1;
  return first.decidedAt - second.decidedAt || (first.id < second.id ? -1 : 1);
}

export function checkBoundaries(everybody: readonly PersonsTime[]): Check {
  return {
    id: 'R5',
    says: 'Each applied punch is exactly one end of one entry, at its time, and no entry has another end.',
    cases: everybody.reduce((sum, { punches }) => sum + punches.length, 0),
    problems: everybody.flatMap(findBoundaryFaults),
  };
}

function findBoundaryFaults({ person, punches, entries, expected }: PersonsTime): string[] {
  const applied = punches.filter((fact) => lastVerdict(fact)?.verdict === 'applied');
  const standing = applied.filter(({ punchId }) => !expected.stranded.has(punchId));
  const wanted = standing.map(
    (fact) =>
      `${fact.action} ${expected.times.get(fact.punchId) ?? fact.punchedAt} ${lastVerdict(fact)?.timeEntryId ?? 'no entry'}`,
  );
  const found = entries.flatMap(({ id, startAt, endAt }) => [
    `start ${startAt} ${id}`,
    ...(endAt === null ? [] : [`stop ${endAt} ${id}`]),
  ]);
  const otherwise = punches.filter(
    (fact) => (lastVerdict(fact)?.verdict === 'applied') !== expected.applied.has(fact.punchId),
  );
  return [
    ...difference(wanted, found).map((text) => `${person.name}: ${text} is in no entry`),
    ...difference(found, wanted).map((text) => `${person.name}: ${text} comes from no punch`),
    ...otherwise.map(
      (fact) =>
        `${person.name}: ${fact.action} at ${fact.punchedAt} is ${lastVerdict(fact)?.verdict ?? 'not judged'}, and should ${
          expected.applied.has(fact.punchId) ? '' : 'not '
        }be applied\n             ${storyAround(fact, punches, expected)}`,
    ),
  ];
}

/** What the person did within a day of a punch, so that a difference can be understood once its database is gone. */
function storyAround({ punchedAt }: Fact, punches: readonly Fact[], { applied }: ExpectedTime): string {
  const near = punches.filter((punch) => Math.abs(punch.punchedAt - punchedAt) < DAY_MS);
  return [...near]
    .sort((a, b) => a.punchedAt - b.punchedAt)
    .map(({ punchId, action, door, punchedAt: at, receivedAt, verdicts }) => {
      const said = verdicts.map(({ verdict, code, decidedAt }) => `${verdict} ${code ?? ''} ${decidedAt}`);
      const should = applied.has(punchId) ? 'to be applied' : 'not to be applied';
      return `${action} ${at} (${door}, received ${receivedAt}, ${said.join(', ')}; ${should})`;
    })
    .join('\n             ');
}

/** What one list has more often than the other. */
function difference(more: readonly string[], less: readonly string[]): string[] {
  const left = [...less];
  return more.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Whole minutes as a wall clock shows them: seconds are dropped at both ends. */
export function expectedMinutes(expected: ExpectedTime): number {
  return expected.entries.reduce((sum, entry) => sum + paidMinutes(entry, expected), 0);
}

/** An open entry has no minutes yet, and a draft is paid only when a manager has seen it. */
export function paidMinutes(
  { startAt, endAt, punchIds }: ExpectedTime['entries'][number],
  { inDoubt }: Pick<ExpectedTime, 'inDoubt'>,
): number {
  if (endAt === null || punchIds.some((id) => inDoubt.has(id))) return 0;
  return Math.floor(endAt / MINUTE_MS) - Math.floor(startAt / MINUTE_MS);
}
