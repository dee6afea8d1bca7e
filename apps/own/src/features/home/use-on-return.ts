import { useEffect, useEffectEvent } from 'react';

/** So long what is shown counts as what is. */
const OLD_MS = 60_000;

/** Reads again when somebody comes back to the page and what it shows is old. */
export function useOnReturn(readAt: number, again: () => void): void {
  const look = useEffectEvent(() => {
    if (!document.hidden && readAt > 0 && Date.now() - readAt > OLD_MS) again();
  });
  useEffect(() => {
    const onShow = () => look();
    document.addEventListener('visibilitychange', onShow);
    return () => document.removeEventListener('visibilitychange', onShow);
  }, []);
}
