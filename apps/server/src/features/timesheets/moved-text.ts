// Days, lines and minutes that would change, for anyone who reads no screen of ours: the command line, the preview, a refusal.
import type { MovedFigures } from './moved-figures.ts';

/** The minutes that come to a line which did not have them: what moves from one to another is counted once. */
export function movedMinutes({ lines }: MovedFigures): number {
  const changes = lines.map(({ beforeMinutes, afterMinutes }) => afterMinutes - beforeMinutes);
  const sumOf = (sign: 1 | -1) => changes.reduce((sum, change) => sum + Math.max(0, sign * change), 0);
  return Math.max(sumOf(1), sumOf(-1));
}

/** @example '2026-10-12, 2026-10-19: YV1 -272, YV2 +272' */
export function movedText({ dates, lines }: MovedFigures): string {
  const changes = lines.map(({ line, beforeMinutes, afterMinutes }) => {
    const change = afterMinutes - beforeMinutes;
    return `${line} ${change > 0 ? '+' : ''}${change}`;
  });
  return `${dates.join(', ')}${changes.length === 0 ? '' : `: ${changes.join(', ')}`}`;
}
