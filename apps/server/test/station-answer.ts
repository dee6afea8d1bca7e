// Compares every answer of the station API with its published description, as for the public API.
import { buildOpenApiDocument } from '@stimpill/api-types/openapi';
import { STATION_API_INFO, stationOperations, type StationOperationId } from '@stimpill/api-types/station';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';

const document = buildOpenApiDocument(stationOperations, STATION_API_INFO, 'closed');
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ ...document, $id: 'station' });
const validators = new Map<string, ValidateFunction>();

/** Fails when the description does not allow the answer. */
export function expectDescribed(id: StationOperationId, status: number, body: unknown): void {
  const { path, method } = stationOperations[id];
  const entry = document.paths[path];
  const responses = (method === 'GET' ? entry?.get : entry?.post)?.responses ?? {};
  expect(Object.keys(responses), `${id} does not declare ${status}`).toContain(String(status));
  const response = responses[String(status)];
  const place = ['paths', path, method.toLowerCase(), 'responses', String(status)].map(escape).join('/');
  const at = response !== undefined && '$ref' in response ? `station${response.$ref}` : `station#/${place}`;
  const validate = validators.get(at) ?? ajv.compile({ $ref: `${at}/content/application~1json/schema` });
  validators.set(at, validate);
  expect(validate(body) ? [] : validate.errors, `${id} answered ${status} outside its description`).toEqual(
    [],
  );
}

/** Whether the description allows such a body. */
export function isDescribedBody(id: StationOperationId, body: unknown): boolean {
  const { path, method } = stationOperations[id];
  const place = ['paths', path, method.toLowerCase(), 'requestBody', 'content', 'application/json', 'schema'];
  const at = `station#/${place.map(escape).join('/')}`;
  const validate = validators.get(at) ?? ajv.compile({ $ref: at });
  validators.set(at, validate);
  return validate(body);
}

function escape(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
