import { daysFrom, isLocalDate } from '@stimpill/time';
import { InvalidArgumentError } from 'commander';

/** A date that exists, of a year whose holidays are known. */
export function dateArgument(text: string): string {
  if (!isLocalDate(text)) throw new InvalidArgumentError('It must be a date that exists, as 2026-11-30.');
  if (text < '2000-01-01' || text > '2100-12-31')
    throw new InvalidArgumentError('It must lie in the years 2000 to 2100.');
  return text;
}

/** How many days there are from one date to another, both counted. */
export function daysBetween(startDate: string, endDate: string): number {
  return daysFrom(startDate, endDate) + 1;
}
