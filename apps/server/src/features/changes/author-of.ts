// In whose name a change is recorded.
import type { Author } from './change.ts';

/** Somebody who is signed in, or who works at the command line. */
export type ChangingCaller = {
  readonly userId: string;
  /** At the command line: the operating system's user, null where that gives no name. Not given: somebody signed in. */
  readonly operator?: string | null;
};

export function authorOf({ userId, operator }: ChangingCaller): Author {
  return operator === undefined
    ? { door: 'desk', userId, operator: null }
    : { door: 'command line', userId: null, operator };
}
