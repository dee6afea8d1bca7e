// A month of the calendar, as `2026-03`.

/** The first and the last day, yyyy-MM-dd. */
export function rangeOf(month: string): { readonly startDate: string; readonly endDate: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { startDate: `${month}-01`, endDate: `${month}-${String(last).padStart(2, '0')}` };
}

export function datesOf(month: string): readonly string[] {
  const last = Number(rangeOf(month).endDate.slice(-2));
  return Array.from({ length: last }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

/** The month so many months later. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The month of an address, if it is one of which holidays are known; else that of today. */
export function askedMonth(asked: string | undefined, today: string): string {
  return asked !== undefined && /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, 7);
}

/** From Monday on. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}
