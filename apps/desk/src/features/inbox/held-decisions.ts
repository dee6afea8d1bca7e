// A decision is held back for some seconds, so that it can be taken back as if it had never been made: a settled question cannot be opened
// again without traces, and what it changed in somebody's time can have changed more. Nothing is lost by waiting: until it is sent the
// question is open. It is sent at once with the next decision, when the page is left, and before anything is shown that depends on it.
import type { Decision } from './send-decision.ts';
import type { OpenReview } from '#api/reviews.ts';

export type Held = {
  readonly decision: Decision;
  /** What it is about, one or several. */
  readonly questions: readonly OpenReview[];
  /** The choice in words. */
  readonly choice: string;
  /** `unanswered`: it was sent, and the server may have done it. */
  readonly state: 'held' | 'sending' | Undone;
};

type Undone = 'unsent' | 'unanswered';

/** What became of sending one: it is tried again where it was not sent, and where no answer came. */
export type Outcome = 'done' | 'refused' | Undone;

type Sender = {
  /** It tells of a refusal by itself. */
  readonly send: (held: Held, outlivesPage: boolean) => Promise<Outcome>;
  /** The server did or refused it: ends once the page shows that. */
  readonly onSettled: () => Promise<void>;
};

export type HeldDecisions = {
  readonly subscribe: (listener: () => void) => () => void;
  /** All that are on their way, the oldest first; the last one may be held. */
  readonly read: () => readonly Held[];
  /** Holds this one, and sends what was held before. */
  readonly hold: (held: Omit<Held, 'state'>) => void;
  /** Takes back the one that is held. @returns it; undefined where none is */
  readonly takeBack: () => Held | undefined;
  /** Sends what is held, and what could not be sent before. @returns whether the server did all of it */
  readonly send: (outlivesPage?: boolean) => Promise<boolean>;
};

export function createHeldDecisions({ send, onSettled }: Sender, holdMs: number): HeldDecisions {
  let known: readonly Held[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const set = (next: readonly Held[]) => {
    known = next;
    for (const listener of listeners) listener();
  };
  const isSame = (one: Held, other: Held) => one.decision === other.decision;

  async function sendOne(held: Held, outlivesPage: boolean): Promise<Outcome> {
    // Meanwhile somebody else has sent all.
    if (known.every((each) => !isSame(each, held) || each.state === 'sending')) return 'unsent';
    const sent: Held = { ...held, state: 'sending' };
    set(known.map((each) => (isSame(each, held) ? sent : each)));
    const outcome = await send(sent, outlivesPage);
    if (outcome === 'unsent' || outcome === 'unanswered')
      set(known.map((each) => (isSame(each, held) ? { ...held, state: undone(held, outcome) } : each)));
    // The next one does not wait for that.
    else void onSettled().then(() => set(known.filter((each) => !isSame(each, held))));
    return outcome;
  }

  async function sendAll(outlivesPage = false): Promise<boolean> {
    clearTimeout(timer);
    const waiting = known.filter(({ state }) => state !== 'sending');
    // One after the other: they may be about the same time. Where the page goes away, there is no time to wait.
    const outcomes: Outcome[] = [];
    if (outlivesPage) outcomes.push(...(await Promise.all(waiting.map(async (held) => sendOne(held, true)))));
    else for (const held of waiting) outcomes.push(await sendOne(held, false));
    return outcomes.every((outcome) => outcome === 'done');
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => known,
    hold: (held) => {
      const isOnItsWay = ({ id }: OpenReview) =>
        known.some(({ questions }) => questions.some((q) => q.id === id));
      // Pressed twice: a question is decided once.
      if (held.questions.every(isOnItsWay)) return;
      void sendAll();
      set([...known, { ...held, state: 'held' }]);
      timer = setTimeout(() => void sendAll(), holdMs);
    },
    takeBack: () => {
      const held = known.find(({ state }) => state === 'held');
      if (held === undefined) return undefined;
      clearTimeout(timer);
      set(known.filter((each) => each !== held));
      return held;
    },
    send: sendAll,
  };
}

/** What may have been done once is not undone by a try that did not get through. */
const undone = ({ state }: Held, outcome: Undone): Undone => (state === 'unanswered' ? state : outcome);
