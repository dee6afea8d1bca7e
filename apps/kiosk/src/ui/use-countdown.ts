import { useEffect, useEffectEvent, useState } from 'react';

/** Seconds left until `onEnd`, counted down from `seconds`; stands still while paused. */
export function useCountdown(seconds: number, onEnd: () => void, isPaused = false): number {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return undefined;
    if (left <= 0) {
      end();
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left, isPaused]);
  return left;
}
