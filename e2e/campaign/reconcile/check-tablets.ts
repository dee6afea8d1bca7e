// R1 to R4 for our own tablets, whose punches name themselves: an id that a screen called recorded is in the inbox, once.
import type { Facts } from '../facts/read-facts.ts';
import type { Tap } from '../journal.ts';
import type { Check } from './check.ts';

export function checkTablets(
  taps: readonly Tap[],
  { punches, strays, openPunches }: Facts,
): readonly Check[] {
  const own = taps.filter(({ door }) => door === 'station');
  const stored = new Map<string, number>();
  for (const { punchId, door } of punches) {
    if (door === 'station') stored.set(punchId, (stored.get(punchId) ?? 0) + 1);
  }
  const timesOf = ({ punchId }: Tap) => stored.get(punchId ?? '') ?? 0;
  const said = (what: Tap['said']) => own.filter((tap) => tap.said === what);
  const wrong = (some: readonly Tap[], isRight: (times: number) => boolean) =>
    some
      .filter((tap) => !isRight(timesOf(tap)))
      .map(
        (tap) =>
          `${tap.person.name} ${tap.action} (tap ${tap.number}, ${tap.code ?? 'ok'}) is stored ${timesOf(tap)} times`,
      );
  const known = new Set(own.map(({ punchId }) => punchId));
  const unjudged = [...openPunches.values()].filter(({ state }) => state === 'stored');
  return [
    {
      id: 'R1',
      says: 'Every punch that a tablet called recorded is in the inbox exactly once, and judged.',
      cases: said('ok').length,
      problems: [
        ...wrong(said('ok'), (times) => times === 1),
        ...unjudged.map(({ punchId }) => `${punchId} was never judged`),
        ...(strays === 0 ? [] : [`${strays} envelopes of honest tablets could not be read`]),
      ],
    },
    {
      id: 'R2',
      says: 'No punch that a tablet called not recorded is there.',
      cases: said('failed').length,
      problems: wrong(said('failed'), (times) => times === 0),
    },
    {
      id: 'R3',
      says: 'A punch of a tablet that died is there once or not at all.',
      cases: said('unknown').length,
      problems: wrong(said('unknown'), (times) => times <= 1),
    },
    {
      id: 'R4',
      says: 'No tablet has a punch that nobody made.',
      cases: stored.size,
      problems: [...stored.keys()].filter((id) => !known.has(id)).map((id) => `nobody made ${id}`),
    },
  ];
}
