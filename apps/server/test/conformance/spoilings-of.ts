// A good call, spoiled in one place at a time: each field left out, or given each value that somebody could send.
import type { Operation } from '@stimpill/api-types';
import type { Call } from '../api.ts';
import { ANY_TEXT, ANY_VALUE, HALF_A_CHARACTER, TEXT_BEYOND_ROUTES } from './bad-values.ts';

export type Spoiling = { readonly says: string; readonly spoil: (good: Call) => Call };

type Fields = Readonly<Record<string, unknown>>;

const queryOf = (call: Call) => (call.query ?? {}) as Readonly<Record<string, string>>;
const bodyOf = (call: Call) => (call.body ?? {}) as Fields;

/** @param example has every field of the operation */
export function spoilingsOf(operation: Operation, example: Call): Spoiling[] {
  return [
    ...Object.keys(example.params ?? {}).flatMap(inRoute),
    ...Object.keys(queryOf(example)).flatMap(inQuery),
    ...Object.keys(bodyOf(example)).flatMap(inBody),
    ...(operation.body === undefined ? [] : wholeBodies()),
  ];
}

function inRoute(name: string): Spoiling[] {
  return Object.entries(ANY_TEXT).map(([says, value]) => ({
    says: `route.${name} is ${says}`,
    spoil: (good) => ({ ...good, params: { ...good.params, [name]: value } }),
  }));
}

function inQuery(name: string): Spoiling[] {
  const texts = Object.entries({ ...ANY_TEXT, ...TEXT_BEYOND_ROUTES });
  return [
    {
      says: `query.${name} is left out`,
      spoil: (good) => ({ ...good, query: without(name, queryOf(good)) as Record<string, string> }),
    },
    {
      says: `query.${name} is given twice`,
      spoil: (good) => ({
        ...good,
        query: [...Object.entries(queryOf(good)), [name, queryOf(good)[name] ?? '']],
      }),
    },
    ...texts.map(([says, text]): Spoiling => ({
      says: `query.${name} is ${says}`,
      spoil: (good) => ({ ...good, query: { ...queryOf(good), [name]: text } }),
    })),
  ];
}

function inBody(name: string): Spoiling[] {
  const values = { ...ANY_VALUE, ...ANY_TEXT, ...TEXT_BEYOND_ROUTES, 'half a character': HALF_A_CHARACTER };
  return [
    { says: `${name} is left out`, spoil: (good) => ({ ...good, body: without(name, bodyOf(good)) }) },
    ...Object.entries(values).map(([says, value]): Spoiling => ({
      says: `${name} is ${says}`,
      spoil: (good) => ({ ...good, body: { ...bodyOf(good), [name]: value } }),
    })),
  ];
}

function wholeBodies(): Spoiling[] {
  const everyField = (value: unknown) => (body: Fields) =>
    Object.fromEntries(Object.keys(body).map((name) => [name, value]));
  const bodies: Readonly<Record<string, (body: Fields) => unknown>> = {
    'nothing at all': () => undefined,
    'an empty object': () => ({}),
    null: () => null,
    'a list': (body) => [body],
    'a text': () => '"text"',
    'a number': () => 1,
    'more than we know': (body) => ({ ...body, unknownToUs: 1, isLocked: true, companyID: 'x' }),
    'null in every field': everyField(null),
    'an object in every field': everyField({}),
  };
  return Object.entries(bodies).map(([says, change]) => ({
    says: `the body is ${says}`,
    spoil: (good) => ({ ...good, body: change(bodyOf(good)) }),
  }));
}

function without(name: string, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name));
}
