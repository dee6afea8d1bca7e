import { InvalidArgumentError } from 'commander';

const DAY_MS = 86_400_000;

/** A date that exists, of a year whose holidays are known. */
export function dateArgument(text: string): string {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  const exists = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
  if (!exists) throw new InvalidArgumentError('It must be a date that exists, as 2026-11-30.');
  if (text < '2000-01-01' || text > '2100-12-31')
    throw new InvalidArgumentError('It must lie in the years 2000 to 2100.');
  return text;
}

/** How many days there are from one date to another, both counted. */
export function daysBetween(startDate: string, endDate: string): number {
  return (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1;
}
