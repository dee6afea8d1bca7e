// An instant as people and programs write it: ISO 8601 with any offset, with or without seconds and their fractions. What company files
// and requests take is the same.
const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Wide enough for any zone to stay inside the years for which holidays are known. */
const FIRST_INSTANT = Date.UTC(2000, 0, 2);
const LAST_INSTANT = Date.UTC(2100, 11, 31);

/** What is wrong with one. */
export const INSTANT_FAULTS = {
  form: 'must be an existing instant with an offset, such as 2026-03-02T15:30:00Z',
  years: 'must lie between 2000-01-02 and 2100-12-30',
} as const;

/** Whether it is an instant that exists. */
export function isInstantText(text: string): boolean {
  const day = INSTANT.exec(text)?.[1];
  if (day === undefined) return false;
  const begin = Date.parse(`${day}T00:00:00Z`);
  // The runtime would turn 30 February into 2 March without an error.
  return !Number.isNaN(begin) && new Date(begin).toISOString().startsWith(day);
}

/** Whether holidays and pay are known of it. @param at epoch milliseconds */
export function isInstantOfPay(at: number): boolean {
  return at >= FIRST_INSTANT && at < LAST_INSTANT;
}
