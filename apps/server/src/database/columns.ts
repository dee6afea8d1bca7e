// The kinds of columns that the tables have: what the databases call each, what a row has in it, and what the log shows of it.

/** SQLite returns 0 and 1, PostgreSQL false and true; a store turns both into a boolean. */
type DbBoolean = boolean | 0 | 1;

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

/** Between the value of a row and that of the record which the rest of the server knows. */
type Codec<Value, Read> = {
  readonly read: (value: Value) => Read;
  readonly write: (read: Read) => Value;
};

export type Column<Value = unknown, Read = Value> = {
  readonly kind: ColumnKind;
  readonly isNullable: boolean;
  /** Left out: both have the same value. */
  readonly codec?: { readonly read: (value: never) => unknown; readonly write: (read: never) => unknown };
  /** What the record calls it; left out: the name of the column, as code writes names. */
  readonly field?: string;
  /** What it becomes when the person of the row is erased. */
  readonly emptyAs?: string | boolean | null;
  /** Said in the record of a person, where each column is decided about: it stays with the time that stays. */
  readonly isKept?: true;
  /** How the log calls it, which never has its value: a secret, or personal and so not for a record that nobody erases. */
  readonly withheldAs?: string;
  /** Only types: what a row has, and what the record has. */
  readonly value?: Value;
  readonly read?: Read;
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
export const flag: Column<DbBoolean, boolean> = {
  ...column<never>('flag'),
  codec: {
    read: (value: DbBoolean | null) => (value === null ? null : Boolean(value)),
    write: (value: boolean | null) => value,
  },
};
export const bytes = column<Buffer>('bytes');
export const moments = column<readonly (number | null)[]>('moments');

export const oneOf = <const Value extends string>(..._values: readonly Value[]): Column<Value> =>
  column('word');

/** One of these words, in the record; a row may have any. */
export const wordOf = <Read extends string>(): Column<string, Read> => column<Read>('word');

/** As JSON. @param inOrder gives equal values equal texts */
export const jsonOf = <Read>(inOrder: (value: Read) => unknown = (value) => value): Column<string, Read> => {
  const codec: Codec<string | null, Read | null> = {
    read: (text) => (text === null ? null : (JSON.parse(text) as Read)),
    write: (value) => (value === null ? null : JSON.stringify(inOrder(value))),
  };
  return { ...column<never>('json'), codec };
};

/** The same of a list, null where it is empty. */
export const listOf = <Item>(
  inOrder: (items: readonly Item[]) => readonly unknown[] = (items) => items,
): Column<string | null, readonly Item[]> & { readonly codec: Codec<string | null, readonly Item[]> } => {
  const codec: Codec<string | null, readonly Item[]> = {
    read: (text) => (text === null ? [] : (JSON.parse(text) as readonly Item[])),
    write: (items) => (items.length === 0 ? null : JSON.stringify(inOrder(items))),
  };
  return { kind: 'json', isNullable: true, codec };
};

/** Called otherwise in the record. */
export const named = <Value, Read, const Field extends string>(
  one: Column<Value, Read>,
  field: Field,
): Column<Value, Read> & { readonly field: Field } => ({ ...one, field });

export const orNull = <Value, Read>(one: Column<Value, Read>): Column<Value | null, Read | null> => ({
  ...one,
  isNullable: true,
});

/** Of a column that came later and was filled for the older rows: the schema would take null, and no row has it. */
export const filled = <Value, Read>(one: Column<Value, Read>): Column<Value, Read> => ({
  ...one,
  isNullable: true,
});

export const emptied = <Value, Read>(
  one: Column<Value, Read>,
  emptyAs: NoInfer<Value> & (string | boolean | null),
): Column<Value, Read> => ({ ...one, emptyAs });

export const kept = <Value, Read>(one: Column<Value, Read>): Column<Value, Read> => ({
  ...one,
  isKept: true,
});

export const withheld = <Value, Read>(one: Column<Value, Read>, withheldAs: string): Column<Value, Read> => ({
  ...one,
  withheldAs,
});
