// Whether what was pressed waits for an answer of the person, such as whose version shall stand, or that it is still them.
import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let questions = 0;

function add(more: number): void {
  questions += more;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For a dialog in the middle of a save: it asks for as long as it is open. */
export function useAsks(): void {
  useEffect(() => {
    add(1);
    return () => add(-1);
  }, []);
}

export function useIsAsked(): boolean {
  return useSyncExternalStore(subscribe, () => questions > 0);
}
