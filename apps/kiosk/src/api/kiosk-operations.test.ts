// @vitest-environment node
import { operations, type Operation } from '@stimpill/api-types';
import { stationOperations } from '@stimpill/api-types/station';
import { TABLET_CALLS } from '@stimpill/api-types/tablet-calls';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hasShape, type Shape } from './answer-shape.ts';
import { KIOSK_OPERATIONS, STATION_OPERATIONS, STATION_STATE } from './kiosk-operations.ts';
import { PAIRING_OPERATIONS } from './pairing-operations.ts';

type Call = { readonly data: Shape };
type Schema = z.core.JSONSchema.BaseSchema;

const withState = ([id, call]: [string, Call]): [string, Call, Operation] => [
  id,
  { ...call, data: { ...(call.data as object), station: STATION_STATE } },
  stationOperations[id as keyof typeof stationOperations],
];
const CALLS: readonly [string, Call, Operation][] = [
  ...Object.entries<Call>(KIOSK_OPERATIONS).map(([id, call]): [string, Call, Operation] => [
    id,
    call,
    operations[id as keyof typeof KIOSK_OPERATIONS],
  ]),
  ...Object.entries<Call>(PAIRING_OPERATIONS).map(([id, call]): [string, Call, Operation] => [
    id,
    call,
    stationOperations[id as keyof typeof PAIRING_OPERATIONS],
  ]),
  ...Object.entries<Call>(STATION_OPERATIONS).map(withState),
];

/** The schema with each named part in its place. */
function inlined(schema: unknown, parts: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(schema)) return schema.map((part) => inlined(part, parts));
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema) return inlined(parts[String(schema.$ref).split('/').at(-1) ?? ''], parts);
  return Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, inlined(part, parts)]));
}

/** What the shape says that the contract does not, as paths. */
function unfounded(shape: Shape, schema: Schema, path: string): readonly string[] {
  if (typeof shape === 'string') return isPromised(shape, schema) ? [] : [path];
  if (Array.isArray(shape))
    return schema.type === 'array'
      ? unfounded(shape[0] as Shape, schema.items as Schema, `${path}[]`)
      : [path];
  return Object.entries(shape as Record<string, Shape>).flatMap(([named, part]) => {
    const name = named.replace('?', '');
    const field = schema.properties?.[name] as Schema | undefined;
    const isRequired = schema.required?.includes(name) ?? false;
    if (!field || isRequired === named.endsWith('?')) return [`${path}.${named}`];
    return unfounded(part, field, `${path}.${named}`);
  });
}

const TYPES = { text: ['string'], instant: ['string'], count: ['integer'], flag: ['boolean'] } as const;

function isPromised(shape: string, schema: Schema): boolean {
  const [leaf = '', orNull] = shape.split(' | ');
  const kinds = (schema.anyOf ?? [schema]) as readonly Schema[];
  const types = kinds.flatMap(({ type = 'string' }) => type);
  const wanted = [...TYPES[leaf as keyof typeof TYPES], ...(orNull ? ['null'] : [])];
  const isInstant = kinds.some(({ format }) => format === 'date-time');
  return [...types].sort().join() === wanted.sort().join() && (leaf === 'instant') === isInstant;
}

/** The example with one thing that the shape names put wrong, once for each. */
function spoiled(shape: Shape, value: unknown, path = ''): readonly [path: string, value: unknown][] {
  if (typeof shape === 'string') return [[path, { not: 'a leaf' }]];
  if (Array.isArray(shape)) {
    const items = value as readonly unknown[];
    return items.flatMap((item, place) =>
      spoiled(shape[0] as Shape, item, `${path}[${place}]`).map(([where, wrong]): [string, unknown] => [
        where,
        items.with(place, wrong),
      ]),
    );
  }
  return Object.entries(shape as Record<string, Shape>).flatMap(([named, part]) => {
    const name = named.replace('?', '');
    const { [name]: field, ...rest } = value as Record<string, unknown>;
    const missing: [string, unknown][] = named.endsWith('?') ? [] : [[`no ${path}.${name}`, rest]];
    if (field === undefined) return missing;
    const wrong = spoiled(part, field, `${path}.${name}`);
    return [...missing, ...wrong.map(([where, bad]): [string, unknown] => [where, { ...rest, [name]: bad }])];
  });
}

describe.each(CALLS)('the call of %s', (_, call, operation) => {
  it('reads only fields that the contract promises, each of its kind, and leaves out only what the contract makes optional', () => {
    const { $defs = {}, ...whole } = z.toJSONSchema(operation.data, { io: 'output' });
    const schema = inlined(whole, $defs) as Schema;

    expect(unfounded(call.data, schema, 'data')).toEqual([]);
  });

  it('accepts the example of the contract, and refuses it with a field missing or wrong', () => {
    const { data } = operation.example;
    const bad = spoiled(call.data, data);

    expect(hasShape(call.data, data)).toBe(true);
    expect(bad.length).toBeGreaterThan(0);
    expect(bad.filter(([, wrong]) => hasShape(call.data, wrong)).map(([where]) => where)).toEqual([]);
  });

  it.each([[null], ['text'], [{}], [[{}]], [{ station: {} }], [undefined]])(
    'refuses %j as an answer',
    (data) => {
      expect(hasShape(call.data, data)).toBe(false);
    },
  );
});

it('the kiosk knows every operation of the station, and what else it calls', () => {
  const known = Object.keys({ ...STATION_OPERATIONS, ...PAIRING_OPERATIONS });
  expect(known.sort()).toEqual(Object.keys(stationOperations).sort());
  expect(Object.keys(TABLET_CALLS).sort()).toEqual([...known, ...Object.keys(KIOSK_OPERATIONS)].sort());
});
