import { successEnvelope } from '../envelope.ts';
import { tellsState, tellsVersion, type Operation } from '../operation.ts';
import type { HeaderObject, JsonSchema, ResponseObject } from './openapi-document.ts';
import { headersOf } from './response-headers.ts';
import { toJsonSchema, type SchemaComponents } from './to-json-schema.ts';

const VERSION: HeaderObject = {
  description: 'Names this version of the record; send it back as `If-Match` to change or remove it.',
  required: true,
  schema: { type: 'string' },
  example: '"2vnT9QbPzYrJ0mDkWqUe4A"',
};

/** The 200 of an operation: its data in the envelope. */
export function toSuccessResponse(operation: Operation, components: SchemaComponents): ResponseObject {
  const schema = toJsonSchema(successEnvelope(operation.data), 'output', components);
  describeData(schema.properties?.['data']);
  return {
    description: 'Success.',
    headers: {
      ...headersOf(200, tellsState(operation) ? ['ETag'] : []),
      ...(tellsVersion(operation) ? { ETag: VERSION } : {}),
    },
    content: {
      'application/json': {
        schema,
        example: { success: true, data: operation.example.data, errors: null },
      },
    },
  };
}

/** The answer to a list's `If-None-Match`: nothing has changed, and nothing is sent again. */
export const NOT_MODIFIED: ResponseObject = {
  description: 'The list is still what `If-None-Match` names. There is no body.',
  headers: headersOf(304, ['ETag']),
};

/** A list has no name of its own to describe it. */
function describeData(data: JsonSchema | boolean | undefined): void {
  if (typeof data === 'object' && data.type === 'array')
    data.description ??= 'The complete list; there is no paging.';
}
