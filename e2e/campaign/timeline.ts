// The one clock of a campaign. Nothing happens between two events, so thirty days pass as fast as the product can work. Events
// happen one after the other; an event that comes late because another took time happens at its later moment. As every clock of a
// server or a tablet it shows whole milliseconds.

export type Timeline = {
  readonly now: () => number;
  /** Time passes while something is under way, such as a request on the line. */
  readonly pass: (milliseconds: number) => void;
  readonly at: (moment: number, event: () => Promise<void> | void) => void;
  /** Until nothing is left to happen, or up to a moment. */
  readonly play: (until?: number) => Promise<void>;
};

type Event = { readonly at: number; readonly order: number; readonly run: () => Promise<void> | void };

export function createTimeline(start: number): Timeline {
  let now = start;
  let order = 0;
  const queue: Event[] = [];
  return {
    now: () => now,
    pass: (milliseconds) => {
      now += Math.ceil(milliseconds);
    },
    at: (moment, run) => insert(queue, { at: Math.ceil(moment), order: (order += 1), run }),
    play: async (until = Infinity) => {
      for (;;) {
        const next = queue[0];
        if (next === undefined || next.at > until) break;
        queue.shift();
        now = Math.max(now, next.at);
        await next.run();
      }
      if (until !== Infinity) now = Math.max(now, until);
    },
  };
}

/** Most events are the latest so far; the others find their place by halving. */
function insert(queue: Event[], event: Event): void {
  let low = 0;
  let high = queue.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = queue[middle];
    if (other !== undefined && isBefore(other, event)) low = middle + 1;
    else high = middle;
  }
  queue.splice(low, 0, event);
}

function isBefore(a: Event, b: Event): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}
