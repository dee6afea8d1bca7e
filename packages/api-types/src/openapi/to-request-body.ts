import type { Operation } from '../operation.ts';
import type { RequestBodyObject } from './openapi-document.ts';
import { addComponent, toJsonSchema, type SchemaComponents } from './to-json-schema.ts';

/** The body an operation takes, as a component named after it (`login` takes a `LoginRequest`). */
export function toRequestBody(
  operation: Operation,
  components: SchemaComponents,
): RequestBodyObject | undefined {
  if (operation.body === undefined) return undefined;
  const name = `${operation.id.charAt(0).toUpperCase()}${operation.id.slice(1)}Request`;
  addComponent(components, name, toJsonSchema(operation.body, 'input', components));
  return {
    description: operation.bodyOptional
      ? 'May be left out altogether.'
      : `JSON in UTF-8, at most ${operation.maxBodyKiB ?? 64} KiB.`,
    required: operation.bodyOptional !== true,
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${name}` },
        example: operation.example.body,
      },
    },
  };
}
