import type { z } from 'zod';
import { tellsState, namesVersion, takesKey, type Operation } from '../operation.ts';
import type { JsonSchema, ParameterObject } from './openapi-document.ts';
import { withoutNull } from './tidy-json-schema.ts';
import { toJsonSchema, type SchemaComponents } from './to-json-schema.ts';

const IF_NONE_MATCH: ParameterObject = {
  name: 'If-None-Match',
  in: 'header',
  description:
    'The `ETag` of an earlier answer: where the list is still the same, the answer is a 304 without a body.',
  required: false,
  schema: { type: 'string' },
};

const IF_MATCH: ParameterObject = {
  name: 'If-Match',
  in: 'header',
  description: 'The `ETag` of the record as it was read.',
  required: true,
  schema: { type: 'string' },
};

const IDEMPOTENCY_KEY: ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A random UUID for each press. With the same key the same request is done once within 24 hours: a second one waits for the first, and then reads what it made, or is told that it was made where that is told once.',
  required: false,
  schema: { type: 'string', format: 'uuid' },
};

/** The route and query parameters of an operation, in the order in which its schemas name them; then the headers of lists, versions and presses. */
export function toParameters(operation: Operation, components: SchemaComponents): readonly ParameterObject[] {
  const { params, query, example } = operation;
  return [
    ...parametersIn('path', params, example.params, components),
    ...parametersIn('query', query, example.query, components),
    ...(tellsState(operation) ? [IF_NONE_MATCH] : []),
    ...(namesVersion(operation) ? [IF_MATCH] : []),
    ...(takesKey(operation) ? [IDEMPOTENCY_KEY] : []),
  ];
}

function parametersIn(
  place: 'path' | 'query',
  schema: z.ZodType | undefined,
  examples: Readonly<Record<string, string>> | undefined,
  components: SchemaComponents,
): ParameterObject[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input', components);
  return Object.entries(properties).map(([name, property]) => {
    const { description = '', ...rest } = withoutNull(property as JsonSchema);
    return {
      name,
      in: place,
      description,
      required: required.includes(name),
      schema: rest,
      ...exampleOf(rest, examples?.[name]),
    };
  });
}

/** The examples of operations are text, as they are sent; a document shows a number as a number. */
function exampleOf({ type }: JsonSchema, text: string | undefined): Pick<ParameterObject, 'example'> {
  if (text === undefined) return {};
  return { example: type === 'integer' ? Number(text) : text };
}
