// Whether a call has found that the session has ended while somebody was on a page.
const listeners = new Set<() => void>();
let ended = false;

function set(next: boolean): void {
  ended = next;
  for (const listener of listeners) listener();
}

export const sessionEnd = {
  hasEnded: () => ended,
  notice: () => set(true),
  forget: () => set(false),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
