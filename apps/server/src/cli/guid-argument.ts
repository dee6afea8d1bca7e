import { InvalidArgumentError } from 'commander';

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A GUID on the command line, in any letter case. */
export function guidArgument(text: string): string {
  if (!GUID.test(text))
    throw new InvalidArgumentError('It must be a GUID such as 3fa85f64-5717-4562-b3fc-2c963f66afa6.');
  return text.toLowerCase();
}
