import { useEffect, useState } from 'react';

/** The newest value, except that nothing changes while a finger is down: a name must not move away under it. */
export function useHeldWhilePressed<Value>(value: Value): Value {
  const [held, setHeld] = useState<{ readonly value: Value } | undefined>(undefined);
  useEffect(() => {
    const hold = () => setHeld({ value });
    const release = () => setHeld(undefined);
    document.addEventListener('pointerdown', hold);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', release);
    return () => {
      document.removeEventListener('pointerdown', hold);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', release);
    };
  }, [value]);
  return held ? held.value : value;
}
