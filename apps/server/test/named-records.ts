import type { Operation } from '@stimpill/api-types';
import type { OpenApiDocument } from '@stimpill/api-types/openapi';
import { document } from './documented-answer.ts';

type Schema = OpenApiDocument['components']['schemas'][string];

/** The fields in which a call of the operation names records, by its description: those that hold a GUID, or a list of them. */
export function namedRecords({ path, method }: Operation): string[] {
  const described = document.paths[path]?.[method === 'GET' ? 'get' : 'post'];
  const body = described?.requestBody?.content['application/json'].schema.$ref?.split('/').at(-1) ?? '';
  const fields = [
    ...(described?.parameters ?? []).map(({ name, schema }) => [name, schema] as const),
    ...Object.entries(document.components.schemas[body]?.properties ?? {}),
  ];
  return fields
    .filter(([, schema]) => holdsGuid(schema as Schema))
    .map(([name]) => name)
    .sort();
}

function holdsGuid(schema: Schema): boolean {
  return (
    schema.format === 'uuid' || (schema.items !== undefined && (schema.items as Schema).format === 'uuid')
  );
}
