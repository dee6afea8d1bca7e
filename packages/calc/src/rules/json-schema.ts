/** How does a reader say in JSON Schema what it takes? Beside its code, so that both agree. */
import { type Report } from './problem.ts';

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * A reader gives the value, or reports the problem and gives null. `schema` is what it takes, as far as JSON Schema can
 * say it; a reader without one is a part of a larger one that has it.
 */
export type Read<T> = {
  (json: unknown, path: string, report: Report): T | null;
  readonly schema?: JsonSchema;
};

/** A reader with what it takes. */
export const described = <T>(
  read: (json: unknown, path: string, report: Report) => T | null,
  schema: JsonSchema = {},
): Read<T> => Object.assign(read, { schema });

type Readers = Readonly<Record<string, Read<unknown>>>;

/** The fields of an object by name, each with its reader: those that must be there, and those that may. */
export type FieldReaders = { readonly must: Readers; readonly may: Readers };

const schemasOf = (readers: Readers): [string, JsonSchema][] =>
  Object.entries(readers).map(([name, { schema = {} }]) => [name, schema]);

/** What an object of these fields and no others looks like. */
export const objectSchema = ({ must, may }: FieldReaders): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries([...schemasOf(must), ...schemasOf(may)]),
  required: Object.keys(must),
  additionalProperties: false,
});
