import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ALL_ERROR_CODES } from '../any-error-code.ts';
import { ERROR_CODES } from '../error-codes.ts';
import { tellsState, defineOperation, errorCodesOf, type Operation } from '../operation.ts';
import { operations } from '../operations.ts';
import { EXPORT_TARGETS } from '../payroll.ts';
import { buildOpenApiDocument, PUBLIC_API_INFO, type ResponseObject } from './build-openapi-document.ts';
import type { ExampleObject, Reference } from './openapi-document.ts';
import { toJsonSchema } from './to-json-schema.ts';

type Failure = { readonly errors: readonly { readonly field?: string }[] };

const document = buildOpenApiDocument(operations, PUBLIC_API_INFO);
const closedDocument = buildOpenApiDocument(operations, PUBLIC_API_INFO, 'closed');
const all: readonly (readonly [string, Operation])[] = Object.entries(operations);

const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true, allowUnionTypes: true });
addFormats.default(ajv);
for (const word of ['openapi', 'info', 'servers', 'tags', 'paths', 'components']) ajv.addKeyword(word);
ajv.addSchema(closedDocument, 'closed');
ajv.addSchema(document, 'published');

/** Whether a value matches the schema at a place in the closed document, or in the published one. */
function faultsAt(pointer: readonly (string | number)[], value: unknown, of = 'closed'): unknown[] {
  const path = pointer.map((part) =>
    encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  const validate = ajv.getSchema(`${of}#/${path.join('/')}`);
  if (validate === undefined) throw new Error(`There is no schema at ${pointer.join(' > ')}.`);
  void validate(value);
  return validate.errors ?? [];
}

function operationObjectOf({ path, method }: Operation) {
  const item = document.paths[path];
  const found = method === 'GET' ? item?.get : item?.post;
  if (found === undefined) throw new Error(`${method} ${path} is not in the document.`);
  return found;
}

function jsonOf({ content }: ResponseObject) {
  if (content === undefined) throw new Error('The answer has no body.');
  return content['application/json'];
}

/** A response and where it stands, whether it is written in place or shared. */
function responseOf(operation: Operation, status: string): { pointer: string[]; response: ResponseObject } {
  const response = operationObjectOf(operation).responses[status];
  if (response === undefined) throw new Error(`${operation.id} does not answer ${status}.`);
  if (!('$ref' in response))
    return {
      pointer: ['paths', operation.path, operation.method.toLowerCase(), 'responses', status],
      response,
    };
  const name = response.$ref.replace('#/components/responses/', '');
  const shared = document.components.responses[name];
  if (shared === undefined) throw new Error(`There is no shared response ${name}.`);
  return { pointer: ['components', 'responses', name], response: shared };
}

/** An example, whether it is written in place or shared. */
function inPlace(example: ExampleObject | Reference): ExampleObject {
  if (!('$ref' in example)) return example;
  const shared = document.components.examples[example.$ref.replace('#/components/examples/', '')];
  if (shared === undefined) throw new Error(`There is no shared example ${example.$ref}.`);
  return shared;
}

describe('the document', () => {
  it('is OpenAPI 3.1 and contains the general rules that no operation states', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: '/api/v1', description: expect.any(String) as string }]);
    expect(document.info.description).toContain('`route.not_found`');
    expect(document.info.description).toContain('431');
    expect(document.info).not.toHaveProperty('serverUrl');
  });

  it('holds exactly the operations, in their order', () => {
    const ids = Object.values(document.paths).flatMap((item) =>
      [item.get, item.post].flatMap((operation) => operation?.operationId ?? []),
    );

    expect(ids).toEqual(Object.keys(operations));
  });

  it('is the same whenever it is built', () => {
    expect(JSON.stringify(buildOpenApiDocument(operations, PUBLIC_API_INFO))).toBe(JSON.stringify(document));
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('has a target for every reference', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, target]) => target ?? '',
    );

    const dangling = references.filter((target) => {
      const steps = target.replace(/^#\//, '').split('/');
      return (
        steps.reduce<unknown>(
          (value, step) => (value as Record<string, unknown> | undefined)?.[step],
          document,
        ) === undefined
      );
    });

    expect(references.length).toBeGreaterThan(100);
    expect(dangling).toEqual([]);
  });

  it('refers to every component', () => {
    const text = JSON.stringify(document);
    const names = Object.entries(document.components)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, components]) => Object.keys(components).map((name) => `#/components/${kind}/${name}`));

    expect(names.filter((name) => !text.includes(`"${name}"`))).toEqual([]);
  });

  it('describes the chapters and the security schemes that are used', () => {
    const tags = new Set(all.map(([, { tag }]) => tag as string));

    expect(document.tags.map(({ name }) => name)).toEqual([...tags]);
    expect(Object.keys(document.components.securitySchemes)).toEqual([
      'userToken',
      'deviceToken',
      'employeeToken',
    ]);
  });

  it('tells secrets from other texts', () => {
    const { properties } = document.components.schemas['LoginRequest'] ?? {};

    expect(properties?.['password']).toMatchObject({ format: 'password', writeOnly: true });
  });
});

