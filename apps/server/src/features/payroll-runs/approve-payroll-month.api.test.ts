import { describe, expect, it } from 'vitest';
import { MARCH } from '../../../test/conformance/good-payroll-calls.ts';
import { companyWorld } from '../../../test/company-world.ts';
import { operatorNamed } from '../../../test/authors.ts';
import { approvePayrollMonth } from './approve-payroll-month.ts';

const world = companyWorld('approvePayrollMonth');
const PEOPLE = 30;

describe('200', () => {
  it('approves what is fine and names the others with what is in the way', async () => {
    const { given } = world.api;
    const { company } = world.tenant;
    const fine = await given.anEmployee(company, { display_name: 'Anna' });
    const open = await given.anEmployee(company, { display_name: 'Birta' });
    await given.anEntry(fine, '2026-03-01T08:00:00Z', '2026-03-01T16:00:00Z');
    await given.anEntry(open, '2026-03-01T08:00:00Z', null);
    const employeeIds = [fine.id, open.id];

    const { data } = await world.call({ body: { ...MARCH, employeeIds } });
    const again = await world.call({ body: { ...MARCH, employeeIds } });

    const heldBack = [
      { employeeId: open.id, displayName: 'Birta', reasons: [{ code: 'entryOpen', count: 1 }] },
    ];
    const approvedAtUtc = '2026-03-02T08:00:00.000Z';
    const counts = { people: 2, approved: 1, lockedEntries: 1, renewed: [] };
    expect(data).toEqual({ approvedAtUtc, pressId: null, ...counts, heldBack, silentTablets: [] });
    expect(again.data).toEqual({ ...data, lockedEntries: 0 });
  });

  it('holds back the time of the approver', async () => {
    const { owner } = world.tenant.users;
    await world.api.given.anEntry(owner, '2026-03-01T08:00:00Z', '2026-03-01T16:00:00Z');

    const { data } = await world.call({ body: { ...MARCH, employeeIds: [owner.id] } });

    expect(data).toMatchObject({ approved: 0, heldBack: [{ reasons: [{ code: 'ownTime' }] }] });
  });

  it('names tablets that may still hold punches of the period, and approves all the same', async () => {
    const { given, deps } = world.api;
    const device = await given.aDevice(world.tenant.users.owner);
    await given.aDeviceKey(device);
    const lastSeen = { last_seen_at: Date.parse('2026-02-01T00:00:00Z') };
    await deps.database.knex('devices').where({ id: device.id }).update(lastSeen);
    const person = await given.anEmployee(world.tenant.company);
    await given.anEntry(person, '2026-03-01T08:00:00Z', '2026-03-01T16:00:00Z');
    const body = { startDate: '2026-03-01', endDate: '2026-03-01', employeeIds: [person.id] };

    const { data } = await world.call({ body });

    expect(data).toMatchObject({ approved: 1, lockedEntries: 1 });
    expect(data.silentTablets).toEqual([device.name]);
  });

  it('leaves the server to others between one person and the next', async () => {
    const { api, tenant } = world;
    for (let count = 0; count < PEOPLE; count += 1) await api.given.anEmployee(tenant.company);
    // Turns of the event loop: a clock would count fewer of them the faster the machine is.
    let turns = 0;
    const turn = () => {
      turns += 1;
      turning = setImmediate(turn);
    };
    let turning = setImmediate(turn);

    const { people } = await approvePayrollMonth(api.deps, {
      ...{ companyId: tenant.company.id, range: MARCH, employeeIds: null, isSeen: () => true },
      by: operatorNamed('owner'),
    });
    clearImmediate(turning);

    expect(people).toBeGreaterThanOrEqual(PEOPLE);
    // The transaction of a person gives one turn; that the server is left to others gives one more.
    expect(turns).toBeGreaterThan(1.5 * people);
  });
});

describe('400', () => {
  it('names the field at fault', async () => {
    const { status, errors } = await world.call({ body: { ...MARCH, employeeIds: [] } });

    expect([status, errors[0]?.field]).toEqual([400, 'employeeIds']);
  });
});

describe('404', () => {
  it('refuses people whom nobody knows', async () => {
    const employeeIds = ['00000000-0000-4000-8000-000000000000'];

    expect(await world.refusal({ body: { ...MARCH, employeeIds } })).toEqual([404, 'employee.not_found']);
  });
});
