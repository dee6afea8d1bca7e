// What people change in a company, apart from punches: who, through which door, why, what it was and what it is now.
import type { ChangeSubject } from '@stimpill/api-types/change-subjects';

/** Through which door somebody made the change. */
export type ChangeDoor = 'command line' | 'desk' | 'kiosk' | 'station' | 'demo';

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
};

/** By column of its table. A secret's value is never recorded, only `set`, or `new` where it replaced another one. */
export type Facts = Readonly<Record<string, unknown>>;

/** Stands in the place of what was said about somebody who was erased. */
export const ERASED_TEXT = '(erased)';

export type Change = {
  readonly subject: ChangeSubject;
  readonly subjectId: string;
  /** Whose record or time it is about; null where it is about nobody. */
  readonly employeeId: string | null;
  /** Null before an addition. Both are null where somebody only looked. */
  readonly before: Facts | null;
  /** Null after a removal. */
  readonly after: Facts | null;
};

export type RecordedChange = Change & {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly changedAt: number;
  readonly by: Author;
  readonly reason: string | null;
};

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
