import { useEffect, useState } from 'react';

/**
 * Whether something that is shown, or was until just now, is still kept: to take down a long list takes longer than to draw the
 * screen that follows it, so whoever touched a name first sees that screen.
 */
export function useUntilPainted(isShown: boolean): boolean {
  const [isOver, setIsOver] = useState(!isShown);
  if (isShown && isOver) setIsOver(false);
  useEffect(() => {
    if (isShown) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timer set within a frame ends after that frame is painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsOver(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isShown]);
  return isShown || !isOver;
}
