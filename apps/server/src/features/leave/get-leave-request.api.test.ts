import { describe, expect, it } from 'vitest';
import { aboutLeave } from '../../../test/about-leave.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getLeaveRequest');
const leave = aboutLeave(world);

/** Somebody of the bakery who asks for a week in April: Monday to Friday. */
async function aWeek() {
  const { company, department } = world.tenant;
  const person = await world.api.given.anEmployee(company);
  await world.api.deps.database
    .knex('employee_departments')
    .insert({ company_id: company.id, employee_id: person.id, department_id: department.id });
  const week = { start_date: '2026-04-13', end_date: '2026-04-19' };
  return { person, request: await world.api.given.aTimeOff(person, week) };
}

describe('200', () => {
  it('has the working days, the balance, who is away, and what approving changes in pay', async () => {
    const { employee } = world.tenant;
    const { request } = await aWeek();
    await world.api.given.anAbsence(employee, { date: '2026-04-14', type: 'sick' });

    const { data } = await world.call({ params: leave.paramsOf(request.id), query: {} });

    expect(data.days.map(({ date, minutes }) => [date, minutes])).toEqual(
      ['13', '14', '15', '16', '17'].map((day) => [`2026-04-${day}`, 480]),
    );
    expect(data.away).toEqual([
      {
        employeeId: employee.id,
        employeeName: employee.display_name,
        dates: ['2026-04-14'],
        isPending: false,
      },
    ]);
    expect(data.refusal).toBeNull();
    expect(data.effect?.lines).toMatchObject([{ key: 'vacation', beforeMinutes: 0, afterMinutes: 2400 }]);
  });

  it('changes nothing by trying', async () => {
    const { request } = await aWeek();

    await world.call({ params: leave.paramsOf(request.id), query: {} });

    const { data } = await world.ask('listLeaveRequests', { query: { employeeId: request.employee_id } });
    expect(data).toMatchObject([{ status: 'pending', decision: null, writtenAs: null }]);
  });

  it('says why approving would be refused', async () => {
    const { request } = await aWeek();
    await world.ask('refuseLeave', { params: { requestId: request.id }, body: { answer: 'Nei' } });

    const { data } = await world.call({ params: leave.paramsOf(request.id), query: {} });

    expect(data).toMatchObject({ refusal: { code: 'leave.decided' }, effect: null });
  });
});

describe('400', () => {
  it('refuses a kind that no request can be approved as', async () => {
    const { status, errors } = await world.call({ query: { type: 'sick' } });

    expect([status, errors[0]?.field]).toEqual([400, 'query.type']);
  });
});

describe('404', leave.unknownRequest);
