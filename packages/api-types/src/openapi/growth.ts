// An API grows. The published document leaves room for later additions; the closed one, for our own tests, lists exactly what exists now.
import type { JsonSchema } from './openapi-document.ts';
import { isSchemaObject } from './tidy-json-schema.ts';

/**
 * What a document says about later additions.
 * - `open`, as it is published: objects in answers may gain fields, and a growing enumeration is a text with its known values as examples.
 * - `closed`, for tests that compare answers with it: a field or value that is not described is a fault.
 */
export type DocumentForm = 'open' | 'closed';

/** A copy of a document, or of a part of it, in one of the two forms. */
export function inForm<Part>(part: Part, form: DocumentForm): Part {
  return JSON.parse(JSON.stringify(part), (_, value: unknown) =>
    isSchemaObject(value) ? (form === 'open' ? opened(value) : unmarked(value)) : value,
  ) as Part;
}

function opened({ additionalProperties, ...schema }: JsonSchema): JsonSchema {
  const open =
    additionalProperties === undefined || additionalProperties === false
      ? schema
      : { ...schema, additionalProperties };
  if (open['x-growing'] !== true) return open;
  const { enum: known = [], ...rest } = unmarked(open);
  return { ...rest, examples: known };
}

function unmarked({ 'x-growing': _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
