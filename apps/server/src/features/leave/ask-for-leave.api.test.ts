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
