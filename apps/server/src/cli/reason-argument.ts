import { hasSomethingInView, isPlainLine, TEXT_FAULTS } from '@stimpill/api-types/plain-text';
import { InvalidArgumentError } from 'commander';

const LONGEST = 500;

/** Why something is changed; the record of changes keeps it for ever. */
export function reasonArgument(text: string): string {
  const reason = text.trim();
  if (!hasSomethingInView(reason) || reason.length > LONGEST)
    throw new InvalidArgumentError(`It must say why, in 1 to ${LONGEST} characters.`);
  if (!isPlainLine(reason)) throw new InvalidArgumentError(`It ${TEXT_FAULTS.unseen}.`);
  return reason;
}
