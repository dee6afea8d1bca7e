// Every punch that a screen or an answer called recorded is in the inbox exactly once, and nothing else is.
import type { Tap } from '../../campaign/journal.ts';
import type { Check } from '../../campaign/reconcile/check.ts';

export type InboxRow = {
  readonly id: string;
  readonly door: string;
  readonly employeeId: string;
  /** Epoch milliseconds. */
  readonly punchedAt: number;
};

type Written = Pick<Tap, 'number' | 'door' | 'at' | 'said' | 'punchId' | 'told'> & {
  readonly person: Pick<Tap['person'], 'id' | 'name'>;
};

export function judgePunches(taps: readonly Written[], inbox: readonly InboxRow[]): readonly Check[] {
  const stored = new Map<string, number>();
  for (const row of inbox) for (const key of keysOf(row)) stored.set(key, (stored.get(key) ?? 0) + 1);
  const recorded = taps.filter(({ said }) => said === 'ok');
  const known = new Set(taps.map(keyOf));
  return [
    {
      id: 'S9',
      says: 'Every punch that was acknowledged is in the inbox exactly once.',
      cases: recorded.length,
      problems: recorded
        .filter((tap) => stored.get(keyOf(tap)) !== 1)
        .map(
          (tap) => `tap ${tap.number} of ${tap.person.name} is there ${stored.get(keyOf(tap)) ?? 0} times`,
        ),
    },
    {
      id: 'S10',
      says: 'Nothing is in the inbox that nobody did.',
      cases: inbox.length,
      problems: inbox
        .filter((row) => !keysOf(row).some((key) => known.has(key)))
        .map(({ id, door }) => `nobody did ${id} at the door ${door}`),
    },
  ];
}

/**
 * A punch of a tablet has an id of its own. One through the public API is known by its person and its moment: the one that was answered, or,
 * where it was refused, the one at which it was asked for.
 */
function keyOf({ door, punchId, told, person, number, at }: Written): string {
  if (door === 'station') return punchId ?? `tap ${number}`;
  return momentOf(person.id, told?.punchedAt ?? at);
}

const keysOf = ({ id, door, employeeId, punchedAt }: InboxRow): readonly string[] =>
  door === 'station' ? [id] : [momentOf(employeeId, punchedAt)];

const momentOf = (employeeId: string, at: number) => `${employeeId} ${at}`;
