import { beforeEach, describe, expect, it } from 'vitest';
import { keepClockTrouble } from '#features/system/clock-trouble-store.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { SignedUpRow } from '../../../test/given.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { aTenant, type Tenant } from '../../../test/a-tenant.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getToday');

const NOW = '2026-03-03T09:00:00.000Z';

beforeEach(() => world.api.time.moveTo('2026-03-02T08:00:00.000Z'));

async function aPerson(display_name: string, rest: Partial<SignedUpRow> = {}) {
  return await world.api.given.anEmployee(world.tenant.company, {
    ...rest,
    display_name,
  });
}

async function aShift(employee: EmployeeRow, from: string, to: string) {
  const { given } = world.api;
  const type = await given.aShiftType(world.tenant.company);
  await given.aShift(type, `2026-03-03T${from}:00Z`, `2026-03-03T${to}:00Z`, { employee_id: employee.id });
}

/** The person as the answer has them. */
async function seen({ id }: EmployeeRow, role: 'owner' | 'manager' = 'owner') {
  world.api.time.moveTo(NOW);
  const { data } = await world.call({ role });
  return data.people.find(({ employeeId }) => employeeId === id);
}

describe('200', () => {
  it('tells who is in, since when, where and until when', async () => {
    const { api, tenant } = world;
    const anna = await aPerson('Anna', { phone: '+354 555 0101' });
    const department = await api.given.aDepartment(tenant.company, 'Eldhús', anna);
    await aShift(anna, '08:00', '16:00');
    api.time.moveTo('2026-03-03T07:58:00.000Z');
    const { token } = await api.given.aSession(tenant.users.manager);
    const punch = { employeeId: anna.id, action: 'start', projectId: tenant.project.id };
    await api.call('partnerPunch', { params: { companyId: tenant.company.id }, token, body: punch });

    expect(await seen(anna)).toEqual({
      employeeId: anna.id,
      displayName: 'Anna',
      phone: '+354 555 0101',
      departments: [{ id: department.id, name: 'Eldhús' }],
      state: 'in',
      inSinceAtUtc: '2026-03-03T07:58:00.000Z',
      door: 'partner',
      tabletName: null,
      projectName: tenant.project.name,
      plannedStartAtUtc: '2026-03-03T08:00:00.000Z',
      plannedEndAtUtc: '2026-03-03T16:00:00.000Z',
      leftAtUtc: null,
      absenceType: null,
      absenceKindId: null,
      forgottenSinceAtUtc: null,
      call: null,
      openEntryId: expect.any(String) as string,
      proposedOut: null,
    });
  });

  it('puts everybody employed today into one state, and nobody else', async () => {
    const { given } = world.api;
    const late = await aPerson('Late');
    await aShift(late, '08:00', '16:00');
    const later = await aPerson('Later');
    await aShift(later, '12:00', '18:00');
    const gone = await aPerson('Gone');
    await given.anEntry(gone, '2026-03-03T05:00:00Z', '2026-03-03T08:00:00Z');
    const sick = await aPerson('Sick');
    await given.anAbsence(sick, { date: '2026-03-03', type: 'sickChild' });
    const off = await aPerson('Off');
    await given.aTimeOff(off, { start_date: '2026-03-01', end_date: '2026-03-05', status: 'Approved' });
    const asks = await aPerson('Asks');
    await given.aTimeOff(asks, { start_date: '2026-03-01', end_date: '2026-03-05', status: 'Pending' });
    const left = await aPerson('Left', { employment_end_date: '2026-03-02' });
    const account = await given.aServiceAccount(world.tenant.company);

    expect(await seen(late)).toMatchObject({
      state: 'overdue',
      plannedStartAtUtc: '2026-03-03T08:00:00.000Z',
    });
    expect(await seen(later)).toMatchObject({
      state: 'expected',
      plannedStartAtUtc: '2026-03-03T12:00:00.000Z',
    });
    expect(await seen(gone)).toMatchObject({ state: 'gone', leftAtUtc: '2026-03-03T08:00:00.000Z' });
    expect(await seen(sick)).toMatchObject({ state: 'absent', absenceType: 'sickChild' });
    expect(await seen(off)).toMatchObject({ state: 'absent', absenceType: 'vacation' });
    expect(await seen(asks)).toMatchObject({ state: 'free', absenceType: null });
    expect([await seen(left), await seen(account)]).toEqual([undefined, undefined]);
  });

  it('names who has forgotten to clock out since yesterday, as the mail of the morning does', async () => {
    const { given } = world.api;
    const anna = await aPerson('Anna');
    await given.anEntry(anna, '2026-03-02T08:00:00Z', null);
    const night = await aPerson('Night');
    await given.anEntry(night, '2026-03-02T22:00:00Z', null);

    expect(await seen(anna)).toMatchObject({
      ...{ state: 'in', door: null, forgottenSinceAtUtc: '2026-03-02T08:00:00.000Z' },
    });
    expect(await seen(night)).toMatchObject({ state: 'in', forgottenSinceAtUtc: null });
  });

  it('proposes when somebody went who forgot to clock out, and says from what', async () => {
    const { given } = world.api;
    const planned = await aPerson('Planned');
    const type = await given.aShiftType(world.tenant.company);
    const times = ['2026-03-02T08:00:00Z', '2026-03-02T15:00:00Z'] as const;
    await given.aShift(type, ...times, { employee_id: planned.id });
    const week = [{ day: 'monday', from: '08:00', to: '16:30', unpaidBreakMinutes: 0 }];
    const regular = await aPerson('Regular', { work_pattern: JSON.stringify(week) });
    const used = await aPerson('Used');
    for (const day of ['23', '24', '25'])
      await given.anEntry(used, `2026-02-${day}T08:00:00Z`, `2026-02-${day}T17:00:00Z`);
    const unknown = await aPerson('Unknown');
    const people = [planned, regular, used, unknown];
    const open = [];
    for (const person of people) open.push(await given.anEntry(person, '2026-03-02T08:00:00Z', null));

    const of = async (person: EmployeeRow) => (await seen(person))?.proposedOut;
    expect(await of(planned)).toEqual({ atUtc: '2026-03-02T15:00:00.000Z', from: 'plan' });
    expect(await of(regular)).toEqual({ atUtc: '2026-03-02T16:30:00.000Z', from: 'pattern' });
    expect(await of(used)).toEqual({ atUtc: '2026-03-02T17:00:00.000Z', from: 'usual' });
    expect(await of(unknown)).toBeNull();
    expect((await seen(unknown))?.openEntryId).toBe(open[3]?.id);
  });

  it('awaits regular hours only where the company shows rule slots, and only of people who have some', async () => {
    const { api, tenant } = world;
    await api.given.aRule(tenant.company);
    const work_pattern = JSON.stringify([
      { day: 'tuesday', from: '08:00', to: '16:00', unpaidBreakMinutes: 0 },
    ]);
    const regular = await aPerson('Regular', { work_pattern });
    const other = await aPerson('Other');

    expect((await seen(regular))?.state).toBe('free');
    await api.deps.database
      .knex('companies')
      .where({ id: tenant.company.id })
      .update({ enable_rule_slots: true });
    expect((await seen(regular))?.state).toBe('overdue');
    expect((await seen(other))?.state).toBe('free');
  });

  it('says up to when a holiday may be missed by who is paid by the hour and has neither regular hours nor planned time', async () => {
    const missedUntil = async (now = NOW) => {
      world.api.time.moveTo(now);
      return (await world.call()).data.holidaysMissedUntil;
    };
    const planned = await aPerson('Planned', { pay_basis: 'hourly' });
    await aShift(planned, '08:00', '16:00');
    const week = [{ day: 'tuesday', from: '08:00', to: '16:00', unpaidBreakMinutes: 0 }];
    const since = (from: string) => JSON.stringify([{ from, workPattern: week }]);
    await aPerson('Since yesterday', { pay_basis: 'hourly', pattern_changes: since('2026-03-02') });

    expect(await missedUntil()).toBeNull();
    await aPerson('From tomorrow on', { pay_basis: 'hourly', pattern_changes: since('2026-03-04') });
    expect(await missedUntil()).toBe('2026-04-06');
    // Between February and Easter lie more than five weeks without a holiday.
    expect(await missedUntil('2026-02-10T09:00:00.000Z')).toBeNull();
  });

  it('has the tablets in use, when each was last seen, and how much needs attention', async () => {
    const { api, tenant } = world;
    const device = await api.given.aDevice(tenant.users.owner, {
      ...{ name: 'Eldhús', last_seen_at: Date.parse('2026-03-03T06:00:00Z') },
    });
    await api.given.aDeviceKey(device);
    await api.given.anIncident(device);
    await api.given.aDevice(tenant.users.owner, { name: 'Not ready' });
    api.time.moveTo(NOW);

    const { data } = await world.call({ role: 'accountant' });

    expect(data.tablets).toEqual([
      {
        id: device.id,
        name: 'Eldhús',
        lastSeenAtUtc: '2026-03-03T06:00:00.000Z',
        isSilent: true,
        concerns: 2,
      },
    ]);
  });

  it('is sent again only after something has changed', async () => {
    const anna = await aPerson('Anna');
    world.api.time.moveTo(NOW);
    const { headers } = await world.call();
    const known = { headers: { 'If-None-Match': headers.get('ETag') ?? '' } };

    world.api.time.advance({ seconds: 15 });
    expect((await world.call(known)).status).toBe(304);
    await world.api.given.anEntry(anna, '2026-03-03T08:59:00Z', null);
    expect((await world.call(known)).status).toBe(200);
  });
});

