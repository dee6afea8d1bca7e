// What the tables keep of one person's time between two calls of `decideAll`, in memory.
import { decideAll, type Outcome, type UndecidedPunch } from '#features/ledger/decide-all.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';

export type DecidedWorld = {
  readonly entries: Map<string, TimeEntry>;
  readonly parked: Map<string, UndecidedPunch>;
  readonly outcomes: Map<string, Outcome>;
  /** An empty batch tries again what is parked. */
  readonly handOver: (batch: readonly UndecidedPunch[]) => void;
};

export function createDecidedWorld(): DecidedWorld {
  const entries = new Map<string, TimeEntry>();
  const parked = new Map<string, UndecidedPunch>();
  const outcomes = new Map<string, Outcome>();
  let ids = 0;
  const newId = () => `entry ${(ids += 1)}`;
  return {
    entries,
    parked,
    outcomes,
    handOver: (batch) => {
      const known = {
        entries: [...entries.values()],
        parked: [...parked.values()].sort((a, b) => a.at - b.at),
      };
      const decided = decideAll(known, batch, newId);
      for (const entry of [...decided.opened, ...decided.changed]) entries.set(entry.id, entry);
      for (const punch of batch) if (!punch.isLive) parked.set(punch.punchId, punch);
      for (const [id, outcome] of decided.outcomes) {
        outcomes.set(id, outcome);
        if (outcome.outcome === 'applied') parked.delete(id);
      }
    },
  };
}
