// Months as `yyyy-MM`.

const MOST_MONTHS = 12;

const placeOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

const monthAt = (place: number) => `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`;

export const monthBefore = (month: string) => monthAt(placeOf(month) - 1);

/** So many months until and with this one, the newest first. */
export function monthsUntil(month: string, count: number): string[] {
  return Array.from({ length: count }, (_, back) => monthAt(placeOf(month) - back));
}

/** The first is not after the last, and they are no more than a year. */
export function isGoodRange(first: string, last: string): boolean {
  const months = placeOf(last) - placeOf(first) + 1;
  return months >= 1 && months <= MOST_MONTHS;
}

/** yyyy-MM-dd */
export function lastDayOf(month: string): string {
  const next = monthAt(placeOf(month) + 1);
  return new Date(Date.parse(`${next}-01T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
