import { nameFault } from '@stimpill/api-types/plain-text';
import { InvalidArgumentError } from 'commander';

/** A name on the command line, by the rule for names in requests. */
export function nameArgument(longest: number): (text: string) => string {
  return (text) => {
    const name = text.trim();
    const fault = name.length > longest ? `must be at most ${longest} characters` : nameFault(name);
    if (fault !== undefined) throw new InvalidArgumentError(`It ${fault}.`);
    return name;
  };
}
