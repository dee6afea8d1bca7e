// The kinds of columns that the tables have: what the databases call each, what a row has in it, and what the log shows of it.
import type { DbBoolean } from './db-boolean.ts';

/** As the databases call each kind: the beginning of its name in SQLite, and in PostgreSQL the type of a value that is sent. */
export const SQL_TYPES = {
  guid: { sqlite: 'char', postgresql: 'uuid' },
  /** Whatever somebody or something wrote. */
  text: { sqlite: 'text', postgresql: 'text' },
  /** One of a closed list, which the log says in words. */
  word: { sqlite: 'text', postgresql: 'text' },
  /** yyyy-MM-dd */
  day: { sqlite: 'text', postgresql: 'text' },
  json: { sqlite: 'text', postgresql: 'text' },
  /** Epoch milliseconds. */
  moment: { sqlite: 'bigint', postgresql: 'bigint' },
  /** A number that can pass 2^31. */
  long: { sqlite: 'bigint', postgresql: 'bigint' },
  whole: { sqlite: 'integer', postgresql: 'integer' },
  real: { sqlite: 'float', postgresql: 'double precision' },
  flag: { sqlite: 'boolean', postgresql: 'boolean' },
  bytes: { sqlite: 'blob', postgresql: 'bytea' },
  moments: { sqlite: '', postgresql: 'bigint[]' },
} as const;

export type ColumnKind = keyof typeof SQL_TYPES;

export type Column<Value = unknown> = {
  readonly kind: ColumnKind;
  readonly isNullable: boolean;
  /** What it becomes when the person of the row is erased. */
  readonly emptyAs?: string | boolean | null;
  /** Said in the record of a person, where each column is decided about: it stays with the time that stays. */
  readonly isKept?: true;
  /** How the log calls it, which never has its value: a secret, or personal and so not for a record that nobody erases. */
  readonly withheldAs?: string;
  /** Only a type. */
  readonly value?: Value;
};

const column = <Value>(kind: ColumnKind): Column<Value> => ({ kind, isNullable: false });

export const guid = column<string>('guid');
export const text = column<string>('text');
export const word = column<string>('word');
export const day = column<string>('day');
export const json = column<string>('json');
export const moment = column<number>('moment');
export const long = column<number>('long');
export const whole = column<number>('whole');
export const real = column<number>('real');
export const flag = column<DbBoolean>('flag');
export const bytes = column<Buffer>('bytes');
export const moments = column<readonly (number | null)[]>('moments');

export const oneOf = <const Value extends string>(..._values: readonly Value[]): Column<Value> =>
  column('word');

export const orNull = <Value>(one: Column<Value>): Column<Value | null> => ({ ...one, isNullable: true });

/** Of a column that came later and was filled for the older rows: the schema would take null, and no row has it. */
export const filled = <Value>(one: Column<Value>): Column<Value> => ({ ...one, isNullable: true });

export const emptied = <Value>(
  one: Column<Value>,
  emptyAs: NoInfer<Value> & (string | boolean | null),
): Column<Value> => ({ ...one, emptyAs });

export const kept = <Value>(one: Column<Value>): Column<Value> => ({ ...one, isKept: true });

export const withheld = <Value>(one: Column<Value>, withheldAs: string): Column<Value> => ({
  ...one,
  withheldAs,
});
