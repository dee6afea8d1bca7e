// Many punches of one person, decided one after the other on what is known of their time. After each effect the parked ones
// are retried in the order of their times, so that a stop that came before its start heals by itself. Pure.
import { closedOver, type ClosedTime } from './closed-time.ts';
import type { TimeEntry } from './time-entry.ts';
import {
  decidePunch,
  type Decision,
  type Effect,
  type ParkedPunch,
  type PunchToDecide,
} from './decide-punch.ts';
import { toConflict, type Verdict } from './verdict.ts';

export type UndecidedPunch = PunchToDecide & {
  readonly punchId: string;
  readonly employeeId: string;
  readonly projectId: string | null;
  readonly subProjectId: string | null;
  /** The punch is in doubt: the time entry that it makes is not paid before a manager has accepted it. */
  readonly isDraft: boolean;
  /** A manager has decided that it counts, and has seen whether its time is closed. */
  readonly isDecided?: boolean;
};

export type Decided = {
  /** By punch id; also of the parked ones that fit now. */
  readonly verdicts: ReadonlyMap<string, Verdict>;
  /** As they are after the last punch. */
  readonly opened: readonly TimeEntry[];
  readonly changed: readonly TimeEntry[];
  /** Punches by which time came into what is closed, as a draft about which nobody is asked yet. */
  readonly enteredClosed: readonly UndecidedPunch[];
};

type Board = {
  readonly entries: Map<string, TimeEntry>;
  readonly parked: Map<string, UndecidedPunch>;
  readonly verdicts: Map<string, Verdict>;
  readonly opened: Set<string>;
  readonly changed: Set<string>;
  readonly closed: readonly ClosedTime[];
  readonly enteredClosed: UndecidedPunch[];
  readonly newId: () => string;
};

/**
 * @param known the person's entries from the earliest moment on
 * @param parked the person's parked punches, in the order of their times
 * @param punches in the order in which they are to be decided
 */
export function decideAll(
  known: {
    readonly entries: readonly TimeEntry[];
    readonly parked: readonly UndecidedPunch[];
    readonly closed: readonly ClosedTime[];
  },
  punches: readonly UndecidedPunch[],
  newId: () => string,
): Decided {
  const board: Board = {
    entries: new Map(known.entries.map((entry) => [entry.id, entry])),
    parked: new Map(known.parked.map((punch) => [punch.punchId, punch])),
    verdicts: new Map(),
    opened: new Set(),
    changed: new Set(),
    closed: known.closed,
    enteredClosed: [],
    newId,
  };
  if (punches.length === 0) heal(board);
  for (const punch of punches) {
    decideOne(board, punch);
    heal(board);
  }
  const standing = (ids: ReadonlySet<string>) => [...board.entries.values()].filter(({ id }) => ids.has(id));
  const { verdicts, enteredClosed } = board;
  return { verdicts, opened: standing(board.opened), changed: standing(board.changed), enteredClosed };
}

function decideOne(board: Board, punch: UndecidedPunch): void {
  const decision = decidePunch(timelineOf(board, punch), punch);
  if (isEffect(decision)) {
    apply(board, punch, decision);
    return;
  }
  board.verdicts.set(punch.punchId, toVerdict(decision, punch));
  if (!punch.isLive) board.parked.set(punch.punchId, punch);
}

/** Tries the parked ones until none of them fits any more. Each success removes one, so this ends. */
function heal(board: Board): void {
  for (;;) {
    const healed = inTimeOrder(board.parked.values()).find((punch) => tryAgain(board, punch));
    if (healed === undefined) return;
  }
}

function tryAgain(board: Board, punch: UndecidedPunch): boolean {
  const decision = decidePunch(timelineOf(board, punch), punch);
  if (isEffect(decision)) apply(board, punch, decision);
  return isEffect(decision);
}

function apply(board: Board, punch: UndecidedPunch, effect: Effect): void {
  switch (effect.effect) {
    case 'open entry': {
      const { startAt } = effect;
      const isDraft = punch.isDraft || startAt !== punch.at || entersClosed(board, punch, startAt);
      applied(board, { ...punch, at: startAt }, opened(board, punch, { startAt, endAt: null, isDraft }));
      break;
    }
    case 'close entry': {
      const { entry, endAt } = effect;
      const isDraft = punch.isDraft || endAt !== punch.at || endsInClosed(board, punch, entry);
      applied(board, { ...punch, at: endAt }, closed(board, entry, endAt, isDraft));
      break;
    }
    case 'insert entry': {
      const { stop } = effect;
      const isDraft = punch.isDraft || stop.isDraft || entersClosed(board, punch, punch.at);
      const id = opened(board, punch, { startAt: punch.at, endAt: stop.at, isDraft });
      applied(board, punch, id);
      applied(board, stop, id);
    }
  }
}

/** Late time is a draft until somebody has decided: what was approved or sent stays as it was. */
function entersClosed({ closed, enteredClosed }: Board, punch: UndecidedPunch, startAt: number): boolean {
  if (punch.isDecided === true || closedOver(closed, startAt) === undefined) return false;
  enteredClosed.push(punch);
  return true;
}

/** Of a draft somebody is asked already, and what began after the closing was let in by somebody who was. */
function endsInClosed(board: Board, punch: UndecidedPunch, entry: TimeEntry): boolean {
  const found = closedOver(board.closed, entry.startAt);
  if (entry.isDraft || found === undefined || entry.startAt >= found.closedAt) return false;
  return entersClosed(board, punch, entry.startAt);
}

function applied(
  board: Board,
  { punchId, at }: Pick<ParkedPunch, 'punchId' | 'at'>,
  timeEntryId: string,
): void {
  board.parked.delete(punchId);
  board.verdicts.set(punchId, { verdict: 'applied', timeEntryId, at });
}

function opened(
  board: Board,
  { employeeId, projectId, subProjectId }: UndecidedPunch,
  span: Pick<TimeEntry, 'startAt' | 'endAt' | 'isDraft'>,
): string {
  const id = board.newId();
  const work = { kind: 'work' as const, breaks: [], isLocked: false };
  board.entries.set(id, { id, employeeId, projectId, subProjectId, ...work, ...span });
  board.opened.add(id);
  return id;
}

function closed(board: Board, entry: TimeEntry, endAt: number, isDraft: boolean): string {
  board.entries.set(entry.id, { ...entry, endAt, isDraft: entry.isDraft || isDraft });
  if (!board.opened.has(entry.id)) board.changed.add(entry.id);
  return entry.id;
}

/** What is known around a punch, without the punch itself. */
function timelineOf({ entries, parked }: Board, punch: UndecidedPunch) {
  return {
    entries: [...entries.values()].sort((a, b) => a.startAt - b.startAt),
    parked: [...parked.values()].filter((other) => other !== punch),
  };
}

function isEffect(decision: Decision): decision is Effect {
  return 'effect' in decision && decision.effect !== 'wait';
}

function toVerdict(decision: Exclude<Decision, Effect>, { isLive }: UndecidedPunch): Verdict {
  if (!('ask' in decision)) return { verdict: 'waiting' };
  return isLive ? toConflict(decision.ask) : { verdict: 'review', reason: decision.ask };
}

/** Punches with the same time keep the order in which they came. */
function inTimeOrder(punches: Iterable<UndecidedPunch>): UndecidedPunch[] {
  return [...punches].sort((a, b) => a.at - b.at);
}
