import { useEffect, useState } from 'react';

/**
 * Whether to keep something that is shown, or was until just now. To remove a long list takes longer than to draw the next screen, so a
 * person who touched a name sees that screen first.
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
