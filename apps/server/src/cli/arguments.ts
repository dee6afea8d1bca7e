// What a command is given, checked as it is read: dates, ids, names, reasons.
import { daysFrom, isLocalDate } from '@stimpill/time';
import { InvalidArgumentError } from 'commander';
import { nameFault, hasSomethingInView, isPlainLine, TEXT_FAULTS } from '@stimpill/api-types/plain-text';

const LONGEST = 500;

/** Why something is changed; the record of changes keeps it for ever. */
export function reasonArgument(text: string): string {
  const reason = text.trim();
  if (!hasSomethingInView(reason) || reason.length > LONGEST)
    throw new InvalidArgumentError(`It must say why, in 1 to ${LONGEST} characters.`);
  if (!isPlainLine(reason)) throw new InvalidArgumentError(`It ${TEXT_FAULTS.unseen}.`);
  return reason;
}

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A GUID on the command line, in any letter case. */
export function guidArgument(text: string): string {
  if (!GUID.test(text))
    throw new InvalidArgumentError('It must be a GUID such as 3fa85f64-5717-4562-b3fc-2c963f66afa6.');
  return text.toLowerCase();
}

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

/** A name on the command line, by the rule for names in requests. */
export function nameArgument(longest: number): (text: string) => string {
  return (text) => {
    const name = text.trim();
    const fault = name.length > longest ? `must be at most ${longest} characters` : nameFault(name);
    if (fault !== undefined) throw new InvalidArgumentError(`It ${fault}.`);
    return name;
  };
}
