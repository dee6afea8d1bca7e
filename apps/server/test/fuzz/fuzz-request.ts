// Requests derived from the description: right ones, nearly right ones, and hostile ones.
import { operations, type OperationId } from '@stimpill/api-types';
import fc, { type Arbitrary } from 'fast-check';
import { bodySchemaName, describedOperation, document } from '../description.ts';
import { arbitraryOfSchema } from './arbitrary-of-schema.ts';
import { hostileJson, hostileText, oddHeaders, unknownFields } from './hostile-values.ts';

type Texts = Readonly<Record<string, string>>;

/** Everybody who could send a request. */
const SENDERS = [
  'rightOne',
  'nobody',
  'owner',
  'manager',
  'accountant',
  'employee',
  'superadmin',
  'foreignOwner',
  'device',
  'foreignDevice',
  'stranger',
] as const;

export type FuzzRequest = {
  readonly id: OperationId;
  /** Whether its input is derived from the schemas, so that the description can say what is wrong with it. */
  readonly isDescribable: boolean;
  readonly sender: (typeof SENDERS)[number];
  readonly params: Texts;
  readonly query: readonly (readonly [string, string])[];
  readonly body: { readonly json: unknown } | { readonly bytes: string; readonly type: string } | null;
  readonly headers: Texts;
};

const ids = Object.keys(operations) as OperationId[];

/** Mostly a caller who may call the operation; otherwise nearly all answers would be refusals. */
const sender = fc.oneof(
  { arbitrary: fc.constant('rightOne' as const), weight: 7 },
  { arbitrary: fc.constantFrom(...SENDERS), weight: 3 },
);

export const fuzzRequest: Arbitrary<FuzzRequest> = fc
  .constantFrom(...ids)
  .chain((id) =>
    fc.oneof(
      { arbitrary: rightInput(id), weight: 4 },
      { arbitrary: rightInput(id).chain(nearlyRight), weight: 3 },
      { arbitrary: hostileInput(id), weight: 3 },
    ),
  );

function rightInput(id: OperationId): Arbitrary<FuzzRequest> {
  const { parameters = [] } = describedOperation(operations[id]);
  const named = (place: 'path' | 'query') =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, required, schema }) => ({
        name,
        required,
        value: arbitraryOfSchema(schema, name).map(String),
      }));
  const fieldsOf = (list: ReturnType<typeof named>) =>
    fc.record(Object.fromEntries(list.map(({ name, value }) => [name, value])), {
      requiredKeys: list.filter(({ required }) => required).map(({ name }) => name),
    }) as Arbitrary<Texts>;
  const schema = document.components.schemas[bodySchemaName(operations[id]) ?? ''];
  return fc.record({
    id: fc.constant(id),
    isDescribable: fc.constant(true),
    sender,
    params: fieldsOf(named('path')),
    query: fieldsOf(named('query')).map((fields) => Object.entries(inAgreement(fields))),
    body:
      schema === undefined
        ? fc.constant(null)
        : arbitraryOfSchema(schema, '').map((json) => ({ json: inAgreement(json as Fields) })),
    headers: fc.oneof({ arbitrary: fc.constant({}), weight: 2 }, oddHeaders),
  });
}

type Fields = Readonly<Record<string, unknown>>;

const RANGES = [
  ['startDate', 'endDate'],
  ['from', 'to'],
] as const;
const POSITIONS = [
  ['latitude', 'longitude'],
  ['lat', 'lng'],
  ['userLat', 'userLon'],
] as const;

/** Makes fields agree that must agree: a range runs forward, a position has both halves, both names of an employee are equal. */
function inAgreement<Of extends Fields>(fields: Of): Of {
  const isGiven = (name: string) => (fields[name] ?? null) !== null;
  const halves = POSITIONS.filter(([one, other]) => isGiven(one) !== isGiven(other)).flat();
  const agreed = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !(halves as readonly string[]).includes(name)),
  );
  for (const [first, last] of RANGES)
    if (String(agreed[first]) > String(agreed[last]))
      [agreed[first], agreed[last]] = [agreed[last], agreed[first]];
  if ('employeeId' in agreed && 'userId' in agreed) agreed['userId'] = agreed['employeeId'];
  return agreed as Of;
}

/** An empty part would give the address of another operation. */
const partOfAddress = hostileText.filter((text) => text !== '');

/** One thing about it is changed. */
function nearlyRight(request: FuzzRequest): Arbitrary<FuzzRequest> {
  const changes: Arbitrary<FuzzRequest>[] = [];
  for (const name of Object.keys(request.params))
    changes.push(
      partOfAddress.map((value) => ({ ...request, params: { ...request.params, [name]: value } })),
    );
  request.query.forEach(([name], index) => {
    changes.push(
      hostileText.map((value) => ({ ...request, query: request.query.with(index, [name, value]) })),
      hostileText.map((value) => ({ ...request, query: [...request.query, [name, value] as const] })),
      fc.constant({ ...request, query: request.query.filter((_, each) => each !== index) }),
    );
  });
  const { body } = request;
  if (body !== null && 'json' in body) changes.push(...changedBodies(request, body.json as object));
  return changes.length === 0 ? fc.constant(request) : fc.oneof(...changes);
}

function changedBodies(request: FuzzRequest, json: object): Arbitrary<FuzzRequest>[] {
  const withField = (name: string) => (value: unknown) => ({
    ...request,
    body: { json: { ...json, [name]: value } },
  });
  const without = (name: string) => ({
    ...request,
    body: { json: Object.fromEntries(Object.entries(json).filter(([each]) => each !== name)) },
  });
  return [
    unknownFields.map((more) => ({ ...request, body: { json: { ...more, ...json } } })),
    ...Object.keys(json).flatMap((name) => [hostileJson.map(withField(name)), fc.constant(without(name))]),
  ];
}

const contentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
);

/** An encoding that the body claims to have, but has not. */
const packing = fc.option(
  fc.constantFrom('gzip', 'br', 'identity', 'x').map((encoding) => ({ 'Content-Encoding': encoding })),
  { nil: {}, freq: 5 },
);

function hostileInput(id: OperationId): Arbitrary<FuzzRequest> {
  const paramNames = [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const bytes = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.json(),
    fc.constantFrom('', '{', '{"a":', '[', 'NaN', '{"a":1}{"b":2}', '['.repeat(5000), '"\\ud800"', '1e999'),
    fc.constant(`{"note":"${'x'.repeat(70_000)}"}`),
  );
  return fc.record({
    id: fc.constant(id),
    isDescribable: fc.constant(false),
    sender,
    params: fc.record(Object.fromEntries(paramNames.map((name) => [name, partOfAddress]))),
    query: fc.array(
      fc.tuple(fc.oneof(fc.constantFrom('companyId', 'startDate', '__proto__'), hostileText), hostileText),
      {
        maxLength: 4,
      },
    ),
    body: fc.oneof(
      fc.constant(null),
      hostileJson.map((json) => ({ json })),
      fc.record({ bytes, type: contentType }),
    ),
    headers: fc.tuple(oddHeaders, packing).map(([odd, packed]) => ({ ...odd, ...packed })),
  });
}
