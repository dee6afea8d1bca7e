// What is closed for payroll, worked out beside the second reckoning: which entries are locked, and which punches brought time into days
// that were closed by then. Such time counts as a draft, and a manager is asked once about it.
import type { Closing, Days, ExpectedEntry, ExpectedTime, JudgedPunch } from './expected-steps.ts';

type Closed = Days & { readonly at: number };

type ClosedDays = {
  readonly close: (step: Closing, entries: readonly ExpectedEntry[]) => void;
  /** A manager let this punch count. */
  readonly decide: (punchId: string) => void;
  /** @param added punches that count since the last step; one that a manager decided about is let in as it is */
  readonly see: (
    entries: readonly ExpectedEntry[],
    added: readonly JudgedPunch[],
    decided: string | undefined,
  ) => void;
  readonly standing: () => Pick<ExpectedTime, 'late' | 'inDoubt' | 'locked' | 'lockedAt'>;
};

export function createClosedDays(): ClosedDays {
  let closed: readonly Closed[] = [];
  const late = new Set<string>();
  const inDoubt = new Set<string>();
  const locked = new Set<string>();
  const lockedAt = new Map<number, readonly ExpectedEntry[]>();
  const isLocked = ({ punchIds: [startId = ''] }: ExpectedEntry) => locked.has(startId);
  const isDraft = ({ punchIds }: ExpectedEntry) => punchIds.some((id) => inDoubt.has(id));
  return {
    close: (step, entries) => {
      const days = 'closes' in step ? step.closes : step.opens;
      const own = entries.filter(({ startAt }) => isIn(days, startAt));
      if ('opens' in step) lockedAt.set(step.at, entries.filter(isLocked));
      for (const entry of own) {
        const [startId = ''] = entry.punchIds;
        if ('opens' in step) locked.delete(startId);
        else if (entry.endAt !== null && !isDraft(entry)) locked.add(startId);
      }
      if ('closes' in step) lockedAt.set(step.at, entries.filter(isLocked));
      closed =
        'closes' in step
          ? [...closed, { ...days, at: step.at }]
          : closed.flatMap((one) => without(one, days));
    },
    decide: (punchId) => void inDoubt.delete(punchId),
    see: (entries, added, decided) => {
      for (const { id, isUncertain } of added) if (isUncertain === true) inDoubt.add(id);
      for (const entry of entries) {
        const [first] = added.filter(({ id }) => entry.punchIds.includes(id));
        if (first === undefined || isDraft(entry) || first.id === decided) continue;
        const over = closed.find((days) => isIn(days, entry.startAt));
        if (over === undefined || (first.action === 'stop' && entry.startAt >= over.at)) continue;
        late.add(first.id);
        inDoubt.add(first.id);
      }
    },
    standing: () => ({ late, inDoubt, locked, lockedAt }),
  };
}

const isIn = ({ from, until }: Days, at: number) => at >= from && at < until;

function without(closed: Closed, { from, until }: Days): readonly Closed[] {
  const left = [
    { ...closed, until: Math.min(closed.until, from) },
    { ...closed, from: Math.max(closed.from, until) },
  ];
  return left.filter((days) => days.from < days.until);
}
