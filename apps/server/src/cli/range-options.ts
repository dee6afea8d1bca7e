// Which days and whose time a command is about.
import { Command } from 'commander';
import { Refused } from '../errors/refused.ts';
import { dateArgument, daysBetween, guidArgument } from './arguments.ts';

const MOST_DAYS = 366;

export type RangeOptions = {
  readonly from: string;
  readonly to: string;
  readonly employee?: readonly string[];
  readonly json?: true;
};

/** A command about the time of a company between two dates. */
export function rangeCommand(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .requiredOption('--from <date>', 'first day, by the calendar of the company', dateArgument)
    .requiredOption('--to <date>', 'last day, itself included', dateArgument)
    .option('--employee <id-or-email...>', 'only these people; without it, everybody')
    .option('--json', 'for machines');
}

/** @throws Refused when the days are in the wrong order, or too many */
export function rangeOf({ from, to }: Pick<RangeOptions, 'from' | 'to'>): {
  startDate: string;
  endDate: string;
} {
  const days = daysBetween(from, to);
  if (days < 1) throw new Refused(`The range ends (${to}) before it begins (${from}). Nothing was changed.`);
  if (days > MOST_DAYS)
    throw new Refused(
      `The range has ${days} days; ${MOST_DAYS} at most are done at a time. Nothing was changed.`,
    );
  return { startDate: from, endDate: to };
}
