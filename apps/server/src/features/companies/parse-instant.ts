// Which instant does a written time mean? One with an offset is exact. One without is read on the wall clock of the company, which
// skips an hour in spring and shows one twice in autumn.
import { instantsAt } from '@stimpill/time';

const FORM = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/;
const MINUTE_MS = 60_000;

export type ParsedInstant =
  | { readonly instant: number }
  | { readonly fault: 'malformed' | 'skipped by the clocks' | 'shown twice by the clocks' };

/** @param text such as 2026-11-20T07:00, 2026-11-20 07:00:30 or 2026-11-20T07:00Z */
export function parseInstant(timeZone: string, text: string): ParsedInstant {
  const [, date = '', hour = '', minute = '', second = '00', fraction = '', offset] = FORM.exec(text) ?? [];
  const written = `${date}T${hour}:${minute}:${second}`;
  const asIfUtc = Date.parse(`${written}Z`);
  // What does not exist, such as 30 February, comes back as another day.
  if (Number.isNaN(asIfUtc) || new Date(asIfUtc).toISOString().slice(0, 19) !== written)
    return { fault: 'malformed' };
  const ms = fraction === '' ? 0 : Math.round(Number(fraction) * 1000);
  if (offset !== undefined) return withOffset(`${written}${offset}`, ms);

  const { shown } = instantsAt(date, Number(hour) * 60 + Number(minute), timeZone);
  const [instant, another] = shown;
  if (instant === undefined) return { fault: 'skipped by the clocks' };
  if (another !== undefined) return { fault: 'shown twice by the clocks' };
  return { instant: instant + (asIfUtc % MINUTE_MS) + ms };
}

function withOffset(text: string, ms: number): ParsedInstant {
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? { fault: 'malformed' } : { instant: instant + ms };
}
