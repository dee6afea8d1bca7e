import { useEffect } from 'react';
import type { VisitStore } from '#app/visit/visit-machine.ts';

const QUIET_MS = 30_000;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown'] as const;

/** "Still there?" is asked when nobody has touched a person's screen for half a minute. */
export function useQuietLeave(store: VisitStore, isWatched: boolean): void {
  useEffect(() => {
    if (!isWatched) return undefined;
    const ask = () => store.dispatch({ type: 'gotQuiet' });
    let timer = setTimeout(ask, QUIET_MS);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, QUIET_MS);
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, restart, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, restart, { capture: true });
    };
  }, [store, isWatched]);
}
