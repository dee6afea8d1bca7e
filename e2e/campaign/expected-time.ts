// What must come out, worked out a second time and in another way than the server does: a person's applied punches are a row of
// start, stop, start, stop in the order of their times. A punch is applied when the row with it is still such a row; a start may
// bring a stop along that was parked. What does not fit is parked, and all that is parked
// is retried after every punch. What a manager decides comes in between, and counts whatever was thought before. Days are closed for
// payroll and opened again: what is complete on them is locked then, and what comes into them later counts as a draft.
import { createClosedDays } from './closed-days.ts';
import type {
  Correction,
  Decision,
  ExpectedEntry,
  ExpectedTime,
  JudgedPunch,
  Step,
} from './expected-steps.ts';

/** @param steps of one person: punches in the order in which the server judged them, corrections and decisions where they came between */
export function expectTime(steps: readonly Step[]): ExpectedTime {
  let row: readonly JudgedPunch[] = [];
  let parked: readonly JudgedPunch[] = [];
  let stranded: readonly JudgedPunch[] = [];
  const books = createClosedDays();
  for (const step of steps) {
    const before = row;
    if ('closes' in step || 'opens' in step) books.close(step, toEntries(row));
    else if ('from' in step) row = corrected(row, step);
    else if ('decided' in step) {
      ({ row, parked, stranded } = decided({ row, parked, stranded }, step));
      if (step.decided === 'counts') books.decide(step.punch.id);
    } else {
      const grown = withPunch(row, parked, step);
      if (grown !== undefined) row = grown;
      else if (!step.isLive) parked = [...parked, step];
    }
    ({ row, parked } = heal(row, parked));
    const own = 'decided' in step ? step.punch.id : undefined;
    books.see(
      toEntries(row),
      row.filter((punch) => !before.some(({ id }) => id === punch.id)),
      own,
    );
  }
  return {
    ...books.standing(),
    stranded: new Set(stranded.map(({ id }) => id)),
    applied: new Set([...row, ...stranded].map(({ id }) => id)),
    times: new Map(row.map(({ id, at }) => [id, at])),
    entries: toEntries(row),
  };
}

function corrected(row: readonly JudgedPunch[], { from, to }: Correction): readonly JudgedPunch[] {
  return row.map((punch) => (punch.action === 'stop' && punch.at === from ? { ...punch, at: to } : punch));
}

type Standing = {
  readonly row: readonly JudgedPunch[];
  readonly parked: readonly JudgedPunch[];
  readonly stranded: readonly JudgedPunch[];
};

function decided(
  { row, parked, stranded }: Standing,
  { punch, decided: how, isAttached }: Decision,
): Standing {
  const isOther = ({ id }: JudgedPunch) => id !== punch.id;
  const left = parked.filter(isOther);
  const stands = !row.every(isOther);
  if (!stands) {
    if (how !== 'counts') return { row, parked: left, stranded };
    const grown = withPunch(row, isAttached === true ? [] : left, punch);
    // A stop that fits nowhere alone fits with the start that waits for it: what is parked is retried.
    return grown === undefined
      ? { row, parked: [...left, punch], stranded }
      : { row: grown, parked: left, stranded };
  }
  if (how === 'counts') return { row: inOrder([...row.filter(isOther), punch]), parked, stranded };
  if (how === 'does not count') return { row, parked, stranded };
  // A start takes its entry along, and with it the stop.
  const ids = toEntries(row).find(({ punchIds }) => punchIds.includes(punch.id))?.punchIds ?? [];
  const goes =
    punch.action === 'start' ? row.filter(({ id }) => ids.includes(id)) : row.filter((one) => !isOther(one));
  return {
    row: row.filter((one) => !goes.includes(one)),
    parked,
    stranded: [...stranded, ...goes.filter(isOther)],
  };
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
  const lasting = withoutMoments(row).left;
  const alone = inOrder([...lasting, punch]);
  if (isRow(alone) && !endsWhatAParkedStartBegan(alone, parked, punch)) return inOrder([...row, punch]);
  if (punch.action === 'stop' || punch.isLive) return undefined;
  const next = inOrder(parked.filter(({ at }) => at >= punch.at))[0];
  if (next?.action !== 'stop') return undefined;
  if (isRow(inOrder([...lasting, punch, next]))) return inOrder([...row, punch, next]);
  // It may end at the very moment at which the next one begins.
  const isTouching = next.at > punch.at && isRow(inOrder([next, ...lasting, punch]));
  return isTouching ? inOrder([next, ...row, punch]) : undefined;
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
    ({ action, at }) => action === 'start' && began !== undefined && at > began.at && at <= punch.at,
  );
}

function isRow(punches: readonly JudgedPunch[]): boolean {
  return punches.every(({ action }, at) => action === (at % 2 === 0 ? 'start' : 'stop'));
}

type Pair = readonly [JudgedPunch, JudgedPunch];

/** A start and its stop at one moment take no time, and stand in nobody's way. */
function withoutMoments(
  row: readonly JudgedPunch[],
  moments: readonly Pair[] = [],
): { readonly left: readonly JudgedPunch[]; readonly moments: readonly Pair[] } {
  for (const [place, start] of row.entries()) {
    const stop = row[place + 1];
    if (start.action === 'start' && stop?.action === 'stop' && stop.at === start.at)
      return withoutMoments(row.toSpliced(place, 2), [...moments, [start, stop]]);
  }
  return { left: row, moments };
}

function inOrder(punches: readonly JudgedPunch[]): readonly JudgedPunch[] {
  return [...punches].sort((a, b) => a.at - b.at);
}

function toEntries(row: readonly JudgedPunch[]): readonly ExpectedEntry[] {
  const { left, moments } = withoutMoments(row);
  const lasting = left.flatMap((punch, at) =>
    punch.action === 'stop' ? [] : [toEntry(punch, left[at + 1])],
  );
  return [...moments.map(([start, stop]) => toEntry(start, stop)), ...lasting];
}

const toEntry = (start: JudgedPunch, stop: JudgedPunch | undefined): ExpectedEntry => ({
  startAt: start.at,
  endAt: stop?.at ?? null,
  punchIds: [start, ...(stop === undefined ? [] : [stop])].map(({ id }) => id),
});
