import { useEffect, useEffectEvent } from 'react';
import { onPlainKey } from './on-plain-key.ts';

/** @param act says whether the key meant something here */
export function usePlainKey(act: (key: string) => boolean): void {
  const onKey = useEffectEvent(act);
  useEffect(() => onPlainKey((key) => onKey(key)), []);
}
