// What erasing somebody does with a table: at once, and when the time for which working time is kept is over. Each table says it of itself;
// docs/operations.md tells it in words. Beside personal-kinds.ts, which is about time that passes by itself.

/** How the rows of somebody are found. */
export type FoundBy =
  /** A column with their id. */
  | { readonly column: 'employee_id' | 'id' }
  /** Through another table: rows with the id of one of theirs. */
  | { readonly column: string; readonly of: 'punch_inbox' | 'sessions' | 'time_entries' | 'time_off' }
  /** The id is a part of a text. */
  | { readonly within: string };

/** What a page and the command say of it. */
export type ErasureSubject = 'record' | 'signIn' | 'details' | 'texts' | 'log' | 'payroll' | 'time';

export type OfPerson = FoundBy & {
  readonly subject: ErasureSubject;
  /** At once: the rows go, those columns are emptied that say so, or a file of its own does it, in the order of erase-person.ts. */
  readonly now: 'go' | 'empty' | 'byHand';
  /** Once the time is over. */
  readonly then: 'go' | 'stay' | { readonly becomes: Readonly<Record<string, string | null>> };
};

/** A table with nothing about a person, and why a column that looks so is none. */
export type OfNobody = { readonly nobody: string };

export type Erasing = OfPerson | OfNobody;

export const goes = (subject: ErasureSubject, by: FoundBy = { column: 'employee_id' }): OfPerson => ({
  ...by,
  ...{ subject, now: 'go', then: 'go' },
});

/** Working time, which is kept as long as the law says. */
export const time = (by: FoundBy = { column: 'employee_id' }): OfPerson => ({
  ...by,
  ...{ subject: 'time', now: 'empty', then: 'go' },
});

export const ofPunch = { column: 'punch_id', of: 'punch_inbox' } as const;

export const nobody = (why: string): OfNobody => ({ nobody: why });
