// What must come out, worked out a second time and in another way than the server does: a person's applied punches are a row of
// start, stop, start, stop in the order of their times. A punch is applied when the row with it is still such a row; a start may
// bring a stop along that was parked. What does not fit is parked, and all that is parked
// is tried again after every punch.
import type { Action } from './journal.ts';

export type JudgedPunch = {
  readonly id: string;
  readonly action: Action;
  readonly at: number;
  /** Live punches are answered at once and never parked. */
  readonly isLive: boolean;
};

type ExpectedEntry = {
  readonly startAt: number;
  readonly endAt: number | null;
  /** Its punches: the one that began it, and the one that ended it. */
  readonly punchIds: readonly string[];
};

/** A manager moves the end of an entry. */
export type Correction = { readonly at: number; readonly from: number; readonly to: number };

export type ExpectedTime = {
  /** At which time each applied punch counts. */
  readonly times: ReadonlyMap<string, number>;
  readonly applied: ReadonlySet<string>;
  readonly entries: readonly ExpectedEntry[];
};

/** @param steps of one person: punches in the order in which the server judged them, corrections where they came between */
export function expectTime(steps: readonly (JudgedPunch | Correction)[]): ExpectedTime {
  let row: readonly JudgedPunch[] = [];
  let parked: readonly JudgedPunch[] = [];
  for (const step of steps) {
    if ('from' in step) row = corrected(row, step);
    else {
      const grown = withPunch(row, parked, step);
      if (grown !== undefined) row = grown;
      else if (!step.isLive) parked = [...parked, step];
    }
    ({ row, parked } = heal(row, parked));
  }
  return {
    applied: new Set(row.map(({ id }) => id)),
    times: new Map(row.map(({ id, at }) => [id, at])),
    entries: toEntries(row),
  };
}

function corrected(row: readonly JudgedPunch[], { from, to }: Correction): readonly JudgedPunch[] {
  return row.map((punch) => (punch.action === 'stop' && punch.at === from ? { ...punch, at: to } : punch));
}

function heal(
  row: readonly JudgedPunch[],
  parked: readonly JudgedPunch[],
): { row: readonly JudgedPunch[]; parked: readonly JudgedPunch[] } {
  const left = parked.filter((punch) => !row.includes(punch));
  for (const punch of inOrder(left)) {
    const others = left.filter((other) => other !== punch);
    const grown = withPunch(row, others, punch);
    if (grown !== undefined) return heal(grown, others);
  }
  return { row, parked: left };
}

function withPunch(
  row: readonly JudgedPunch[],
  parked: readonly JudgedPunch[],
  punch: JudgedPunch,
): readonly JudgedPunch[] | undefined {
  const alone = inOrder([...row, punch]);
  if (isRow(alone) && !endsWhatAParkedStartBegan(alone, parked, punch)) return alone;
  if (punch.action === 'stop' || punch.isLive) return undefined;
  const next = inOrder(parked.filter(({ at }) => at >= punch.at))[0];
  const isItsStop = next?.action === 'stop';
  const both = isItsStop ? inOrder([...row, punch, next]) : [];
  return isItsStop && isRow(both) ? both : undefined;
}

/** Such a stop belongs to a start that a manager has to look at first. */
function endsWhatAParkedStartBegan(
  row: readonly JudgedPunch[],
  parked: readonly JudgedPunch[],
  punch: JudgedPunch,
): boolean {
  if (punch.action === 'start' || punch.isLive) return false;
  const began = row[row.indexOf(punch) - 1];
  return parked.some(
    ({ action, at }) => action === 'start' && began !== undefined && at > began.at && at < punch.at,
  );
}

function isRow(punches: readonly JudgedPunch[]): boolean {
  return punches.every(({ action }, at) => action === (at % 2 === 0 ? 'start' : 'stop'));
}

function inOrder(punches: readonly JudgedPunch[]): readonly JudgedPunch[] {
  return [...punches].sort((a, b) => a.at - b.at);
}

function toEntries(row: readonly JudgedPunch[]) {
  return row.flatMap((punch, at): ExpectedEntry[] => {
    if (punch.action === 'stop') return [];
    const stop = row[at + 1];
    const punchIds = [punch, ...(stop === undefined ? [] : [stop])].map(({ id }) => id);
    return [{ startAt: punch.at, endAt: stop?.at ?? null, punchIds }];
  });
}
