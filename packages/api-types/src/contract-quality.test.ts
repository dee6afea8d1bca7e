// What the description of every operation must contain. A new operation that is only half described fails here.
import { describe, expect, it } from 'vitest';
import { CODES_OUTSIDE_OPERATIONS, errorCodesOf, type Operation } from './operation.ts';
import { ALL_ERROR_CODES, type AnyErrorCode } from './any-error-code.ts';
import { failureEnvelope, successEnvelope } from './envelope.ts';
import { operations } from './operations.ts';
import { manageOperations } from './manage/index.ts';
import { ownOperations } from './own/index.ts';
import { stationOperations } from './private/index.ts';
import type { JsonSchema } from './openapi/openapi-document.ts';
import { TAGS } from './openapi/tags.ts';
import { toJsonSchema, type Direction, type SchemaComponents } from './openapi/to-json-schema.ts';

const all: readonly (readonly [string, Operation])[] = Object.entries({
  ...operations,
  ...stationOperations,
  ...ownOperations,
  ...manageOperations,
});
const codes = Object.keys(ALL_ERROR_CODES) as AnyErrorCode[];

/** Shapes of the contract whose codes exist before the first operation has them. */
const EVERY_SHAPE = { method: 'PUT', freshFactor: true, versioned: true } as const;

/** The verbs with which a message tells its reader what to do. */
const WHAT_TO_DO =
  /\b(Ask|Authenticate|Check|Correct|Let|Log|Open|Quote|Refresh|Register|Remove|See|Send|Take|Try|Use|Wait)\b[^.]*\.$/;

describe.each(all)('operation %s', (key, operation) => {
  it('is listed under its own id', () => {
    expect(operation.id).toBe(key);
  });

  it('has a short summary and a description in sentences', () => {
    expect(operation.summary).toMatch(/^[A-Z][^.]{5,60}$/);
    expect(operation.description).toMatch(/^[A-Z`].{20,}\.$/s);
  });

  it('belongs to a chapter that is described', () => {
    expect(TAGS[operation.tag].description).toMatch(/\.$/);
  });

  it('declares each error once and with a defined code', () => {
    expect(new Set(operation.errors).size).toBe(operation.errors.length);
    expect(operation.errors.filter((code) => !(code in ALL_ERROR_CODES))).toEqual([]);
  });

  it('declares no error that follows from its shape', () => {
    const implied = errorCodesOf({ ...operation, errors: [] });

    const restated = operation.errors.filter((code) => implied.includes(code));

    expect(restated).toEqual([]);
  });

  it('takes exactly the route parameters of its path', () => {
    const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

    const declared = operation.params ? fieldsOf(operation.params, 'input').map(({ path }) => path) : [];

    expect(declared).toEqual(inPath);
  });

  it('has an example that matches its schemas', () => {
    const { params, query, body, example, data } = operation;

    expect(params?.safeParse(example.params).error).toBeUndefined();
    expect(query?.safeParse(example.query).error).toBeUndefined();
    expect(body?.safeParse(example.body).error).toBeUndefined();
    expect(data.parse(example.data)).toEqual(example.data);
  });

  it('has an example for every part of the request and for nothing else', () => {
    const { params, query, body, example } = operation;

    expect(Object.keys(example).sort()).toEqual(
      Object.keys({
        ...(params && { params }),
        ...(query && { query }),
        ...(body && { body }),
        data: 1,
      }).sort(),
    );
  });

  it('describes every field of its request', () => {
    const parts = [operation.params, operation.query, operation.body].filter((part) => part !== undefined);

    const undescribed = parts
      .flatMap((part) => fieldsOf(part, 'input'))
      .filter(({ described }) => !described);

    expect(undescribed).toEqual([]);
  });

  it('describes every field of its answer', () => {
    const fields = fieldsOf(successEnvelope(operation.data), 'output');

    // The lists themselves are described by the document.
    const undescribed = fields.filter(({ path, described }) => !described && path !== 'data');

    expect(fields.length).toBeGreaterThan(3);
    expect(undescribed).toEqual([]);
  });

  it('names its company where it says it does', () => {
    const schema = { route: operation.params, query: operation.query, body: operation.body };

    const named = operation.company ? schema[operation.company] : undefined;

    expect(named ? fieldsOf(named, 'input').map(({ path }) => path) : ['companyId']).toContain('companyId');
  });
});

describe('the operations together', () => {
  it('have distinct ids and distinct addresses', () => {
    const ids = all.map(([, { id }]) => id);
    const addresses = all.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);

    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('use every error code that is not answered before them', () => {
    const ofEveryShape = errorCodesOf({ ...manageOperations.explainDay, ...EVERY_SHAPE });
    const used = new Set([...all.flatMap(([, operation]) => errorCodesOf(operation)), ...ofEveryShape]);

    expect(codes.filter((code) => !used.has(code))).toEqual(CODES_OUTSIDE_OPERATIONS);
  });

  it('describe the fields of a failure', () => {
    expect(fieldsOf(failureEnvelope, 'output').filter(({ described }) => !described)).toEqual([]);
  });
});

describe.each(codes)('error code %s', (code) => {
  const { message } = ALL_ERROR_CODES[code];

  it('is dotted lower case', () => {
    expect(code).toMatch(/^[a-z_]+\.[a-z_]+$/);
  });

  it('says what happened and, last, what to do', () => {
    expect(message).toMatch(/^[A-Z].+\. .+\.$/);
    expect(message).toMatch(WHAT_TO_DO);
  });
});

type Field = { readonly path: string; readonly described: boolean };

/** Every property of a schema, those of the schemas it refers to included. */
function fieldsOf(schema: Parameters<typeof toJsonSchema>[0], io: Direction): Field[] {
  const components: SchemaComponents = {};
  const root = toJsonSchema(schema, io, components);
  return fieldsWithin(root, '', components);
}

function fieldsWithin(schema: JsonSchema, path: string, components: SchemaComponents): Field[] {
  const target = resolved(schema, components);
  const own = Object.entries(target.properties ?? {}).flatMap(([name, property]) => {
    const here = path === '' ? name : `${path}.${name}`;
    const child = property as JsonSchema;
    const described = Boolean(child.description ?? resolved(child, components).description);
    return [{ path: here, described }, ...fieldsWithin(child, here, components)];
  });
  const items = target.items as JsonSchema | undefined;
  return items === undefined ? own : [...own, ...fieldsWithin(items, `${path}[]`, components)];
}

function resolved(schema: JsonSchema, components: SchemaComponents): JsonSchema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  return name === undefined ? schema : (components[name] ?? {});
}