describe.each(all)('the entry of %s', (_, operation) => {
  const entry = operationObjectOf(operation);

  it('says who may call', () => {
    const needed = {
      none: [],
      user: [{ userToken: [] }],
      device: [{ deviceToken: [] }],
      employeeSession: [{ deviceToken: [], employeeToken: [] }],
      station: 'not in this document',
      stationEmployee: 'not in this document',
      ownPage: 'not in this document',
      desk: 'not in this document',
      manage: 'not in this document',
      phone: 'not in this document',
      openPhone: 'not in this document',
    };

    expect(entry.security).toEqual(needed[operation.auth]);
    for (const role of operation.roles ?? []) expect(entry.description).toContain(`\`${role}\``);
  });

  it('declares every parameter, described and with an allowed example', () => {
    const parameters = entry.parameters ?? [];

    const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);

    expect(inPath).toEqual(operation.path.match(/\{\w+\}/g) ?? []);
    for (const [index, { name, description, required, in: place, example }] of parameters.entries()) {
      expect(description, name).toMatch(/\.$/);
      if (place === 'path') expect(required).toBe(true);
      const pointer = [
        'paths',
        operation.path,
        operation.method.toLowerCase(),
        'parameters',
        index,
        'schema',
      ];
      if (example !== undefined) expect(faultsAt(pointer, example), name).toEqual([]);
      expect(faultsAt(pointer, null), name).not.toEqual([]);
    }
  });

  it('shows a body that its own schema allows', () => {
    const { requestBody } = entry;
    expect(requestBody === undefined).toBe(operation.body === undefined);
    if (requestBody === undefined) return;

    const { example, schema } = requestBody.content['application/json'];
    const pointer = schema.$ref?.split('/').slice(1) ?? [];

    expect(faultsAt(pointer, example)).toEqual([]);
    expect(faultsAt(pointer, { ...(example as object), unknownToUs: 1 })).toEqual([]);
    expect(requestBody.required).toBe(operation.bodyOptional !== true);
  });

  it('shows an answer that its own closed schema allows', () => {
    const { pointer, response } = responseOf(operation, '200');
    const { example } = jsonOf(response);
    const schema = [...pointer, 'content', 'application/json', 'schema'];

    expect(faultsAt(schema, example)).toEqual([]);
    expect(faultsAt(schema, { ...(example as object), unknownToThem: 1 })).not.toEqual([]);
    expect(faultsAt(schema, { ...(example as object), success: false })).not.toEqual([]);
  });

  it('answers every status of its codes and no other, and a list that has not changed', () => {
    const statuses = errorCodesOf(operation).map((code) => String(ALL_ERROR_CODES[code].status));
    const unchanged = tellsState(operation) ? ['304'] : [];

    expect(Object.keys(entry.responses)).toEqual([...new Set(['200', ...unchanged, ...statuses])].sort());
  });

  it('limits each failure to the codes of its status, with an example of each', () => {
    for (const status of Object.keys(entry.responses).filter((status) => Number(status) >= 400)) {
      const { pointer, response } = responseOf(operation, status);
      const { examples = {} } = jsonOf(response);
      const schema = [...pointer, 'content', 'application/json', 'schema'];
      const codes = errorCodesOf(operation).filter((code) => String(ALL_ERROR_CODES[code].status) === status);

      expect(response.description).toMatch(/^[A-Z].+\.$/);
      expect(Object.keys(examples)).toEqual(codes);
      for (const example of Object.values(examples)) {
        const { value } = inPlace(example);
        expect(faultsAt(schema, value)).toEqual([]);
      }
      for (const code of Object.keys(ERROR_CODES).filter((code) => !codes.some((own) => own === code)))
        expect(
          faultsAt(schema, { success: false, data: null, errors: [{ code, message: 'No.' }] }),
        ).not.toEqual([]);
      expect(faultsAt(schema, { success: false, data: null, errors: [] })).not.toEqual([]);
    }
  });

  it('shows failures that name a field of the request', () => {
    const { properties = {} } = toJsonSchema(operation.body ?? z.object({}), 'input', {});
    const beside = { path: 'route', query: 'query', header: 'header' };
    const parameters = (entry.parameters ?? []).map(({ in: place, name }) => `${beside[place]}.${name}`);
    const fields = [...Object.keys(properties), ...parameters];

    const { 400: bad } = entry.responses;
    const examples = bad === undefined ? {} : jsonOf(responseOf(operation, '400').response).examples;
    const named = Object.values(examples ?? {}).flatMap(
      (example) => (inPlace(example).value as Failure).errors[0]?.field ?? [],
    );

    expect(named.filter((field) => !fields.includes(field))).toEqual([]);
  });

  it('is published open to growth: it allows further fields and error codes, but no missing field', () => {
    const { pointer, response } = responseOf(operation, '200');
    const { example } = jsonOf(response);
    const at = (place: readonly string[]) => [...place, 'content', 'application/json', 'schema'];
    const failure = responseOf(operation, '429');
    const errors = [{ code: 'brand.new', message: 'Wait.', moreAboutIt: 1 }];

    expect(faultsAt(at(pointer), withMoreEverywhere(example), 'published')).toEqual([]);
    expect(faultsAt(at(pointer), { success: true, errors: null }, 'published')).not.toEqual([]);
    expect(
      faultsAt(at(failure.pointer), { success: false, data: null, errors, more: 1 }, 'published'),
    ).toEqual([]);
  });

  it('names the headers of each answer', () => {
    const headersOf = (status: string) => Object.keys(responseOf(operation, status).response.headers);

    for (const status of Object.keys(entry.responses)) expect(headersOf(status)).toContain('X-Request-Id');
    if (operation.auth !== 'none') expect(headersOf('401')).toEqual(['X-Request-Id', 'WWW-Authenticate']);
    expect(headersOf('429')).toEqual(['X-Request-Id', 'Retry-After', 'RateLimit', 'RateLimit-Policy']);
    expect(headersOf('503')).toEqual(['X-Request-Id', 'Retry-After']);
  });
});

