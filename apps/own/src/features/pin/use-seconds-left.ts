import { useEffect, useEffectEvent, useState } from 'react';

/** Counts down from a number of seconds, by a clock that nobody sets. @param seconds 0: nothing is counted */
export function useSecondsLeft(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState<{ readonly of: number; readonly seconds: number }>();
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (seconds === 0) return undefined;
    const endsAt = performance.now() + seconds * 1_000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((endsAt - performance.now()) / 1_000));
      setLeft({ of: seconds, seconds: rest });
      if (rest > 0) return;
      clearInterval(timer);
      setLeft(undefined);
      end();
    }, 1_000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left?.of === seconds ? left.seconds : seconds;
}
