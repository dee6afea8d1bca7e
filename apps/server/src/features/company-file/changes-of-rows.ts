// The rows that an import has written, as changes: a new row with all its columns, an existing one with the columns that differ.
import type { ChangeSubject } from '@stimpill/api-types/change-subjects';
import type { Table } from '#database/table.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import { secretFacts, type Change, type Facts } from '#features/changes/change.ts';
import type { Row, SortedOut } from './compare-rows.ts';

/** Left out of a change: the company is recorded beside every change. */
const UNTOLD: readonly string[] = ['company_id'];

/** @param subjectIdOf gives the id of the thing that a row is about */
export function changesOf<R extends Row>(
  table: Table,
  {
    added,
    changed,
    removed = [],
  }: Pick<SortedOut<R>, 'added' | 'changed'> & { readonly removed?: readonly R[] },
  subjectIdOf: (row: R) => string,
): readonly Change[] {
  const subject = table.subject ?? assertNeverHappens('rows of a company file whose changes have no subject');
  const told = (before: Row, after: Row) => differences(table, before, after);
  const changeTo = (after: R, facts: Pick<Change, 'before' | 'after'>) => ({
    subject,
    subjectId: subjectIdOf(after),
    employeeId: employeeOf(subject, after),
    ...facts,
  });
  return [
    ...added.map((after) => changeTo(after, { before: null, after: told({}, after).after })),
    ...changed.map(({ before, after }) => changeTo(after, told(before, after))),
    ...removed.map((before) => changeTo(before, { before: told({}, before).after, after: null })),
  ];
}

function employeeOf(subject: ChangeSubject, { id, employee_id }: Row): string | null {
  const employeeId = subject === 'employee' ? id : employee_id;
  return typeof employeeId === 'string' ? employeeId : null;
}

/** What differs between two states of a row. */
function differences(
  { columns }: Table,
  before: Row,
  after: Row,
): { readonly before: Facts; readonly after: Facts } {
  const was: Record<string, unknown> = {};
  const is: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(after)) {
    // SQLite answers 0 and 1 for false and true.
    const former = typeof value === 'boolean' && column in before ? Boolean(before[column]) : before[column];
    if (UNTOLD.includes(column) || (former ?? null) === (value ?? null)) continue;
    const secret = columns[column]?.withheldAs;
    const facts =
      secret === undefined
        ? { before: { [column]: former ?? null }, after: { [column]: value } }
        : secretFacts(secret, asSecret(former), asSecret(value));
    Object.assign(was, facts.before);
    Object.assign(is, facts.after);
  }
  return { before: was, after: is };
}

function asSecret(value: Row[string] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
