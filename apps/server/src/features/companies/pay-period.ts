// From the day of the month on which a pay period begins to its dates.

const DAY_MS = 86_400_000;

export type PayPeriod = {
  readonly id: string;
  readonly name: string;
  /** 1 to 31; in a shorter month its last day. */
  readonly startDay: number;
};

/** yyyy-MM-dd, both inclusive. */
export type DateRange = { readonly startDate: string; readonly endDate: string };

/**
 * The dates of the period that holds a day.
 * @param date yyyy-MM-dd
 */
export function periodAround(startDay: number, date: string): DateRange {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const begun = Date.parse(date) >= startIn(year, month, startDay) ? month : month - 1;
  return {
    startDate: toDate(startIn(year, begun, startDay)),
    endDate: toDate(startIn(year, begun + 1, startDay) - DAY_MS),
  };
}

/** The dates of every period that holds a day of the range, oldest first. */
export function periodsOver(startDay: number, { startDate, endDate }: DateRange): DateRange[] {
  const periods: DateRange[] = [];
  for (let date = startDate; date <= endDate;) {
    const period = periodAround(startDay, date);
    periods.push(period);
    date = toDate(Date.parse(period.endDate) + DAY_MS);
  }
  return periods;
}

/** Months out of bounds run over: 0 is December of the year before, 13 January of the next. */
function startIn(year: number, month: number, startDay: number): number {
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Date.UTC(year, month - 1, Math.min(startDay, lastDay));
}

function toDate(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
