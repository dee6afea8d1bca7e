// Keeps the screen on. The system setting of the tablet does this more surely; the wake lock is asked for again whenever it was lost.
import { createStore, type StoreApi } from 'zustand/vanilla';

export type AwakeState = 'unknown' | 'held' | 'refused';

const ASK_AGAIN_MS = 60 * 60_000;

export function createAwakeState(): StoreApi<AwakeState> {
  return createStore<AwakeState>(() => 'unknown');
}

/** Holds a wake lock until the returned function is called. */
export function keepAwake(state: StoreApi<AwakeState>): () => void {
  const wakeLock = (navigator as { readonly wakeLock?: WakeLock }).wakeLock;
  if (!wakeLock) return () => undefined;
  let held: WakeLockSentinel | undefined;

  const ask = async () => {
    if (document.visibilityState !== 'visible' || (held && !held.released)) return;
    try {
      held = await wakeLock.request('screen');
      state.setState('held', true);
      held.addEventListener('release', () => state.setState('refused', true));
    } catch {
      state.setState('refused', true);
    }
  };
  const askAgain = () => void ask();
  askAgain();
  document.addEventListener('visibilitychange', askAgain);
  const timer = setInterval(askAgain, ASK_AGAIN_MS);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', askAgain);
    void held?.release();
  };
}
