// Which time of somebody is closed: it was approved for payroll, with the days on which there was none. Pure.
import type { Author } from '#features/changes/change.ts';

export type NewClosedTime = {
  readonly employeeId: string;
  /** [from, until), epoch milliseconds: the beginning of the first day, and that of the day after the last. */
  readonly from: number;
  readonly until: number;
  readonly closedAt: number;
  readonly by: Pick<Author, 'userId' | 'operator'>;
};

export type ClosedTime = NewClosedTime & { readonly id: string };

export type Span = { readonly from: number; readonly until: number };

/** The closed time to which an entry belongs: by where it begins, as in lists, pay periods and runs, however long it goes on. */
export function closedOver(closed: readonly ClosedTime[], startAt: number): ClosedTime | undefined {
  return closed.find(({ from, until }) => startAt >= from && startAt < until);
}

/** What is left of it where a part is opened again. */
export function withoutSpan(closed: NewClosedTime, { from, until }: Span): readonly NewClosedTime[] {
  const before = { ...closed, until: Math.min(closed.until, from) };
  const after = { ...closed, from: Math.max(closed.from, until) };
  return [before, after].filter((left) => left.from < left.until);
}
