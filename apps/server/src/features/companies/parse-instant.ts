// Which instant does a written time mean? One with an offset is exact. One without is read on the wall clock of the company, which
// skips an hour in spring and shows one twice in autumn.
import { offsetAt } from './local-instant.ts';

const FORM = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/;
const DAY_MS = 86_400_000;

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

  const offsets = new Set([offsetAt(timeZone, asIfUtc - DAY_MS), offsetAt(timeZone, asIfUtc + DAY_MS)]);
  const instants = [...offsets]
    .map((each) => asIfUtc - each)
    .filter((instant) => instant + offsetAt(timeZone, instant) === asIfUtc);
  const [instant, another] = instants;
  if (instant === undefined) return { fault: 'skipped by the clocks' };
  return another === undefined ? { instant: instant + ms } : { fault: 'shown twice by the clocks' };
}

function withOffset(text: string, ms: number): ParsedInstant {
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? { fault: 'malformed' } : { instant: instant + ms };
}
