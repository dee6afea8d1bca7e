// R5 for what was approved: exactly those entries are locked that the second reckoning says, right after each approval, just before it is
// withdrawn, and at the end.
import type { ExpectedTime } from '../expected-steps.ts';
import type { Closed } from '../play/open-stage.ts';
import type { Check } from './check.ts';
import type { PersonsTime } from './check-time.ts';

type Span = { readonly startAt: number; readonly endAt: number | null };

export function checkLocked(everybody: readonly PersonsTime[], closings: readonly Closed[]): Check {
  const looks = everybody.flatMap((one) => looksAt(one, closings));
  return {
    id: 'R5',
    says: 'Exactly that time is locked that was complete on approved days, as it was then, until it is opened again.',
    cases: looks.reduce((sum, { should }) => sum + should.length, 0),
    problems: looks.flatMap(({ when, is, should }) => [
      ...should
        .filter((span) => !is.includes(span))
        .map((span) => `${when}: ${span} should be locked, and is not`),
      ...is
        .filter((span) => !should.includes(span))
        .map((span) => `${when}: ${span} is locked, and should not be`),
    ]),
  };
}

function looksAt({ person, entries, expected }: PersonsTime, closings: readonly Closed[]) {
  const own = closings.filter(({ employeeId }) => employeeId === person.id);
  return [
    ...own.map(({ at, found }) => ({
      when: `${person.name} at ${at}`,
      is: found.map(toText),
      should: (expected.lockedAt.get(at) ?? []).map(toText),
    })),
    {
      when: `${person.name} at the end`,
      is: entries.filter(({ isLocked }) => isLocked).map(toText),
      should: lockedIn(expected).map(toText),
    },
  ];
}

const lockedIn = ({ entries, locked }: ExpectedTime) =>
  entries.filter(({ punchIds: [startId = ''] }) => locked.has(startId));

const toText = ({ startAt, endAt }: Span) => `${startAt} to ${endAt ?? 'now'}`;
