// What people change in a company, apart from punches: who, through which door, why, what it was and what it is now.
import type { ChangeDoor, ChangeRecord, Facts } from '#database/tables/company.ts';

export type { Facts } from '#database/tables/company.ts';

/** Who did it. A tablet that does something by itself is neither a user nor an operator. */
export type Author = {
  readonly door: ChangeDoor;
  /** Null where nobody was signed in. */
  readonly userId: string | null;
  /** At the command line the operating system's user; null where the system gives no name. */
  readonly operator: string | null;
};

/** A tablet, by itself. */
export const THE_TABLET: Author = { door: 'station', userId: null, operator: null };

/** Who makes some changes, why and when. */
export type Authored = {
  readonly by: Author;
  readonly reason: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Whose time it is had asked for just this; or the record was brought from elsewhere. Not given: they are told of it. */
  readonly toPerson?: 'asked' | 'brought';
};

/** Stands in the place of what was said about somebody who was erased. */
export const ERASED_TEXT = '(erased)';

export type RecordedChange = Omit<ChangeRecord, keyof Author> & { readonly by: Author };

/** What was changed of what. */
export type Change = Omit<RecordedChange, 'id' | 'changedAt' | 'by' | 'reason'>;

export type Act = 'added' | 'changed' | 'removed' | 'looked at';

export function actOf({ before, after }: Pick<Change, 'before' | 'after'>): Act {
  if (before === null) return after === null ? 'looked at' : 'added';
  return after === null ? 'removed' : 'changed';
}

/** Stands for a secret that was replaced, without the secret. */
export function secretFacts(
  name: string,
  before: string | null,
  after: string | null,
): { readonly before: Facts; readonly after: Facts } {
  const isReplaced = before !== null && after !== null;
  return {
    before: { [name]: before && 'set' },
    after: { [name]: isReplaced ? 'new' : after && 'set' },
  };
}

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

/** Somebody of a company who changes something there. */
export type RecordAuthor = ChangingCaller & { readonly companyId: string };
