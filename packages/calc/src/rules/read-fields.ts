/** How is untrusted JSON read? Field by field, and whatever is wrong is reported with its path, all of it. */
import { described, objectSchema, type JsonSchema, type Read } from './json-schema.ts';
import { type Report } from './problem.ts';

/** The fields of one JSON object that is being read. `classes` are the classes that the rule's code map knows. */
export type Fields = {
  readonly json: Readonly<Record<string, unknown>>;
  readonly path: string;
  readonly classes: ReadonlySet<string> | null;
  readonly report: Report;
};

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const quote = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

/** Reads an object without looking at its fields. */
export const readObject: Read<Readonly<Record<string, unknown>>> = (json, path, report) => {
  if (isObject(json)) return json;
  report(path, 'must be an object.');
  return null;
};

/** Reads an object whose fields have the allowed names; every other field is a problem, and is otherwise ignored. */
export const readFields = (
  json: unknown,
  allowed: readonly string[],
  outer: Pick<Fields, 'path' | 'classes' | 'report'>,
): Fields | null => {
  const object = readObject(json, outer.path, outer.report);
  if (object === null) return null;
  for (const name of Object.keys(object)) {
    if (!allowed.includes(name)) {
      outer.report(`${outer.path}.${name}`, `is not known here; known are ${quote(allowed)}.`);
    }
  }
  return { ...outer, json: object };
};

/**
 * Reads a list of at least this many items, each by `readItem`. Null if it is no such list or any item is bad; all items
 * are read all the same, so that every problem is found.
 */
export const readList = <T>(readItem: Read<T>, least: 0 | 1): Read<readonly T[]> =>
  described(
    (json, path, report) => {
      if (!Array.isArray(json) || json.length < least) {
        report(path, least === 0 ? 'must be a list.' : 'must be a list of at least one.');
        return null;
      }
      const items = json.map((item: unknown, index) => readItem(item, `${path}[${index}]`, report));
      const good = items.filter((item) => item !== null);
      return good.length === items.length ? good : null;
    },
    { type: 'array', items: readItem.schema ?? {}, ...(least === 1 && { minItems: 1 }) },
  );

/** Reads one of a closed list of words. */
export const readOneOf = <T extends string>(words: readonly T[]): Read<T> =>
  described(
    (json, path, report) => {
      const found = words.find((word) => word === json);
      if (found !== undefined) return found;
      report(path, `must be one of ${quote(words)}.`);
      return null;
    },
    { enum: words },
  );

/** Reads text that passes a test; `form` says in words what is wanted, `schema` in JSON Schema. */
export const readText = (
  isGood: (text: string) => boolean,
  form: string,
  schema: JsonSchema = {},
): Read<string> =>
  described(
    (json, path, report) => {
      if (typeof json === 'string' && isGood(json)) return json;
      report(path, `must be ${form}.`);
      return null;
    },
    { type: 'string', ...schema },
  );

/** Reads a whole number of at least `least` and, where it is given, at most `most`. */
export const readWholeNumber = (least: number, most = Number.MAX_SAFE_INTEGER): Read<number> =>
  described(
    (json, path, report) => {
      if (typeof json === 'number' && Number.isSafeInteger(json) && json >= least && json <= most)
        return json;
      const limit = most === Number.MAX_SAFE_INTEGER ? '' : ` and at most ${most}`;
      report(path, `must be a whole number of at least ${least}${limit}.`);
      return null;
    },
    { type: 'integer', minimum: least, ...(most < Number.MAX_SAFE_INTEGER && { maximum: most }) },
  );

/** Reads minutes of at least zero, with at most two decimals: 167.94 hours are 10076.4 minutes. */
export const readMinutes: Read<number> = described(
  (json, path, report) => {
    const isExact = typeof json === 'number' && Math.abs(json * 100 - Math.round(json * 100)) < 1e-6;
    if (isExact && json >= 0 && json <= 1_000_000) return json;
    report(path, 'must be minutes from 0 to 1000000, with at most two decimals.');
    return null;
  },
  { type: 'number', minimum: 0, maximum: 1_000_000 },
);

/** Reads true or false. */
export const readBoolean: Read<boolean> = described(
  (json, path, report) => {
    if (typeof json === 'boolean') return json;
    report(path, 'must be true or false.');
    return null;
  },
  { type: 'boolean' },
);

/** Reads the name of a class that the code map knows. */
export const readClass = (classes: ReadonlySet<string> | null): Read<string> =>
  described(
    (json, path, report) => {
      if (typeof json !== 'string') {
        report(path, 'must be the name of a class.');
        return null;
      }
      if (classes === null || classes.has(json)) return json;
      report(path, `names the class "${json}", which has no bucket and pay line in codeMap.`);
      return null;
    },
    { type: 'string' },
  );

/** Reads a field that must be there. */
export const required = <T>({ json, path, report }: Fields, name: string, read: Read<T>): T | null =>
  read(json[name], `${path}.${name}`, report);

/** Reads a field that may be missing; a missing one is `undefined`. */
export const optional = <T>(
  { json, path, report }: Fields,
  name: string,
  read: Read<T>,
): T | null | undefined =>
  json[name] === undefined ? undefined : read(json[name], `${path}.${name}`, report);

type Readers = Readonly<Record<string, Read<unknown>>>;
type ValuesOf<R extends Readers> = { readonly [K in keyof R]: R[K] extends Read<infer T> ? T : never };

/** The fields of an object by name, each with its reader: those that must be there, and those that may. */
export type Parts<M extends Readers, O extends Readers> = { readonly must: M; readonly may: O };

/** What is read by these parts. */
export type PartValues<M extends Readers, O extends Readers> = ValuesOf<M> & Partial<ValuesOf<O>>;

/** Reads an object of these fields and no others. Null if any is bad; all are read, so that every problem is found. */
export const readParts = <M extends Readers, O extends Readers>(
  json: unknown,
  outer: Pick<Fields, 'path' | 'classes' | 'report'>,
  { must, may }: Parts<M, O>,
): PartValues<M, O> | null => {
  const fields = readFields(json, [...Object.keys(must), ...Object.keys(may)], outer);
  if (fields === null) return null;
  const values: [string, unknown][] = [
    ...Object.entries(must).map(([name, read]): [string, unknown] => [name, required(fields, name, read)]),
    ...Object.entries(may).map(([name, read]): [string, unknown] => [name, optional(fields, name, read)]),
  ];
  if (values.some(([, value]) => value === null)) return null;
  // Each value came from the reader of its own name, which the compiler cannot follow through the list.
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as PartValues<M, O>;
};

/** Reads an object of fields that know no classes. */
export const readObjectOf = <M extends Readers, O extends Readers>(
  parts: Parts<M, O>,
): Read<PartValues<M, O>> =>
  described(
    (json, path, report) => readParts(json, { path, report, classes: null }, parts),
    objectSchema(parts),
  );
