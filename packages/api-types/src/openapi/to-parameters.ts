import type { z } from 'zod';
import type { Operation } from '../operation.ts';
import type { JsonSchema, ParameterObject } from './openapi-document.ts';
import { withoutNull } from './tidy-json-schema.ts';
import { toJsonSchema, type SchemaComponents } from './to-json-schema.ts';

/** The route and query parameters of an operation, in the order in which its schemas name them. */
export function toParameters(operation: Operation, components: SchemaComponents): readonly ParameterObject[] {
  const { params, query, example } = operation;
  return [
    ...parametersIn('path', params, example.params, components),
    ...parametersIn('query', query, example.query, components),
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

/** Examples stand in the operations as they are sent, as text; a document shows a number as a number. */
function exampleOf({ type }: JsonSchema, text: string | undefined): Pick<ParameterObject, 'example'> {
  if (text === undefined) return {};
  return { example: type === 'integer' ? Number(text) : text };
}
