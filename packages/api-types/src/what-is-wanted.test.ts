// What a caller reads of a faulty field, and that no field says itself what the map says.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { faultsOf } from '../test/faults-of.ts';
import { everySchemaIn, ownTexts } from '../test/own-texts.ts';
import { manageOperations } from './manage/index.ts';
import { rowsIn } from './manage/people-import.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import { ownOperations } from './own/index.ts';
import { stationOperations } from './private/index.ts';
import { requestBody } from './request-body.ts';
import { otherType } from './what-is-wanted.ts';

const body = requestBody({
  password: z.string().min(1).max(28),
  words: z.array(z.string()).min(1).max(28),
  two: z.array(z.string()).min(2),
  one: z.array(z.string()).max(1),
  letter: z.string().max(1),
  version: z.int().min(2),
  ratio: z.number(),
  minutes: z.int({ error: otherType('must be whole minutes') }).max(1440),
  group: z.object({ isOn: z.boolean() }),
});
const good = {
  password: 'x',
  words: ['x'],
  two: ['x', 'y'],
  one: [],
  letter: 'x',
  version: 2,
  ratio: 0.5,
  minutes: 1,
  group: { isOn: true },
};

describe('what is said of a faulty field', () => {
  it.each([
    ['password', [], 'must be a string'],
    ['password', Array(29).fill('x'), 'must be a string'],
    ['password', '', 'must not be empty'],
    ['password', 'x'.repeat(29), 'must be at most 28 characters'],
    ['words', 'x'.repeat(29), 'must be a list'],
    ['words', '', 'must be a list'],
    ['words', [], 'must not be empty'],
    ['words', Array(29).fill('x'), 'must be at most 28 items'],
    ['two', ['x'], 'must be at least 2 items'],
    ['one', ['x', 'y'], 'must be at most 1 item'],
    ['letter', 'xy', 'must be at most 1 character'],
    ['version', '1', 'must be a whole number'],
    ['version', 1.5, 'must be a whole number'],
    ['version', 1, 'must be at least 2'],
    ['ratio', '1', 'must be a number'],
    ['minutes', '1', 'must be whole minutes'],
    ['minutes', 1441, 'must be at most 1440'],
    ['group', undefined, 'is required'],
    ['group', [], 'must be a JSON object'],
    ['password', undefined, 'is required'],
  ])('%s: %j', (field, value, text) => {
    expect(faultsOf(body, { ...good, [field]: value })).toEqual([`${field}: ${text}`]);
  });

  it('is what the whole body must be, where there is none', () => {
    expect(faultsOf(body, undefined)).toEqual([': must be a JSON object']);
  });

  it('is how long a cell of a sheet may be', () => {
    const rows = [['x'.repeat(501)]];

    expect(faultsOf(requestBody(rowsIn(1)), { columns: ['displayName'], rows })).toEqual([
      'rows.0.0: must be at most 500 characters',
    ]);
  });
});

describe.each(
  Object.entries<Operation>({ ...operations, ...manageOperations, ...stationOperations, ...ownOperations }),
)('the fields of %s', (_, { params, query, body: sent }) => {
  const texts = [params, query, sent].flatMap(everySchemaIn).flatMap(ownTexts);

  it('say nothing that the map says as well', () => {
    expect(texts.filter(({ own, map }) => own === map).map(({ own }) => own)).toEqual([]);
  });

  it('have no words for another type that answer for length or size too', () => {
    expect(texts.filter(({ isOfOwner }) => isOfOwner).map(({ own }) => own)).toEqual([]);
  });
});
