// The way back from an approval stands in the month, whatever the outcome of the answer to the press and of the page that sent it.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import { MARCH } from '../../../test/conformance/good-payroll-calls.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('checkPayrollMonth');
const FEBRUARY = { startDate: '2026-02-01', endDate: '2026-02-28' };
const later = (wait: Parameters<typeof world.api.time.advance>[0]) => world.api.time.advance(wait);

/** Nothing of the test before can be undone any more. */
async function people(count: number): Promise<EmployeeRow[]> {
  later({ minutes: 11 });
  const found: EmployeeRow[] = [];
  for (let each = 0; each < count; each += 1) {
    const person = await world.api.given.anEmployee(world.tenant.company);
    await world.api.given.anEntry(person, '2026-03-01T08:00:00Z', '2026-03-01T16:00:00Z');
    found.push(person);
  }
  return found;
}
const idsOf = (some: readonly EmployeeRow[]) => some.map(({ id }) => id);
const said = (some: readonly EmployeeRow[], pressId?: string) => ({
  body: { ...MARCH, employeeIds: idsOf(some), ...(pressId !== undefined && { pressId }) },
});
/** As the desk presses, whose requests have a key each. */
const press = async (some: readonly EmployeeRow[], pressId?: string, key = randomUUID()) =>
  (await world.ask('approvePayrollMonth', { ...said(some, pressId), headers: { 'Idempotency-Key': key } }))
    .data;
const recent = async (range: Readonly<Record<string, string>> = MARCH) =>
  (await world.call({ query: range })).data.recentApprovals;
const minutesAfter = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();

describe('an approval that can be taken back', () => {
  it('stands in the month for everybody who sees it, with who pressed, until when and of whom', async () => {
    const some = await people(2);
    const { approvedAtUtc } = await press(some);
    later({ minutes: 1 });
    const { owner, manager } = world.tenant.users;
    const { token } = await world.api.given.aSession(manager);

    const { data } = await world.call({ query: MARCH, token });

    expect(data.recentApprovals).toEqual([
      {
        ...{ userId: owner.id, displayName: owner.display_name, approvedAtUtc, people: 2 },
        undoUntilUtc: minutesAfter(approvedAtUtc, 10),
        parts: [
          { approvedAtUtc, employeeIds: expect.toSatisfy((ids: string[]) => sameIds(ids, some)) as string[] },
        ],
      },
    ]);
    expect(await recent(FEBRUARY)).toEqual([]);
  });

  it('is gone once it was taken back, by what the month says of it, and ten minutes after it began', async () => {
    const some = await people(1);
    await press(some);
    const [shown] = await recent();
    await world.ask('undoApproval', { body: shown!.parts[0]! });
    const afterwards = await recent();
    later({ seconds: 1 });
    await press(some);
    later({ minutes: 10 });
    const inTime = await recent();
    later({ ms: 1 });

    expect([afterwards, inTime.length, await recent()]).toEqual([[], 1, []]);
  });

  it('counts out whom somebody touched since and whom a file has, and is gone where nobody is left', async () => {
    const [touched, sent] = await people(2);
    await press([touched!, sent!]);
    const counts = [(await recent())[0]?.people];
    const days = { start_date: MARCH.startDate, end_date: MARCH.endDate, made_at: world.api.time.clock() };
    await world.api.given.aPersonInRun(await world.api.given.aPayrollRun(world.tenant.company, days), sent!);
    counts.push((await recent())[0]?.people);
    later({ seconds: 1 });
    const body = { ...MARCH, employeeIds: [touched!.id], reason: 'A shift was missing' };
    const { token: desk } = await world.api.given.aDeskSession(world.tenant.users.owner);
    await world.ask('reopenTime', { body, desk });

    expect([counts, await recent()]).toEqual([[2, 1], []]);
  });
});

describe('a press that was sent in several requests', () => {
  it('is one, which ends with its first request', async () => {
    const [first, second, alone] = await people(3);
    const pressId = randomUUID();
    const began = await press([first!], pressId);
    later({ seconds: 5 });
    const went = await press([second!], pressId);
    later({ seconds: 1 });
    const other = await press([alone!]);

    const shown = await recent();
    later({ minutes: 9, seconds: 55 });

    expect([began.pressId, went.pressId]).toEqual([pressId, pressId]);
    expect(shown.map((each) => [each.approvedAtUtc, each.people, each.parts.length])).toEqual([
      [began.approvedAtUtc, 2, 2],
      [other.approvedAtUtc, 1, 1],
    ]);
    // Each of its requests could still be taken back by its own moment, and a part of a press is no press.
    expect((await recent()).map((each) => each.people)).toEqual([1]);
  });
});

describe('a press whose answer was lost', () => {
  it('is answered again with the same approval and the same way back, and finds nothing more to approve', async () => {
    const some = await people(1);
    const open = await world.api.given.anEmployee(world.tenant.company, { display_name: 'Birta' });
    await world.api.given.anEntry(open, '2026-03-01T08:00:00Z', null);
    const key = randomUUID();
    const first = await press([...some, open], undefined, key);
    later({ seconds: 30 });

    const again = await press([...some, open], undefined, key);
    const shown = await recent();
    const another = await press([...some, open]);

    expect(first).toMatchObject({ approved: 1, lockedEntries: 1, heldBack: [{ displayName: 'Birta' }] });
    expect(again).toEqual(first);
    expect(shown.map(({ approvedAtUtc }) => approvedAtUtc)).toEqual([first.approvedAtUtc]);
    expect(another).toMatchObject({ approved: 1, lockedEntries: 0 });
    expect(await recent()).toEqual(shown);
  });
});

const sameIds = (ids: readonly string[], some: readonly EmployeeRow[]) =>
  JSON.stringify(ids.toSorted()) === JSON.stringify(idsOf(some).toSorted());
