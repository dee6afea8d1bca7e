// Who is at work now is said by several lists. They are about the same people, also where somebody has left without clocking out.
import { beforeEach, expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import { companyWorld } from './company-world.ts';
import type { SignedUpRow } from './given.ts';

const world = companyWorld('getToday');

const OPEN_SINCE = '2026-03-01T17:00:00.000Z';

/** Two who are at work, and two whom nobody has clocked out. */
let anna: EmployeeRow;
let early: EmployeeRow;
let left: EmployeeRow;
let inactive: EmployeeRow;

beforeEach(async () => {
  anna = await aClockedIn('Anna', { employment_end_date: '2026-03-02' });
  early = await aClockedIn('Came before the first day', { employment_start_date: '2026-03-03' });
  left = await aClockedIn('Left while clocked in');
  inactive = await aClockedIn('Not active any more', { is_active: false });
  await world.ask('endEmployment', { params: { employeeId: left.id }, body: { lastDay: '2026-03-01' } });
});

async function aClockedIn(display_name: string, rest: Partial<SignedUpRow> = {}): Promise<EmployeeRow> {
  const employee = await world.api.given.anEmployee(world.tenant.company, { ...rest, display_name });
  await world.api.given.anEntry(employee, OPEN_SINCE, null);
  return employee;
}

it('the list of people, the page of today and the doors name the same people as in, and nobody who has left', async () => {
  const atDoor = { query: { companyId: world.tenant.company.id } };
  const people = await world.people();
  const today = await world.call();
  const punchList = await world.api.call('getPunchList', atDoor);
  const active = await world.api.call('getActiveStatus', atDoor);

  const isIn = ({ inSinceAtUtc }: { readonly inSinceAtUtc: string | null }) => inSinceAtUtc !== null;
  const listsOfThoseIn = [
    people.filter(isIn).map(({ displayName }) => displayName),
    today.data.people.filter(isIn).map(({ displayName }) => displayName),
    punchList.data.filter(({ isClockedIn }) => isClockedIn).map(({ name }) => name),
    active.data.map(({ name }) => name),
  ];
  for (const names of listsOfThoseIn)
    expect(names.sort()).toEqual([anna.display_name, early.display_name].sort());
});

it('anyone who has left without clocking out stays in the list with the open entry, and in the inbox as a question', async () => {
  const people = await world.people();
  const reviews = await world.ask('listReviews');

  const listed = people.filter(({ id }) => [left.id, inactive.id].includes(id));
  expect(listed).toMatchObject([
    { inSinceAtUtc: null, openEntryStartAtUtc: OPEN_SINCE, hasLeft: true },
    { inSinceAtUtc: null, openEntryStartAtUtc: OPEN_SINCE, isActive: false },
  ]);
  expect(reviews.data.map(({ kind, employeeId }) => [kind, employeeId])).toContainEqual([
    'inactive',
    left.id,
  ]);
});
