// What the people of this tablet did here last. It is kept beside the table, because every touch of a name needs it to know who is in, and
// nobody should wait for the table.
import type { OwnPunch } from '#device/known-state.ts';
import type { OutboxDatabase, OutboxPunch } from '#storage/outbox-database.ts';
import type { ChainOf } from './chain-head.ts';
import type { OutboxStateStore, OwnPunches } from './outbox-state.ts';

type Kept = OwnPunch & Pick<OutboxPunch, 'keyEpoch' | 'sequence'>;

/** How many are kept of each person: after a punch that changed nothing, the one before it says who is in. */
const KEPT_OF_EACH = 4;
/** What the server has had for longer says nothing any more. */
const SETTLED_WITHIN_MS = 86_400_000;

/** Questions about time, photo or project let a punch in; the others keep it out until a manager decides. */
const LET_IN: ReadonlySet<OutboxPunch['reason']> = new Set([
  'time_uncertain',
  'offline_policy',
  'recovered',
  'photo_missing',
  'project',
]);

type OwnPunchKeeper = {
  /** Rows that were just stored or changed. */
  readonly take: (rows: readonly OutboxPunch[]) => void;
  readonly reread: (read: () => Promise<readonly OutboxPunch[]>) => Promise<void>;
};

export function keepOwnPunches(state: OutboxStateStore): OwnPunchKeeper {
  let changes = 0;
  return {
    take: (rows) => {
      changes += 1;
      state.setState({ ownPunches: withRows(state.getState().ownPunches, rows) });
    },
    reread: async (read) => {
      let before: number;
      let rows: readonly OutboxPunch[];
      // What was stored while the table was read may be missing from what was read.
      do {
        before = changes;
        rows = await read();
      } while (before !== changes);
      state.setState({ ownPunches: withRows(new Map(), rows) });
    },
  };
}

/** Those that may still say whether somebody is in. */
export async function readOwnRows(
  database: OutboxDatabase,
  { deviceId }: ChainOf,
  now: number,
): Promise<readonly OutboxPunch[]> {
  const [open, settled] = await Promise.all([
    database.punches.where('status').anyOf('waiting', 'refused', 'mismatch').toArray(),
    database.punches
      .where('settledAt')
      .above(Math.max(0, now - SETTLED_WITHIN_MS))
      .toArray(),
  ]);
  return [...open, ...settled].filter((row) => row.deviceId === deviceId);
}

function withRows(before: OwnPunches, rows: readonly OutboxPunch[]): OwnPunches {
  const after = new Map(before as ReadonlyMap<string, readonly Kept[]>);
  for (const row of rows) {
    const others = (after.get(row.employeeId) ?? []).filter(({ punchId }) => punchId !== row.punchId);
    // A punch that left in a file: this tablet will never hear its outcome.
    const kept = row.status === 'exported' ? others : [...others, toKept(row)].sort(newestFirst);
    after.set(row.employeeId, kept.slice(0, KEPT_OF_EACH));
  }
  return after;
}

const newestFirst = (a: Kept, b: Kept) => b.keyEpoch - a.keyEpoch || b.sequence - a.sequence;

function toKept(row: OutboxPunch): Kept {
  const { punchId, action, at, keyEpoch, sequence, dispute, settledAt } = row;
  return {
    punchId,
    action: action === 'start' ? 'Start' : 'Stop',
    at,
    keyEpoch,
    sequence,
    standing: standingOf(row),
    answeredAt: settledAt === 0 ? at : settledAt,
    isDisputed: dispute !== undefined,
  };
}

function standingOf({ status, outcome, reason }: OutboxPunch): OwnPunch['standing'] {
  if (status === 'waiting') return 'waiting';
  if (status !== 'settled') return 'refused';
  if (outcome === 'applied') return 'applied';
  if (outcome !== 'review') return 'told';
  return LET_IN.has(reason) ? 'applied' : 'set aside';
}
