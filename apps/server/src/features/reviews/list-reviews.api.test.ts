import { describe, expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('listReviews');

const inRoute = () => ({ companyId: world.tenant.company.id });
const list = (query: Record<string, string> = {}, role: 'owner' | 'manager' = 'owner') =>
  world.call({ role, params: inRoute(), query });
const hoursAgo = (hours: number) => new Date(world.api.time.clock() - hours * 3_600_000).toISOString();
const somebody = () => world.api.given.anEmployee(world.tenant.company);

const kindsOf = async (employee: EmployeeRow) =>
  (await list({ employeeId: employee.id })).data.map(({ kind, timeEntryId }) => [kind, timeEntryId]);

describe('200', () => {
  it('lists an open item with the person, the day and since when it is asked', async () => {
    const { employee, review, department } = world.tenant;

    const { data } = await list();

    expect(data).toMatchObject([
      {
        id: review.id,
        kind: 'inactive',
        reason: review.reason,
        employeeId: employee.id,
        employeeName: employee.display_name,
        departmentIds: [department.id],
        tabletId: null,
        atUtc: '1970-01-01T00:00:00.000Z',
        date: '1970-01-01',
      },
    ]);
  });

  it('asks about somebody who is in for longer than twelve hours', async () => {
    const employee = await somebody();
    const entry = await world.api.given.anEntry(employee, hoursAgo(13), null);

    const { data } = await list({ employeeId: employee.id });

    expect(data).toMatchObject([{ id: entry.id, kind: 'forgottenOut', openedAtUtc: hoursAgo(1) }]);
  });

  it('does not ask where a shift goes on, or it is not that long', async () => {
    const [planned, fresh] = [await somebody(), await somebody()];
    await world.api.given.anEntry(planned, hoursAgo(13), null);
    await world.api.given.anEntry(fresh, hoursAgo(11), null);
    const type = await world.api.given.aShiftType(world.tenant.company);
    await world.api.given.aShift(type, hoursAgo(13), hoursAgo(-1), { employee_id: planned.id });

    expect([await kindsOf(planned), await kindsOf(fresh)]).toEqual([[], []]);
  });

  it('asks about drafts, and about more than sixteen hours in one go, once for each entry', async () => {
    const [drafting, long] = [await somebody(), await somebody()];
    const draft = await world.api.given.anEntry(drafting, hoursAgo(30), hoursAgo(20), { is_draft: true });
    const overlong = await world.api.given.anEntry(long, hoursAgo(47), hoursAgo(30), { is_draft: true });
    await world.api.given.anEntry(long, hoursAgo(80), hoursAgo(64));

    expect(await kindsOf(drafting)).toEqual([['draft', draft.id]]);
    expect(await kindsOf(long)).toEqual([['overlong', overlong.id]]);
  });

  it('asks neither about approved time nor about long standby', async () => {
    const employee = await somebody();
    await world.api.given.anEntry(employee, hoursAgo(47), hoursAgo(30), { is_locked: true });
    await world.api.given.anEntry(employee, hoursAgo(99), hoursAgo(60), { kind: 'standby' });

    expect(await kindsOf(employee)).toEqual([]);
  });

  it('does not ask twice about an entry about which an item asks', async () => {
    const employee = await somebody();
    const entry = await world.api.given.anEntry(employee, hoursAgo(30), hoursAgo(20), { is_draft: true });
    await world.api.given.aReviewItem(employee, { time_entry_id: entry.id });

    expect(await kindsOf(employee)).toEqual([['inactive', entry.id]]);
  });

  it('counts as many in all as of each kind, and hides nothing without a filter', async () => {
    const employee = await somebody();
    await world.api.given.anEntry(employee, hoursAgo(30), hoursAgo(20), { is_draft: true });
    for (const reason of ['correction', 'disputed', 'missing_stop', 'pin_locked', 'break_missed'])
      await world.api.given.aReviewItem(employee, { reason });
    const { data: all } = await list();

    const ofKinds = [];
    for (const kind of new Set(all.map((item) => item.kind))) ofKinds.push(...(await list({ kind })).data);

    expect(ofKinds.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
    expect(new Set(all.map(({ kind }) => kind))).toEqual(
      new Set(['inactive', 'draft', 'correction', 'dispute', 'punch', 'lockedPin', 'missedBreak']),
    );
  });

  it('keeps to a department where that is asked for', async () => {
    const elsewhere = await somebody();
    await world.api.given.aReviewItem(elsewhere);

    const { data } = await list({ departmentId: world.tenant.department.id });

    expect(data.map(({ employeeId }) => employeeId)).toEqual([world.tenant.employee.id]);
  });

  it('answers 304 while nothing has changed', async () => {
    const headers = { 'If-None-Match': (await list()).headers.get('ETag') ?? '' };

    const same = await world.call({ params: inRoute(), query: {}, headers });
    await world.api.given.aReviewItem(world.tenant.employee, { reason: 'disputed' });
    const other = await world.call({ params: inRoute(), query: {}, headers });

    expect([same.status, other.status]).toEqual([304, 200]);
  });
});

describe('400', () => {
  it('names a filter that is at fault', async () => {
    const { status, errors } = await list({ kind: 'all', departmentId: 'x' });

    expect([status, errors.map(({ field }) => field)]).toEqual([400, ['query.kind', 'query.departmentId']]);
  });
});
