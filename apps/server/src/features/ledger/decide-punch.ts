// Takes a punch and what is known of the person's time, and decides: does it count, is it refused (409), or is a manager asked?
// Pure, so that every case can be read and tested here.
//
// A live punch happens now and is answered now; what does not fit is refused. A station's punch happened at its own time,
// perhaps days ago, and what is known may still be incomplete: it waits for other tablets, or a manager is asked.
//
// Where the server's clock was set back, "now" lies before earlier punches of the person. The punch is not refused for that: it
// counts from the end of the last known time, and decide-all.ts makes a draft of an entry whose time was moved like this.
import type { TimeEntry } from './time-entry.ts';
import type { PunchAction } from './punch.ts';
import type { TimelineReason } from './review-item.ts';

/** A station's punch that no time entry holds yet. */
export type ParkedPunch = {
  readonly punchId: string;
  readonly action: PunchAction;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly isDraft: boolean;
};

/** What is known of a person's time around the moment of a punch. */
export type Timeline = {
  /** The worked ones that are open or end at the moment or later, by start. */
  readonly entries: readonly TimeEntry[];
  readonly parked: readonly ParkedPunch[];
};

export type PunchToDecide = {
  readonly action: PunchAction;
  readonly at: number;
  readonly isLive: boolean;
  /** Every other tablet of the company has handed over what was punched before this. */
  readonly areOthersHeard: boolean;
  /** Only for a live punch: an earlier punch of the person has a later time, so the clock was set back in between. */
  readonly isClockBehind?: boolean;
};

export type Effect =
  | { readonly effect: 'open entry'; readonly startAt: number }
  | { readonly effect: 'close entry'; readonly entry: TimeEntry; readonly endAt: number }
  /** A start that came late. Its stop was parked; both make one entry. */
  | { readonly effect: 'insert entry'; readonly stop: ParkedPunch };

export type Decision = Effect | { readonly effect: 'wait' } | { readonly ask: TimelineReason };

export function decidePunch(timeline: Timeline, punch: PunchToDecide): Decision {
  return punch.action === 'start' ? decideStart(timeline, punch) : decideStop(timeline, punch);
}

function decideStart({ entries, parked }: Timeline, punch: PunchToDecide): Decision {
  const { at, isLive, isClockBehind = false } = punch;
  const open = entries.find(({ endAt }) => endAt === null);
  if (open !== undefined && (isLive || open.startAt <= at)) return { ask: 'already_clocked_in' };
  if (isClockBehind)
    return { effect: 'open entry', startAt: Math.max(at, ...entries.map(({ endAt }) => endAt ?? at)) };
  const next = entries.find((entry) => hasLength(entry) && reachesBeyond(entry, at));
  if (next === undefined) return { effect: 'open entry', startAt: at };
  if (isLive || next.startAt <= at) return { ask: next.isLocked ? 'period_locked' : 'overlap' };
  const stop = ownStop(parked, at, next.startAt);
  return stop === undefined ? { ask: 'missing_stop' } : { effect: 'insert entry', stop };
}

function decideStop({ entries, parked }: Timeline, punch: PunchToDecide): Decision {
  const { at, isLive, areOthersHeard } = punch;
  const open = entries.find(({ endAt }) => endAt === null);
  if (isLive) {
    // Where the clock was set back, the entry ends where it began: we know no more than that.
    return open === undefined
      ? { ask: 'not_clocked_in' }
      : { effect: 'close entry', entry: open, endAt: Math.max(at, open.startAt) };
  }
  if (open !== undefined && open.startAt <= at) {
    // A stop belongs to the last start before it. While that start is with a manager, the stop must not end an older entry.
    // `<=`: a start and a stop of unknown time have the same moment, the one at which they came.
    const isOfParkedStart = parked.some(
      (other) => other.action === 'start' && other.at > open.startAt && other.at <= at,
    );
    return isOfParkedStart ? { effect: 'wait' } : { effect: 'close entry', entry: open, endAt: at };
  }
  const isInside = entries.some(({ startAt, endAt }) => startAt < at && endAt !== null && endAt >= at);
  if (isInside) return { ask: 'already_closed' };
  return areOthersHeard ? { ask: 'not_clocked_in' } : { effect: 'wait' };
}

/** The first parked stop from a moment on, unless another start comes before it. */
function ownStop(parked: readonly ParkedPunch[], from: number, before: number): ParkedPunch | undefined {
  const following = parked
    .filter(({ action, at }) => (action === 'stop' ? at >= from : at > from) && at <= before)
    .sort((a, b) => a.at - b.at);
  const [first] = following;
  return first?.action === 'stop' ? first : undefined;
}

function hasLength({ startAt, endAt }: TimeEntry): boolean {
  return endAt === null || endAt > startAt;
}

function reachesBeyond({ endAt }: TimeEntry, at: number): boolean {
  return endAt === null || endAt > at;
}