describe('400', () => {
  it('refuses the id of a company that is none', async () => {
    expect(await world.refusal({ params: { companyId: 'x' } })).toEqual([400, 'request.invalid']);
  });
});

describe('what is wrong with a proxy', () => {
  it('is told to the owner of the only company of a server, and to nobody where there are several', async () => {
    const trouble = { kind: 'not_believed', peer: '127.0.0.1' } as const;
    const api = await startApi({ findForwardedTrouble: () => trouble });
    const { users, company } = await aTenant(api);
    const told = async (role: 'owner' | 'accountant') => {
      const { token } = await api.given.aSession(users[role]);
      return (await api.call('getToday', { params: { companyId: company.id }, token })).data.proxyTrouble;
    };

    expect(await told('owner')).toEqual(trouble);
    expect(await told('accountant')).toBeNull();
    await api.given.aCompany();
    expect(await told('owner')).toBeNull();
    await api.stop();
  });
});

describe('a server whose clock differs from that of the database', () => {
  it('is named to the owner of the only company, whichever server is asked, and to nobody where there are several', async () => {
    const api = await startApi();
    const { users, company } = await aTenant(api);
    await keepClockTrouble(api.deps.database.knex, { server: 'web-2', offsetMs: 90_000.4 }, api.time.clock());
    const told = async (role: 'owner' | 'accountant') => {
      const { token } = await api.given.aSession(users[role]);
      return (await api.call('getToday', { params: { companyId: company.id }, token })).data.clockTrouble;
    };

    expect(await told('owner')).toEqual({ server: 'web-2', offsetSeconds: 90 });
    expect(await told('accountant')).toBeNull();
    await api.given.aCompany();
    expect(await told('owner')).toBeNull();
    await api.stop();
  });
});

describe('missing backups', () => {
  const newestAt = Date.parse('2026-03-03T05:15:00.000Z');
  const missingFor = async (api: TestApi, { users, company }: Tenant, role: 'owner' | 'manager') => {
    const { token } = await api.given.aSession(users[role]);
    return (await api.call('getToday', { params: { companyId: company.id }, token })).data.missingBackups;
  };

  it('are told to the owner of the only company of a server, and to nobody where there are several', async () => {
    const api = await startApi({ findMissingBackups: () => ({ newestAt }) });
    const tenant = await aTenant(api);

    expect(await missingFor(api, tenant, 'owner')).toEqual({ newestAtUtc: '2026-03-03T05:15:00.000Z' });
    expect(await missingFor(api, tenant, 'manager')).toBeNull();
    await api.given.aCompany();
    expect(await missingFor(api, tenant, 'owner')).toBeNull();
    await api.stop();
  });
});
