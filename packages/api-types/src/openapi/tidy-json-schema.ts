// What zod writes is right; this makes it read well, without changing what it accepts.
import type { JsonSchema } from './openapi-document.ts';

/** Rewrites one schema object in place: nullable types short, and no noise. */
export function tidyJsonSchema(schema: JsonSchema): void {
  mergeNullBranch(schema);
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  // `format: date` says which days exist; zod's pattern says the same in 150 characters.
  if (schema.format === 'date') schema.pattern = '^\\d{4}-\\d{2}-\\d{2}$';
}

/** `anyOf: [X, null]` becomes X with `type: [x, "null"]`; the description of the whole wins over that of X. */
function mergeNullBranch(schema: JsonSchema): void {
  const [value, none, ...others] = schema.anyOf ?? [];
  if (value === undefined || none?.type !== 'null' || others.length > 0) return;
  // An enumeration would have to list null as well, and a reference takes no second type.
  if (typeof value.type !== 'string' || value.enum !== undefined || value.const !== undefined) return;
  delete schema.anyOf;
  const inner = { ...value, type: [value.type, 'null'] };
  Object.assign(schema, { ...inner, ...schema });
}

/** A schema for a place where null cannot be written, such as a query string. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  const types = [schema.type ?? []].flat();
  const [type, ...others] = types.filter((name) => name !== 'null');
  return type === undefined || others.length > 0 ? schema : { ...schema, type };
}
