// Who changes something in a test.
import type { Author } from '#features/changes/change.ts';

/** Somebody of that name at the command line. */
export function operatorNamed(operator: string): Author {
  return { door: 'command line', userId: null, operator };
}
