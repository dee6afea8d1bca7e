// The session has ended while somebody is on a page. The call that found it waits here until they have signed in again, and goes on by itself:
// nothing that was typed is lost, and nothing is pressed twice.
import type { SessionEnd } from '@stimpill/api-types/session-end';

export type Ended = {
  /** `unknown`: the cookie is gone, or the server does not know why. */
  readonly because: SessionEnd | 'unknown';
};

type Waiting = Ended & {
  readonly promise: Promise<boolean>;
  readonly answer: (isBack: boolean) => void;
};

const listeners = new Set<() => void>();
let waiting: Waiting | undefined;

function set(next: Waiting | undefined): void {
  waiting = next;
  for (const listener of listeners) listener();
}

export const sessionEnd = {
  /** Undefined while the session goes on, as far as is known here. */
  now: (): Ended | undefined => waiting,
  /** @returns whether the same person is back; several calls at once wait for one answer */
  ask: (because: Ended['because']): Promise<boolean> => {
    if (listeners.size === 0) return Promise.resolve(false);
    if (waiting === undefined) {
      let answer: (isBack: boolean) => void = () => undefined;
      const promise = new Promise<boolean>((resolve) => {
        answer = resolve;
      });
      set({ because, promise, answer });
    }
    return waiting?.promise ?? Promise.resolve(false);
  },
  answer: (isBack: boolean): void => {
    const asked = waiting;
    set(undefined);
    asked?.answer(isBack);
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
