// What the log keeps about somebody who was erased: who did what and when, by id. Pure.
import { ERASED_TEXT, type Facts, type RecordedChange } from '#features/changes/change.ts';
import { KEPT_OF_RECORD } from './person-tables.ts';

/** Of the record of a person; whatever else stands there is personal. */
const KEPT_FACTS = new Set([
  ...KEPT_OF_RECORD,
  ...['role', 'is_active', 'department_ids', 'sessions', 'wrong_pins', 'keeps_time_until'],
]);
/** Stand for secrets, and are none. */
const MARKS: ReadonlySet<unknown> = new Set(['set', 'new', 'made', ERASED_TEXT]);
/** What somebody has typed about working time. */
const TYPED = new Set(['note', 'name', 'display_name']);

export type Blanked = Pick<RecordedChange, 'reason' | 'before' | 'after'>;

export function blanked({ subject, reason, before, after }: RecordedChange): Blanked {
  const isKept = (column: string, value: unknown) =>
    value === null || typeof value === 'boolean' || MARKS.has(value) || isFact(subject, column);
  const facts = (all: Facts | null) =>
    all &&
    Object.fromEntries(
      Object.entries(all).map(([column, value]) => [column, isKept(column, value) ? value : ERASED_TEXT]),
    );
  return { reason: reason && ERASED_TEXT, before: facts(before), after: facts(after) };
}

function isFact(subject: RecordedChange['subject'], column: string): boolean {
  if (subject === 'employee') return KEPT_FACTS.has(column);
  // Of a question the reason is a word of a list; of a booking somebody typed it.
  if (column === 'reason') return subject === 'reviewItem';
  return !TYPED.has(column);
}

/** Everything by which somebody was ever called: what older files may hold. */
export type CalledBefore = { readonly names: ReadonlySet<string>; readonly identities: ReadonlySet<string> };

export function calledIn(changes: readonly RecordedChange[]): CalledBefore {
  const facts = changes
    .filter(({ subject }) => subject === 'employee')
    .flatMap(({ before, after }) => [before ?? {}, after ?? {}]);
  const textsOf = (...columns: readonly string[]) =>
    new Set(
      facts.flatMap((each) =>
        columns.flatMap((column) => {
          const value = (each as Record<string, unknown>)[column];
          return typeof value === 'string' && !MARKS.has(value) ? [value] : [];
        }),
      ),
    );
  return { names: textsOf('display_name'), identities: textsOf('kennitala', 'employee_number') };
}
