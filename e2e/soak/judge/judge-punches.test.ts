import { expect, it } from 'vitest';
import { judgePunches, type InboxRow } from './judge-punches.ts';

const person = { id: 'anna', name: 'c1p1' };
const AT = 1_772_431_200_000;
const atTablet = { number: 1, at: AT, door: 'station', said: 'ok', punchId: 'p1', person } as const;
const told = { timeEntryId: 'e1', punchedAt: AT };
const atPartner = { number: 2, at: AT, door: 'partner', said: 'ok', person, told } as const;
const rowOf = (row: Partial<InboxRow>): InboxRow => ({
  ...{ id: 'p1', door: 'station', employeeId: 'anna', punchedAt: AT + 60_000 },
  ...row,
});
const ofPartner = rowOf({ id: 'p2', door: 'partner', punchedAt: AT });

const problemsOf = (inbox: readonly InboxRow[]) =>
  judgePunches([atTablet, atPartner], inbox).flatMap(({ id, problems }) =>
    problems.map((problem) => `${id} ${problem}`),
  );

it('punches that are there once are good', () => {
  expect(problemsOf([rowOf({}), ofPartner])).toEqual([]);
});

it('a punch that is missing, or there twice, is found at either door', () => {
  expect(problemsOf([ofPartner, { ...ofPartner, id: 'p3' }])).toEqual([
    'S9 tap 1 of c1p1 is there 0 times',
    'S9 tap 2 of c1p1 is there 2 times',
  ]);
});

it('a punch of a partner that was refused is no punch that nobody did', () => {
  const refused = { number: 2, at: AT, door: 'partner', said: 'failed', person } as const;

  expect(judgePunches([refused], [ofPartner]).flatMap(({ problems }) => problems)).toEqual([]);
});

it('a punch that nobody did is found', () => {
  expect(problemsOf([rowOf({}), ofPartner, rowOf({ id: 'p9' })])).toEqual([
    'S10 nobody did p9 at the door station',
  ]);
});
