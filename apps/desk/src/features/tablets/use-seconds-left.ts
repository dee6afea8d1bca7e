import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** How many whole seconds are left of a time that began when this was first shown; 0 once it is over. */
export function useSecondsLeft(ofSeconds: number): number {
  const [endsAt] = useState(() => Date.now() + ofSeconds * SECOND_MS);
  const [left, setLeft] = useState(ofSeconds);
  useEffect(() => {
    const timer = setInterval(
      () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / SECOND_MS))),
      SECOND_MS,
    );
    return () => clearInterval(timer);
  }, [endsAt]);
  return left;
}
