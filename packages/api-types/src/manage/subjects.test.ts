import { describe, expect, it } from 'vitest';
import type { Operation } from '../operation.ts';
import { SUBJECTS } from '../subjects.ts';
import { manageOperations } from './index.ts';
import { MANAGE_CALLS } from './manage-calls.ts';

const ALL: readonly Operation[] = Object.values(manageOperations);

describe.each(ALL)('$id', ({ method, shows, changes }) => {
  it('says either what it shows or what it changes, and a read never changes anything', () => {
    expect([shows, changes].filter((said) => said !== undefined)).toHaveLength(1);
    if (method === 'GET') expect(shows).toBeDefined();
  });
});

it.each(SUBJECTS)('%s is shown by a read and changed by something', (subject) => {
  expect(ALL.some(({ shows }) => shows !== SUBJECTS && shows?.includes(subject))).toBe(true);
  expect(ALL.some(({ changes }) => changes?.includes(subject))).toBe(true);
});

it('the log shows every part of the record', () => {
  expect(manageOperations.listChanges.shows).toBe(SUBJECTS);
});

it('a page is told of each operation what is plain data, and no schema', () => {
  expect(Object.keys(MANAGE_CALLS)).toEqual(Object.keys(manageOperations));
  expect(JSON.parse(JSON.stringify(MANAGE_CALLS))).toEqual(MANAGE_CALLS);
});
