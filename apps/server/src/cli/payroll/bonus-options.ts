// Which yearly bonus a command is about.
import { Command, InvalidArgumentError, Option } from 'commander';
import type { BonusOfYear } from '#features/bonuses/bonus.ts';
import { guidArgument } from '../arguments.ts';

export type BonusOptions = {
  readonly bonus: BonusOfYear['kind'];
  readonly year: number;
  readonly json?: true;
};

/** A command about one bonus of one year. */
export function bonusCommand(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .addOption(
      new Option('--bonus <which>', 'which bonus').choices(['december', 'holiday']).makeOptionMandatory(),
    )
    .requiredOption('--year <year>', 'the year in which it is due', yearArgument)
    .option('--json', 'for machines');
}

const YEAR = /^20\d\d$/;

export function yearArgument(text: string): number {
  if (!YEAR.test(text)) throw new InvalidArgumentError('It must be a year such as 2026.');
  return Number(text);
}
