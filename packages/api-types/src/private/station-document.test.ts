// The document of the station API meets the same rules as the public one, and neither mentions the other.
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { ALL_ERROR_CODES } from '../any-error-code.ts';
import { buildOpenApiDocument, PUBLIC_API_INFO } from '../openapi/build-openapi-document.ts';
import { errorCodesOf, type Operation } from '../operation.ts';
import { operations } from '../operations.ts';
import { STATION_API_INFO, stationOperations } from './index.ts';

const document = buildOpenApiDocument(stationOperations, STATION_API_INFO, 'closed');
const all: readonly (readonly [string, Operation])[] = Object.entries(stationOperations);

const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true, allowUnionTypes: true });
addFormats.default(ajv);
for (const word of ['openapi', 'info', 'servers', 'tags', 'paths', 'components']) ajv.addKeyword(word);
ajv.addSchema(document, 'document');

function faultsAt(pointer: readonly string[], value: unknown): unknown[] {
  const path = pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')));
  const validate = ajv.getSchema(`document#/${path.join('/')}`);
  if (validate === undefined) throw new Error(`There is no schema at ${pointer.join(' > ')}.`);
  void validate(value);
  return validate.errors ?? [];
}

function entryOf({ path, method }: Operation) {
  const entry = method === 'GET' ? document.paths[path]?.get : document.paths[path]?.post;
  if (entry === undefined) throw new Error(`${method} ${path} is not in the document.`);
  return entry;
}

describe('the station document', () => {
  it('holds exactly the station operations, under their own address', () => {
    const ids = Object.values(document.paths).flatMap(({ get, post }) =>
      [get, post].flatMap((operation) => operation?.operationId ?? []),
    );

    expect(ids.sort()).toEqual(Object.keys(stationOperations).sort());
    expect(document.servers[0]?.url).toBe('/api/station/v1');
  });

  it('leaves no trace in the public document', () => {
    const text = JSON.stringify(buildOpenApiDocument(operations, PUBLIC_API_INFO));

    expect(text).not.toMatch(/station/i);
  });

  it('has a target for every reference', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, to]) => to ?? '',
    );

    const missing = references.filter((to) => {
      const target = to
        .split('/')
        .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document);
      return target === undefined;
    });

    expect(missing).toEqual([]);
    expect(references.length).toBeGreaterThan(20);
  });

  it('says how a request is signed', () => {
    expect(document.components.securitySchemes).toHaveProperty('stationSignature');
    expect(document.info.description).toContain('stimpill-request-v1');
  });
});

describe.each(all)('the station entry of %s', (_, operation) => {
  const entry = entryOf(operation);

  it('asks for a signature wherever one is checked', () => {
    const isSigned = entry.security.some((needed) => 'stationSignature' in needed);

    expect(isSigned).toBe(operation.id !== 'registerDeviceKey');
  });

  it('answers every status of its codes and no other', () => {
    const statuses = errorCodesOf(operation).map((code) => String(ALL_ERROR_CODES[code].status));

    expect(Object.keys(entry.responses)).toEqual([...new Set(['200', ...statuses])].sort());
  });

  it('shows a body that its own schema allows', () => {
    const { schema, example } = entry.requestBody?.content['application/json'] ?? {};
    const pointer = schema?.$ref?.split('/').slice(1);

    expect(pointer === undefined).toBe(operation.body === undefined);
    expect(pointer && faultsAt(pointer, example)).toEqual(pointer && []);
  });

  it('shows an answer that its own closed schema allows', () => {
    const pointer = ['paths', operation.path, operation.method.toLowerCase(), 'responses', '200'];
    const schema = [...pointer, 'content', 'application/json', 'schema'];
    const example = { success: true, data: operation.example.data, errors: null };

    expect(faultsAt(schema, example)).toEqual([]);
    expect(faultsAt(schema, { ...example, unknownToThem: 1 })).not.toEqual([]);
    expect(faultsAt(schema, { ...example, data: { ...(example.data as object), more: 1 } })).not.toEqual([]);
  });
});
