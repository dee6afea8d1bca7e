// The keys that mean something on the page that is shown, for the list of keys.
import { useEffect } from 'react';

/** What the keys are called, and what they do. */
export type PageKey = readonly [names: readonly string[], does: string];

const shown = new Map<symbol, readonly PageKey[]>();

/** A page says its own keys for as long as they mean something. */
export function usePageKeys(keys: readonly PageKey[]): void {
  useEffect(() => {
    const own = Symbol('the keys of a part');
    shown.set(own, keys);
    return () => {
      shown.delete(own);
    };
  });
}

export const keysOfPage = (): readonly PageKey[] => [...shown.values()].flat();
