import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('listLeaveRequests');

describe('200', () => {
  it('has every request with the last decision and its word, by first day', async () => {
    const { company, timeOff, users } = world.tenant;
    const anna = await world.api.given.anEmployee(company, { display_name: 'Anna Æsudóttir' });
    const early = await world.api.given.aTimeOff(anna, { start_date: '2026-06-01', end_date: '2026-06-02' });
    await world.ask('refuseLeave', { params: { requestId: early.id }, body: { answer: 'Of fáir á vakt' } });

    const { data } = await world.call({ query: {} });

    expect(data.map(({ id, status }) => [id, status])).toEqual([
      [early.id, 'refused'],
      [timeOff.id, 'pending'],
    ]);
    expect(data[0]?.decision).toMatchObject({
      byName: users.owner.display_name,
      answer: 'Of fáir á vakt',
    });
    expect(data[1]?.decision).toBeNull();
  });

  it('of one status and one person has only these', async () => {
    const { employee, timeOff } = world.tenant;
    const ofEmployee = { employeeId: employee.id };

    const { data: pending } = await world.call({ query: { status: 'pending', ...ofEmployee } });
    const { data: approved } = await world.call({ query: { status: 'approved', ...ofEmployee } });

    expect([pending.map(({ id }) => id), approved]).toEqual([[timeOff.id], []]);
  });

  it('has what waits however old, and decided ones of a year, or from the day that is asked for', async () => {
    const { employee, timeOff } = world.tenant;
    const { aTimeOff } = world.api.given;
    const on = (date: string, status: string) =>
      aTimeOff(employee, { start_date: date, end_date: date, status });
    const [waiting, old] = [await on('2020-05-04', 'Pending'), await on('2020-05-11', 'Rejected')];
    const idsOf = async (query: Readonly<Record<string, string>>) =>
      (await world.call({ query })).data.map(({ id }) => id);

    expect(await idsOf({})).toEqual([waiting.id, timeOff.id]);
    expect(await idsOf({ startDate: '2020-05-11' })).toEqual([waiting.id, old.id, timeOff.id]);
    expect(await idsOf({ startDate: '2020-05-12' })).toEqual([waiting.id, timeOff.id]);
    expect(await idsOf({ startDate: '2020-05-11', status: 'refused' })).toEqual([old.id]);
    expect(await idsOf({ status: 'pending' })).toEqual([waiting.id, timeOff.id]);
  });

  it('shows employees their own with the answer, and no other', async () => {
    const { company, timeOff } = world.tenant;
    await world.api.given.aTimeOff(await world.api.given.anEmployee(company));
    await world.ask('approveLeave', { params: { requestId: timeOff.id }, body: { answer: 'Góða ferð' } });

    const { data } = await world.call({ role: 'employee', query: {} });

    expect(data).toMatchObject([{ id: timeOff.id, status: 'approved', decision: { answer: 'Góða ferð' } }]);
  });
});

describe('400', () => {
  it.each([{ status: 'maybe' }, { employeeId: 'Anna' }, { startDate: '2026-02-30' }])(
    'refuses %j',
    async (query) => {
      const { status, errors } = await world.call({ query });

      expect([status, errors[0]?.field]).toEqual([400, `query.${Object.keys(query)[0]}`]);
    },
  );
});
