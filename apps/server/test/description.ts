// The description of both APIs as tests read it: what it says of an operation, and whether a value matches a schema, with no unknown properties.
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Operation } from '@stimpill/api-types';
import { MANAGE_API_INFO } from '@stimpill/api-types/manage';
import { buildOpenApiDocument, PUBLIC_API_INFO, type OpenApiDocument } from '@stimpill/api-types/openapi';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describedOperations } from './described-apis.ts';
import { kept } from './kept-for-tests.ts';

const INFO = { ...PUBLIC_API_INFO, errorCodes: MANAGE_API_INFO.errorCodes };

/** Kept, because a file of tests would wait longer for it than for most of its tests. */
const written = await kept('description.json', (path) =>
  writeFile(path, JSON.stringify(buildOpenApiDocument(describedOperations, INFO, 'closed'))),
);
export const document = JSON.parse(readFileSync(written, 'utf8')) as OpenApiDocument;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ ...document, $id: 'openapi' });

const validators = new Map<string, ValidateFunction>();

export function describedOperation(operation: Operation) {
  const described = document.paths[operation.path]?.[methodOf(operation)];
  if (described === undefined) throw new Error(`${operation.id} is not described.`);
  return described;
}

/** Where in the document an operation stands. */
export function placeOf(operation: Operation): string[] {
  return ['paths', operation.path, methodOf(operation)];
}

/** The name of the schema of its body, among the components; undefined where it takes none. */
export function bodySchemaName(operation: Operation): string | undefined {
  const { requestBody } = describedOperation(operation);
  return requestBody?.content['application/json'].schema.$ref?.split('/').at(-1);
}

/** The schema at a place in the document. */
export function schemaAt(place: readonly (string | number)[]): ValidateFunction {
  const name = place.join('\n');
  const known = validators.get(name);
  if (known !== undefined) return known;
  const pointer = place.map((part) => escape(String(part))).join('/');
  const validate = ajv.compile({ $ref: `openapi#/${pointer}` });
  validators.set(name, validate);
  return validate;
}

function methodOf({ method }: Operation) {
  return method.toLowerCase() as Lowercase<Operation['method']>;
}

function escape(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
