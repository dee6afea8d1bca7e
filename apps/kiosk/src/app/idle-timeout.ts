// Nobody touches the tablet: a personal screen first asks, then forgets its person; the list goes back to rest.
import { useEffect } from 'react';
import type { ScreenName } from '#app/visit/visit-state.ts';
import { isPersonal, type VisitStore } from '#app/visit/visit-machine.ts';

/** WCAG 2.2.1: a warning first, and one touch that gives the whole time anew. */
const PERSONAL_QUIET_MS = 20_000;
const LIST_QUIET_MS = 45_000;

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

let touchedAt = Number.NEGATIVE_INFINITY;

/** Milliseconds since anybody touched the tablet. */
export function quietFor(): number {
  return performance.now() - touchedAt;
}

/** Watches for quiet on the present screen; every change of screen and every touch begins anew. */
export function useIdleTimeout(store: VisitStore, screen: ScreenName, isAsking: boolean): void {
  useEffect(() => {
    const waitMs = isPersonal(store.getState().screen) ? PERSONAL_QUIET_MS : LIST_QUIET_MS;
    const isWatched = !isAsking && (screen === 'list' || isPersonal(store.getState().screen));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const gotQuiet = () => store.dispatch({ type: screen === 'list' ? 'restAsked' : 'gotQuiet' });
    const restart = () => {
      clearTimeout(timer);
      if (isWatched) timer = setTimeout(gotQuiet, waitMs);
    };
    const touched = () => {
      touchedAt = performance.now();
      restart();
    };
    restart();
    for (const sign of SIGNS_OF_LIFE)
      window.addEventListener(sign, touched, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, touched, { capture: true });
    };
  }, [store, screen, isAsking]);
}
