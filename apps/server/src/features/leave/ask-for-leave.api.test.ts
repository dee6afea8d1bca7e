import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('askForLeave');

const WEEK = { startDate: '2026-04-13', endDate: '2026-04-17' };

describe('200', () => {
  it('waits for a decision from then on, for managers and in the public API', async () => {
    const { employee, company } = world.tenant;
    const body = { employeeId: employee.id, ...WEEK, note: 'Páskar' };

    const { data } = await world.call({ role: 'employee', body });

    expect(data).toMatchObject({ employeeId: employee.id, ...WEEK, status: 'pending', note: 'Páskar' });
    const { data: pending } = await world.ask('listLeaveRequests', { query: { status: 'pending' } });
    expect(pending.map(({ id }) => id)).toContain(data.id);
    const { token } = await world.api.given.aSession(employee);
    const params = { companyId: company.id, id: data.id };
    expect((await world.api.call('getTimeOff', { params, token })).data.status).toBe('Pending');
  });

  it('is written down by a manager for somebody who asked', async () => {
    expect((await world.call({ role: 'manager' })).status).toBe(200);
  });
});

describe('for a part of each day', () => {
  const asksFor = async (part: object) => {
    const anna = await world.api.given.anEmployee(world.tenant.company);
    const { data } = await world.call({ body: { employeeId: anna.id, ...WEEK, ...part } });
    const params = { requestId: data.id };
    return { anna, request: data, params };
  };

  it.each([
    [{ percent: 50 }, { minutes: null, percent: 50 }, 240],
    [{ minutes: 90 }, { minutes: 90, percent: null }, 90],
    [{}, { minutes: null, percent: null }, 480],
  ])(
    '%o is what is decided about, counted as asked for, written, and as it was after that',
    async (part, told, minutes) => {
      const { anna, request, params } = await asksFor(part);
      const balance = async () => {
        const query = { params: { userId: anna.id } };
        return (await world.ask('getEmployeeAbsenceBalances', query)).data.vacation;
      };

      expect(request).toMatchObject(told);
      const { data: found } = await world.ask('getLeaveRequest', { params });
      expect(found.days.map((day) => day.minutes)).toEqual(Array(5).fill(minutes));
      expect(found.effect?.lines).toMatchObject([{ key: 'vacation', afterMinutes: minutes * 5 }]);
      expect(await balance()).toMatchObject({ pendingMinutes: minutes * 5 });
      await world.ask('approveLeave', { params });
      const range = { from: WEEK.startDate, to: WEEK.endDate };
      const { data: absences } = await world.ask('listAbsences', {
        query: { ...range, employeeId: anna.id },
      });
      expect(absences.map((day) => day.minutes)).toEqual(Array(5).fill(minutes));
      expect(await balance()).toMatchObject({ usedMinutes: minutes * 5, pendingMinutes: 0 });
    },
  );

  it('takes nothing of a weekend, and stands in the calendar as a part of the day', async () => {
    const { anna } = await asksFor({ minutes: 60, endDate: '2026-04-19' });

    const { data: balances } = await world.ask('getEmployeeAbsenceBalances', { params: { userId: anna.id } });
    expect(balances.vacation.pendingMinutes).toBe(300);
    const query = { startDate: '2026-04-01', endDate: '2026-04-30' };
    const { data: calendar } = await world.ask('getLeaveCalendar', { query });
    const row = calendar.people.find(({ employeeId }) => employeeId === anna.id);
    expect(row?.days[0]).toMatchObject({ minutes: 60, isWholeDay: false, isPending: true });
  });

  it('is a request like any other in the public API, which says nothing of parts', async () => {
    const { anna, request } = await asksFor({ percent: 50 });
    const { token } = await world.api.given.aSession(anna);

    const params = { companyId: world.tenant.company.id, id: request.id };
    expect(Object.keys((await world.api.call('getTimeOff', { params, token })).data).sort()).toEqual([
      'employeeDisplayName',
      'employeeId',
      'endDate',
      'id',
      'note',
      'startDate',
      'status',
    ]);
  });

  it('is not asked for in minutes and in percent', async () => {
    const body = { employeeId: world.tenant.employee.id, ...WEEK, minutes: 60, percent: 50 };

    expect((await world.call({ body })).errors.map(({ field }) => field)).toEqual(['percent']);
  });
});

describe('400', () => {
  it.each([
    ['endDate', 'range.invalid', { startDate: '2026-04-18', endDate: '2026-04-17' }],
    ['endDate', 'range.too_long', { startDate: '2026-04-18', endDate: '2027-04-19' }],
    ['startDate', 'request.invalid', { startDate: '1999-04-18', endDate: '2026-04-19' }],
  ])('names %s where it is at fault: %s', async (field, code, dates) => {
    const { status, errors } = await world.call({ body: { employeeId: world.tenant.employee.id, ...dates } });

    expect([status, errors[0]?.field, errors[0]?.code]).toEqual([400, field, code]);
  });
});

describe('403', () => {
  it('refuses an employee who asks for somebody else', async () => {
    const body = { employeeId: world.tenant.users.manager.id, ...WEEK };

    expect(await world.refusal({ role: 'employee', body })).toEqual([403, 'auth.not_own_record']);
  });
});

describe('404', () => {
  it('does not know a person who is not there', async () => {
    const body = { employeeId: '00000000-0000-4000-8000-000000000000', ...WEEK };

    expect(await world.refusal({ body })).toEqual([404, 'employee.not_found']);
  });
});

describe('409', () => {
  it('refuses days that another request of the person has, unless that one was refused', async () => {
    const { employee, timeOff } = world.tenant;
    const { start_date: startDate, end_date: endDate } = timeOff;
    const body = { employeeId: employee.id, startDate, endDate };

    expect(await world.refusal({ body })).toEqual([409, 'leave.overlaps']);
    await world.ask('refuseLeave', { params: { requestId: timeOff.id }, body: { answer: 'Nei' } });
    expect((await world.call({ body })).status).toBe(200);
  });
});
