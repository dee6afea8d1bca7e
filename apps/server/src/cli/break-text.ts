// The breaks of a time entry on the screen: for people by the clock of the company, for machines as the API has them.
import { writeLocalMinute } from '@stimpill/time';
import type { EntryBreak } from '#features/ledger/time-entry.ts';
import { toInstant } from '#to-instant.ts';

/** @param day yyyy-MM-dd, left out of the text because it stands beside it already; null writes every day */
export function breakText(
  timeZone: string,
  { startAt, endAt, kind }: EntryBreak,
  day: string | null,
): string {
  const [from, to] = [startAt, endAt].map((at) => {
    const minute = writeLocalMinute(at, timeZone);
    return day === null ? minute : minute.replace(`${day} `, '');
  });
  return `${kind} break ${from} to ${to}`;
}

export function breaksJson(breaks: readonly EntryBreak[]) {
  return breaks.map(({ startAt, endAt, kind }) => ({
    startAtUtc: toInstant(startAt),
    endAtUtc: toInstant(endAt),
    kind,
  }));
}
