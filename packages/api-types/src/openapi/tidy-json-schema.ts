// The JSON Schema of zod is correct but hard to read. This makes it shorter without changing what it accepts.
import type { JsonSchema } from './openapi-document.ts';

/** A plain copy for a document: nullable types short, no noise, and references to where a document keeps its schemas. */
export function tidyJsonSchema(schema: JsonSchema): JsonSchema {
  // A reviver visits the innermost values first, so a type is tidy before it is made nullable.
  return JSON.parse(JSON.stringify(schema), (_, value: unknown) =>
    isSchemaObject(value) ? tidyOne(value) : value,
  ) as JsonSchema;
}

/** A schema for a place where null cannot be written, such as a query string. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  const types = [schema.type ?? []].flat();
  const [type, ...others] = types.filter((name) => name !== 'null');
  return type === undefined || others.length > 0 ? schema : { ...schema, type };
}

function tidyOne(schema: JsonSchema): JsonSchema {
  const { minimum, maximum, $ref, ...rest } = schema;
  return mergeNullBranch({
    ...rest,
    ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
    ...($ref === undefined ? {} : { $ref: $ref.replace('#/$defs/', '#/components/schemas/') }),
  });
}

/** `anyOf: [X, null]` becomes X with `type: [x, "null"]`; the description of the whole wins over that of X. */
function mergeNullBranch(schema: JsonSchema): JsonSchema {
  const { anyOf = [], ...whole } = schema;
  const [value, none, ...others] = anyOf;
  if (value === undefined || none?.type !== 'null' || others.length > 0) return schema;
  // An enumeration would have to list null as well, and a reference takes no second type.
  if (typeof value.type !== 'string' || value.enum !== undefined || value.const !== undefined) return schema;
  return { ...value, ...whole, type: [value.type, 'null'] };
}

/** An object of a document, whatever it describes. */
export function isSchemaObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
