// R1 to R4: every punch that was confirmed is in the inbox once, nothing else is.
import type { Facts } from '../facts/read-facts.ts';
import { lastVerdict } from '../facts/read-facts.ts';
import type { Tap } from '../journal.ts';
import { isDecided, type Arrival } from './arrivals.ts';
import type { Check } from './check.ts';

type Given = {
  readonly taps: readonly Tap[];
  readonly arrivals: readonly Arrival[];
  readonly facts: Facts;
};

export function checkInbox({ taps: all, arrivals, facts }: Given): readonly Check[] {
  const taps = all.filter(({ door }) => door !== 'station');
  const live = facts.punches.filter(({ door }) => door !== 'station');
  const byTap = new Map<number, Arrival[]>();
  for (const arrival of arrivals) byTap.set(arrival.tap, [...(byTap.get(arrival.tap) ?? []), arrival]);
  const appliedOf = (tap: Tap) =>
    (byTap.get(tap.planned ?? 0) ?? []).flatMap((arrival) =>
      arrival.facts.filter((fact) => lastVerdict(fact)?.verdict === 'applied'),
    );
  const said = (what: Tap['said']) => taps.filter((tap) => tap.said === what);
  const named = ({ number, door, person, action }: Tap) =>
    `tap ${number} (${person.name} ${action} at ${door})`;
  const known = new Set(arrivals.flatMap((arrival) => arrival.facts.map(({ punchId }) => punchId)));
  return [
    {
      id: 'R1',
      says: 'Every confirmed punch is in the inbox exactly once.',
      cases: said('ok').length + arrivals.filter(isDecided).length,
      problems: [
        ...said('ok').flatMap((tap) =>
          appliedOf(tap).length === 1 ? [] : [`${named(tap)} is applied ${appliedOf(tap).length} times`],
        ),
        ...arrivals
          .filter((arrival) => isDecided(arrival) && arrival.facts.length !== 1)
          .map((each) => `tap ${each.tap} was answered ${each.status} and stored ${each.facts.length} times`),
      ],
    },
    {
      id: 'R2',
      says: 'No punch that was refused is in anybody’s time.',
      cases: said('failed').length,
      problems: said('failed').flatMap((tap) =>
        appliedOf(tap).length === 0 ? [] : [`${named(tap)} is applied`],
      ),
    },
    {
      id: 'R3',
      says: 'A punch in doubt is there once or not at all.',
      cases: said('unknown').length + arrivals.filter((arrival) => !isDecided(arrival)).length,
      problems: [
        ...said('unknown').flatMap((tap) =>
          appliedOf(tap).length <= 1 ? [] : [`${named(tap)} is applied twice`],
        ),
        ...arrivals
          .filter((arrival) => !isDecided(arrival) && arrival.facts.length > 1)
          .map((each) => `tap ${each.tap} was never answered and stored ${each.facts.length} times`),
      ],
    },
    {
      id: 'R4',
      says: 'Nothing is in the inbox that nobody sent.',
      cases: live.length,
      problems: live
        .filter(({ punchId }) => !known.has(punchId))
        .map(({ punchId, action, door }) => `${action} ${punchId} at ${door} was never sent`),
    },
  ];
}
