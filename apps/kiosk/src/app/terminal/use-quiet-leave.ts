import { useEffect, useState } from 'react';

const QUIET_MS = 30_000;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown'] as const;

/** Whether "Still there?" should be asked: nobody has touched a person's screen for half a minute. */
export function useQuietLeave(isPersonal: boolean) {
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (!isPersonal || isAsking) return undefined;
    let timer = setTimeout(() => setIsAsking(true), QUIET_MS);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsAsking(true), QUIET_MS);
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, restart, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, restart, { capture: true });
    };
  }, [isPersonal, isAsking]);
  return { isAsking: isAsking && isPersonal, answered: () => setIsAsking(false) };
}
