// What the tables keep of one person's time between two calls of `decideAll`, in memory.
import { decideAll, type UndecidedPunch } from '#features/ledger/decide-all.ts';
import type { ClosedTime } from '#features/ledger/closed-time.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import type { Verdict } from '#features/ledger/verdict.ts';

export type DecidedWorld = {
  readonly entries: Map<string, TimeEntry>;
  readonly parked: Map<string, UndecidedPunch>;
  readonly verdicts: Map<string, Verdict>;
  readonly closed: ClosedTime[];
  /** An empty batch tries the parked punches again. */
  readonly handOver: (batch: readonly UndecidedPunch[]) => void;
};

export function createDecidedWorld(): DecidedWorld {
  const entries = new Map<string, TimeEntry>();
  const parked = new Map<string, UndecidedPunch>();
  const verdicts = new Map<string, Verdict>();
  const closed: ClosedTime[] = [];
  let ids = 0;
  const newId = () => `entry ${(ids += 1)}`;
  return {
    entries,
    parked,
    verdicts,
    closed,
    handOver: (batch) => {
      const known = {
        entries: [...entries.values()],
        parked: [...parked.values()].sort((a, b) => a.at - b.at),
      };
      const decided = decideAll({ ...known, closed }, batch, newId);
      for (const entry of [...decided.opened, ...decided.changed]) entries.set(entry.id, entry);
      for (const punch of batch) if (!punch.isLive) parked.set(punch.punchId, punch);
      for (const [id, verdict] of decided.verdicts) {
        verdicts.set(id, verdict);
        if (verdict.verdict === 'applied') parked.delete(id);
      }
    },
  };
}
