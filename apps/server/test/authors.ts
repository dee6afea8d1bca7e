// Who changes something in a test.
import type { Author } from '#features/changes/change.ts';

/** An operator of that name at the command line. */
export function operatorNamed(operator: string): Author {
  return { door: 'command line', userId: null, operator };
}
