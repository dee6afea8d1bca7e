import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getLeaveCalendar');

const APRIL = { startDate: '2026-04-01', endDate: '2026-04-30' };

describe('200', () => {
  it('has absences with what they count, and requests on the days that have none', async () => {
    const { company } = world.tenant;
    const anna = await world.api.given.anEmployee(company, { display_name: 'Anna Æsudóttir' });
    const { id: absenceId } = await world.api.given.anAbsence(anna, { date: '2026-04-14', minutes: 90 });
    const days = { start_date: '2026-04-14', end_date: '2026-04-15', note: 'Ferð' };
    const { id: requestId } = await world.api.given.aTimeOff(anna, days);

    const { data } = await world.call({ query: APRIL });

    const person = data.people.find(({ employeeId }) => employeeId === anna.id);
    const sick = {
      date: '2026-04-14',
      type: 'sick',
      kindId: null,
      minutes: 90,
      isWholeDay: false,
      isPending: false,
      note: '',
    };
    const asked = {
      ...{ date: '2026-04-15', type: 'vacation', kindId: null },
      ...{ minutes: null, isWholeDay: true, isPending: true },
    };
    expect(person?.days).toEqual([
      { ...sick, absenceId, requestId: null },
      { ...asked, note: 'Ferð', absenceId: null, requestId },
    ]);
    expect(data.holidays.map(({ date }) => date)).toContain('2026-04-03');
  });

  it('names no day twice after an approval, and shows no weekend of it', async () => {
    const { company } = world.tenant;
    const anna = await world.api.given.anEmployee(company);
    const days = { start_date: '2026-04-17', end_date: '2026-04-20' };
    const { id: requestId } = await world.api.given.aTimeOff(anna, days);
    await world.ask('approveLeave', { params: { requestId }, body: {} });

    const { data } = await world.call({ query: APRIL });

    const person = data.people.find(({ employeeId }) => employeeId === anna.id);
    expect(person?.days.map(({ date, requestId: of }) => [date, of])).toEqual([
      ['2026-04-17', requestId],
      ['2026-04-20', requestId],
    ]);
  });

  it('of a department has its people alone', async () => {
    const { department, employee } = world.tenant;

    const { data } = await world.call({ query: { ...APRIL, departmentId: department.id } });

    expect(data.people.map(({ employeeId }) => employeeId)).toEqual([employee.id]);
  });

  it('answers 304 while nobody changes anything', async () => {
    const { headers } = await world.call({ query: APRIL });
    const again = await world.call({ query: APRIL, headers: { 'If-None-Match': headers.get('ETag') ?? '' } });

    expect(again.status).toBe(304);
  });
});

describe('400', () => {
  it.each([
    ['range.invalid', { endDate: '2026-03-31' }],
    ['range.too_long', { endDate: '2026-06-02' }],
  ])('refuses a range with %s', async (code, query) => {
    const { status, errors } = await world.call({ query: { ...APRIL, ...query } });

    expect([status, errors[0]?.code]).toEqual([400, code]);
  });
});