describe('the published document', () => {
  const text = JSON.stringify(document);

  it('closes no object and contains no internal marks', () => {
    expect(text).not.toContain('"additionalProperties":false');
    expect(text + JSON.stringify(closedDocument)).not.toContain('x-growing');
  });

  it('lists every error code as a known value of a text', () => {
    expect(document.components.schemas['ApiError']?.properties?.['code']).toEqual({
      type: 'string',
      description: expect.stringContaining('More may be added') as string,
      examples: Object.keys(ERROR_CODES),
    });
  });

  it('lists the payroll systems that may be asked for', () => {
    const { properties } = document.components.schemas['PreviewPayrollExportRequest'] ?? {};

    expect(properties?.['exportTarget']).toMatchObject({ type: 'string', enum: [...EXPORT_TARGETS] });
  });
});

/** The same answer of a later version: every object has a field that is not known yet. Maps by pay line are left as they are. */
function withMoreEverywhere(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMoreEverywhere);
  if (typeof value !== 'object' || value === null) return value;
  const same = Object.entries(value).map(([name, part]): [string, unknown] => [
    name,
    ['dynamicPayLines', 'creditMinutes'].includes(name) ? part : withMoreEverywhere(part),
  ]);
  return { ...Object.fromEntries(same), ofTheFuture: 'text' };
}

describe('rules between fields', () => {
  const punch = ['components', 'schemas', 'PartnerPunchRequest'];
  const start = { employeeId: '0B5E8D1C-7A42-4C3E-8F19-5D6A7B8C9D01', action: 'start' };

  it('say that half a position is refused', () => {
    expect(faultsAt(punch, { ...start, latitude: 64, longitude: -21 })).toEqual([]);
    expect(faultsAt(punch, { ...start, latitude: 64 })).not.toEqual([]);
    expect(faultsAt(punch, { ...start, longitude: -21 })).not.toEqual([]);
  });

  it('say that a sub-project needs its project', () => {
    expect(faultsAt(punch, { ...start, subProjectId: start.employeeId })).not.toEqual([]);
  });

  it('allow null where a field need not be given', () => {
    expect(faultsAt(punch, { ...start, latitude: null, longitude: null, projectId: null })).toEqual([]);
    expect(faultsAt(punch, { ...start, employeeId: null })).not.toEqual([]);
  });

  it('show a number in a query as a number', () => {
    const [year] = document.paths['/holidays']?.get?.parameters ?? [];

    expect(year).toMatchObject({
      name: 'year',
      required: true,
      schema: { type: 'integer', minimum: 2000, maximum: 2100 },
      example: 2026,
    });
  });
});

describe('building', () => {
  const thing = z.object({ id: z.string() }).meta({ id: 'Thing' });
  const base = {
    method: 'GET',
    tag: 'system',
    summary: 's',
    description: 'd',
    auth: 'none',
    errors: [],
  } as const;

  it('refuses two different schemas with one name', () => {
    const other = z.array(z.object({ name: z.string() }).meta({ id: 'Failure' }));
    const one = defineOperation({ ...base, id: 'one', path: '/one', data: other, example: { data: [] } });

    expect(() => buildOpenApiDocument({ one }, PUBLIC_API_INFO)).toThrow('named Failure');
  });

  it('says which feature an operation needs', () => {
    const one = defineOperation({
      ...base,
      id: 'one',
      path: '/one',
      feature: 'enableShifts',
      data: thing,
      example: { data: { id: '1' } },
    });

    const { get } = buildOpenApiDocument({ one }, PUBLIC_API_INFO).paths['/one'] ?? {};

    expect(get?.description).toContain('`enableShifts`');
    expect(get?.responses['403']).toEqual({ $ref: '#/components/responses/CompanyFeatureDisabled' });
  });
});
