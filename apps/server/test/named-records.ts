import type { Operation } from '@stimpill/api-types';
import type { OpenApiDocument } from '@stimpill/api-types/openapi';
import { bodySchemaName, describedOperation, document } from './description.ts';

type Schema = OpenApiDocument['components']['schemas'][string];

/** The fields in which a call of the operation names records: by its description, those that hold a GUID or a list of GUIDs. */
export function namedRecords(operation: Operation): string[] {
  const { parameters = [] } = describedOperation(operation);
  const body = document.components.schemas[bodySchemaName(operation) ?? ''];
  const fields = [
    // The key of a press names none.
    ...parameters.filter((each) => each.in !== 'header').map(({ name, schema }) => [name, schema] as const),
    ...Object.entries(body?.properties ?? {}),
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
