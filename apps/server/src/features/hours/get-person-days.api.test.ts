import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyScope } from '#database/company-scope.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { lockTimeEntries } from '#features/timesheets/lock-time-entries.ts';
import { operatorNamed } from '../../../test/authors.ts';
import { companyWorld } from '../../../test/company-world.ts';
import { correctEntry } from '../../../test/entries-by-call.ts';
import { makeRandomDay, randomDay } from '../../../test/random-days.ts';

const world = companyWorld('getPersonDays');
const MARCH = { startDate: '2026-03-02', endDate: '2026-03-31' };

async function somebody(details = {}) {
  const { api, tenant } = world;
  const employee = await api.given.anEmployee(tenant.company, { display_name: 'Anna', ...details });
  const params = { companyId: tenant.company.id, employeeId: employee.id };
  return {
    employee,
    params,
    read: async (query: Record<string, string> = MARCH) => (await world.call({ params, query })).data,
  };
}

const onMonday = async (read: () => Promise<Awaited<ReturnType<typeof world.call>>['data']>) => {
  const day = (await read()).days.find(({ date }) => date === '2026-03-02');
  if (day === undefined) throw new Error('no Monday');
  return day;
};

describe('200', () => {
  it('tells which days are closed, those without time too, until they are opened again', async () => {
    const { employee, read } = await somebody();
    const closed = async () => (await read()).days.filter(({ isClosed }) => isClosed).map(({ date }) => date);
    const days = { startDate: '2026-02-20', endDate: '2026-03-02', employeeIds: [employee.id] };
    await world.ask('approvePayrollMonth', { body: days });
    const afterwards = await closed();
    const { token: desk } = await world.api.given.aDeskSession(world.tenant.users.owner);
    await world.ask('reopenTime', { body: { ...days, reason: 'A shift was missing' }, desk });

    expect([afterwards, await closed()]).toEqual([['2026-03-02'], []]);
  });

  it('calls each line of somebody in shifts by what it is, not by every class of every rule', async () => {
    const { api, tenant } = world;
    await api.given.aRule(tenant.company, { agreement: 'craft' });
    const { id: rule_set_id } = await api.given.aRule(tenant.company, {
      agreement: 'hotel-restaurant-shifts',
    });
    const { employee, read } = await somebody({ rule_set_id });
    await api.given.anEntry(employee, '2026-03-08T06:00:00Z', '2026-03-08T16:00:00Z');

    const data = await read();

    expect(data.payLines.map(({ key, names }) => [key, names.map(({ is }) => is)])).toEqual([
      ['DV', ['dagvinna']],
      ['VA45', ['45% vaktaálag']],
    ]);
  });

  it('tells every day with its entries, pay lines by their names, credits, shifts and questions', async () => {
    const { api, tenant } = world;
    await api.given.aRule(tenant.company);
    await api.database.database
      .knex('companies')
      .where({ id: tenant.company.id })
      .update({ enable_shifts: true });
    const { employee, read } = await somebody();
    const type = await api.given.aShiftType(tenant.company, { name: 'Dagvakt' });
    await api.given.aShift(type, '2026-03-02T08:00:00Z', '2026-03-02T16:00:00Z', {
      employee_id: employee.id,
    });
    const entry = await api.given.anEntry(employee, '2026-03-02T08:00:00Z', '2026-03-02T18:00:00Z');
    const item = await api.given.aReviewItem(employee, { time_entry_id: entry.id });

    const data = await read();

    expect(data).toMatchObject({
      employeeDisplayName: 'Anna',
      ...MARCH,
      workedMinutes: 600,
      plannedMinutes: 480,
    });
    expect(data.days).toHaveLength(30);
    expect(data.payLines.map(({ key, minutes, names }) => [key, minutes, names[0]?.is])).toEqual([
      ['DV', 480, 'dagvinna'],
      ['YV', 120, 'yfirvinna'],
    ]);
    expect(data.days[0]).toMatchObject({
      date: '2026-03-02',
      buckets: { daytimeMinutes: 480, overtimeMinutes: 120 },
      payLines: data.payLines,
      flags: ['question'],
      entries: [{ id: entry.id, workedMinutes: 600, ruleVersionNumber: 1, startOrigin: { how: 'unknown' } }],
      shifts: [{ typeName: 'Dagvakt', startAtUtc: '2026-03-02T08:00:00.000Z' }],
      reviews: [{ reviewId: item.id, timeEntryId: entry.id, reason: 'deactivated_while_clocked_in' }],
    });
    expect(data.days[1]).toMatchObject({ workedMinutes: 0, entries: [], flags: [] });
  });

  it('tells of each end whether it was punched, and where, or written by hand, by whom and why', async () => {
    const { api, tenant } = world;
    const { employee, params, read } = await somebody();
    const today = new Date(api.time.clock()).toISOString().slice(0, 10);
    const punch = async (action: string) =>
      await world.ask('partnerPunch', { body: { employeeId: employee.id, action } });
    const { data: started } = await punch('start');
    api.time.advance({ minutes: 5 });
    await punch('stop');
    const { timeEntryId } = started;
    const { token } = await api.given.aSession(tenant.users.owner);
    const signed = { companyId: tenant.company.id, token };
    const endAtUtc = new Date(api.time.clock() - 60_000).toISOString();
    const corrected = await correctEntry(api, signed, timeEntryId, { endAtUtc, reason: 'Left earlier' });
    expect(corrected.status).toBe(200);

    const { days } = await read({ startDate: today, endDate: today });

    expect(params.companyId).toBe(tenant.company.id);
    expect(days[0]?.entries[0]).toMatchObject({
      id: timeEntryId,
      startOrigin: {
        ...{ how: 'punch', door: 'partner', tabletName: null, by: null },
        punchedAtUtc: days[0]?.entries[0]?.startAtUtc,
      },
      endOrigin: { how: 'hand', by: tenant.users.owner.display_name, reason: 'Left earlier' },
      approval: null,
    });
  });

  it('tells who approved it, and whether other minutes were approved than the rules give now', async () => {
    const { api, tenant } = world;
    const { employee, read } = await somebody();
    await api.given.anEntry(employee, '2026-03-02T08:00:00Z', '2026-03-02T18:00:00Z');
    const { knex } = api.deps.database;
    const scope = companyScope(knex, tenant.company.id);
    const person = await findEmployee(scope, employee.id);
    await lockTimeEntries(api.deps, {
      company: await requireCompany(knex, tenant.company.id),
      employees: person === undefined ? [] : [person],
      range: MARCH,
      by: operatorNamed('payroll'),
      reason: 'checked',
    });
    await api.given.aRule(tenant.company);

    const day = await onMonday(read);

    expect(day).toMatchObject({ flags: ['locked', 'keptOtherwise'], buckets: { daytimeMinutes: 600 } });
    expect(day.entries[0]).toMatchObject({
      isLocked: true,
      isKeptOtherwise: true,
      approval: { by: 'payroll', reason: 'checked' },
    });
  });

  it('lists drafts with what they would come to, and counts nothing for them', async () => {
    const { employee, read } = await somebody();
    await world.api.given.anEntry(employee, '2026-03-02T08:00:00Z', '2026-03-02T12:00:00Z', {
      is_draft: true,
    });

    const day = await onMonday(read);

    expect(day).toMatchObject({ workedMinutes: 0, payLines: [], flags: ['draft'] });
    expect(day.entries[0]).toMatchObject({ workedMinutes: 240, isDraft: true });
  });

  it('tells what is left on the accounts of time off by today', async () => {
    const { api, tenant } = world;
    const { employee, read } = await somebody();
    await api.database.database.knex('balance_bookings').insert({
      ...{ company_id: tenant.company.id, employee_id: employee.id, id: crypto.randomUUID() },
      ...{
        account: 'restTimeOff',
        kind: 'opening',
        date: '2026-03-01',
        minutes: 90,
        reason: 'moved',
      },
    });

    const { balances, balanceDate } = await read({ ...MARCH, endDate: '2026-03-05' });

    expect([balanceDate, balances]).toMatchObject([
      '2026-03-02',
      [{ account: 'restTimeOff', remainingMinutes: 90 }],
    ]);
  });

  it('lets employees read their own days', async () => {
    const { company, employee } = world.tenant;
    const params = { companyId: company.id, employeeId: employee.id };

    expect((await world.call({ role: 'employee', params, query: MARCH })).status).toBe(200);
  });

  it('adds up to the grid and to its own totals, for random days', async () => {
    const { api, tenant } = world;
    await api.given.aRule(tenant.company);
    await fc.assert(
      fc.asyncProperty(fc.array(randomDay, { maxLength: 10 }), async (days) => {
        api.time.advance({ minutes: 1 });
        const { employee, read } = await somebody();
        for (const each of days) await makeRandomDay(api, employee, each);

        const data = await read();
        const grid = await world.ask('getTimesheetGrid', { query: MARCH });
        const row = grid.data.people.find(({ employeeId }) => employeeId === employee.id);

        const { workedMinutes, plannedMinutes, buckets, credits, absences } = data;
        expect(row).toMatchObject({ workedMinutes, plannedMinutes, buckets, credits, absences });
        for (const day of row?.days ?? [])
          expect(data.days.find(({ date }) => date === day.date)).toMatchObject(day);
        const byLine: Record<string, number> = {};
        for (const { key, minutes } of data.days.flatMap(({ payLines }) => payLines))
          byLine[key] = (byLine[key] ?? 0) + minutes;
        expect(byLine).toEqual(Object.fromEntries(data.payLines.map(({ key, minutes }) => [key, minutes])));
      }),
      { numRuns: 8 },
    );
  });
});

describe('400', () => {
  it.each([
    [{ startDate: '2026-03-02', endDate: '2026-03-01' }, 'range.invalid'],
    [{ startDate: '2026-01-01', endDate: '2026-03-04' }, 'range.too_long'],
    [{ ...MARCH, language: 'da' }, 'request.invalid'],
  ])('refuses %j as %s', async (query, code) => {
    expect(await world.refusal({ query })).toEqual([400, code]);
  });
});

describe('403', () => {
  it('refuses employees who ask about somebody else', async () => {
    const { params } = await somebody();

    expect(await world.refusal({ role: 'employee', params })).toEqual([403, 'auth.not_own_record']);
  });
});

describe('404', () => {
  it('refuses somebody whom the company does not have', async () => {
    expect(await world.ofNobody('employeeId')).toEqual([404, 'employee.not_found']);
  });
});
