import { fromTo } from '@stimpill/time';
import { formatClock } from './format-time.ts';

type Spanning = { readonly startAtUtc: string; readonly endAtUtc: string | null };

/** `07:00–15:00`, and without an end `07:00, still in`. */
export function spanOf({ startAtUtc, endAtUtc }: Spanning, timeZone: string, openEnd: string): string {
  const from = formatClock(Date.parse(startAtUtc), timeZone);
  return endAtUtc === null
    ? `${from}, ${openEnd}`
    : fromTo(from, formatClock(Date.parse(endAtUtc), timeZone));
}
