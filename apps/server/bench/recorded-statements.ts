// What the server asked of its database during a round, so that a driver alone can be asked the same.
import type { Knex } from 'knex';

export type RecordedStatement = { readonly sql: string; readonly bindings: readonly unknown[] };

/** A transaction with its begin and commit, or one statement outside any. */
export type RecordedUnit = readonly RecordedStatement[];

type QueryEvent = {
  readonly __knexUid: string;
  readonly sql: string;
  readonly bindings?: readonly unknown[];
  /** The values of each run, where one prepared statement ran for many rows. */
  readonly runs?: readonly (readonly unknown[])[];
};

const BEGINS = /^begin/i;
const ENDS = /^(commit|rollback)/i;

/** Starts to listen; the answer ends that and gives the units in the order in which they began. */
export function recordStatements(knex: Knex): () => RecordedUnit[] {
  const units: RecordedStatement[][] = [];
  const open = new Map<string, RecordedStatement[]>();
  const listen = ({ __knexUid: connection, sql, bindings = [], runs = [bindings] }: QueryEvent) => {
    const statements = runs.map((values) => ({ sql, bindings: values }));
    const begun = open.get(connection);
    if (begun !== undefined) begun.push(...statements);
    else units.push(statements);
    const unit = units.at(-1);
    if (BEGINS.test(sql) && unit !== undefined) open.set(connection, unit);
    if (ENDS.test(sql)) open.delete(connection);
  };
  knex.on('query', listen);
  return () => {
    knex.off('query', listen);
    return units;
  };
}
