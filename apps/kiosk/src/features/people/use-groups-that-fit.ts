// How many groups of letters stand under each other beside the list, each still as high as a finger needs it.
import { useLayoutEffect, useState } from 'react';

/** On whatever tablet: with fewer there is no use in a rail. */
const FEWEST = 3;

/** The style sheet says how high one is at least (`--small-target`), and how far apart they are. */
export function useGroupsThatFit(rail: HTMLElement | null): number {
  const [most, setMost] = useState(FEWEST);
  useLayoutEffect(() => {
    if (rail === null) return undefined;
    const look = () => setMost(countFitting(rail));
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(rail);
    return () => watcher.disconnect();
  }, [rail]);
  return most;
}

function countFitting(rail: HTMLElement): number {
  const style = getComputedStyle(rail);
  const gap = Number.parseFloat(style.rowGap) || 0;
  const each = Number.parseFloat(style.getPropertyValue('--small-target')) + gap;
  const fitting = Math.floor((rail.clientHeight + gap) / each);
  return Number.isNaN(fitting) ? FEWEST : Math.max(FEWEST, fitting);
}
