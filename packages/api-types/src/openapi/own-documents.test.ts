// The documents for our own apps meet the same rules as the public one.
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { ALL_ERROR_CODES } from '../any-error-code.ts';
import { MANAGE_API_INFO, manageOperations } from '../manage/index.ts';
import { tellsState, errorCodesOf, type Operation } from '../operation.ts';
import { OWN_API_INFO, ownOperations } from '../own/index.ts';
import { STATION_API_INFO, stationOperations } from '../private/index.ts';
import { buildOpenApiDocument } from './build-openapi-document.ts';
import type { OpenApiDocument } from './openapi-document.ts';

type Described = {
  readonly name: string;
  readonly document: OpenApiDocument;
  readonly operations: Readonly<Record<string, Operation>>;
  readonly address: string;
};

const described: readonly Described[] = [
  {
    name: 'station',
    document: buildOpenApiDocument(stationOperations, STATION_API_INFO, 'closed'),
    operations: stationOperations,
    address: '/api/station/v1',
  },
  {
    name: 'own',
    document: buildOpenApiDocument(ownOperations, OWN_API_INFO, 'closed'),
    operations: ownOperations,
    address: '/api/own/v1',
  },
  {
    name: 'manage',
    document: buildOpenApiDocument(manageOperations, MANAGE_API_INFO, 'closed'),
    operations: manageOperations,
    address: '/api/manage/v1',
  },
];
const all = described.flatMap((each) =>
  Object.values(each.operations).map(
    (operation) => [`${each.name} entry of ${operation.id}`, operation, each] as const,
  ),
);

const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true, allowUnionTypes: true });
addFormats.default(ajv);
for (const word of ['openapi', 'info', 'servers', 'tags', 'paths', 'components']) ajv.addKeyword(word);
for (const { name, document } of described) ajv.addSchema(document, name);

function faultsAt({ name }: Described, pointer: readonly string[], value: unknown): unknown[] {
  const path = pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')));
  const validate = ajv.getSchema(`${name}#/${path.join('/')}`);
  if (validate === undefined) throw new Error(`There is no schema at ${pointer.join(' > ')}.`);
  void validate(value);
  return validate.errors ?? [];
}

function entryOf({ document }: Described, { path, method }: Operation) {
  const entry = document.paths[path]?.[method.toLowerCase() as Lowercase<Operation['method']>];
  if (entry === undefined) throw new Error(`${method} ${path} is not in the document.`);
  return entry;
}

describe.each(described)('the $name document', ({ document, operations, address }) => {
  it('holds exactly its operations, under their own address', () => {
    const ids = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    );

    expect(ids.sort()).toEqual(Object.keys(operations).sort());
    expect(document.servers[0]?.url).toBe(address);
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
    expect(references.length).toBeGreaterThan(5);
  });
});

describe.each(all)('the %s', (_, operation, api) => {
  const entry = entryOf(api, operation);

  it('answers every status of its codes and no other', () => {
    const statuses = errorCodesOf(operation).map((code) => String(ALL_ERROR_CODES[code].status));

    const unchanged = tellsState(operation) ? ['304'] : [];
    expect(Object.keys(entry.responses)).toEqual([...new Set(['200', ...unchanged, ...statuses])].sort());
  });

  it('shows a body that its own schema allows', () => {
    const { schema, example } = entry.requestBody?.content['application/json'] ?? {};
    const pointer = schema?.$ref?.split('/').slice(1);

    expect(pointer === undefined).toBe(operation.body === undefined);
    expect(pointer && faultsAt(api, pointer, example)).toEqual(pointer && []);
  });

  it('shows an answer that its own closed schema allows', () => {
    const pointer = ['paths', operation.path, operation.method.toLowerCase(), 'responses', '200'];
    const schema = [...pointer, 'content', 'application/json', 'schema'];
    const example = { success: true, data: operation.example.data, errors: null };

    expect(faultsAt(api, schema, example)).toEqual([]);
    expect(faultsAt(api, schema, { ...example, unknownToThem: 1 })).not.toEqual([]);
    expect(faultsAt(api, schema, { ...example, data: { ...(example.data as object), more: 1 } })).not.toEqual(
      [],
    );
  });
});
