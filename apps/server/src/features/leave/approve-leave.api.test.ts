import { describe, expect, it } from 'vitest';
import { aboutLeave } from '../../../test/about-leave.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('approveLeave');
const leave = aboutLeave(world);

const APRIL = { startDate: '2026-04-01', endDate: '2026-04-30' };

/** The days of a person in the calendar, with the kind of each. */
async function awayOf(employeeId: string) {
  const { data } = await world.ask('getLeaveCalendar', { query: APRIL });
  const person = data.people.find((each) => each.employeeId === employeeId);
  return person?.days.map(({ date, type }) => [date, type]) ?? [];
}

describe('200', () => {
  it('writes the working days, none on a weekend or a holiday, and leaves days with an absence', async () => {
    const { company, users } = world.tenant;
    const anna = await world.api.given.anEmployee(company);
    // Easter of 2026: 2 to 6 April are holidays, but for Saturday.
    const params = await leave.asksFor(anna, { from: '2026-04-01', to: '2026-04-08' });
    await world.api.given.anAbsence(anna, { date: '2026-04-07', type: 'sick' });

    const { data } = await world.call({ params, body: { answer: 'Góða ferð' } });

    expect(data).toMatchObject({
      status: 'approved',
      writtenAs: 'vacation',
      decision: { byName: users.owner.display_name, answer: 'Góða ferð' },
    });
    expect(await awayOf(anna.id)).toEqual([
      ['2026-04-01', 'vacation'],
      ['2026-04-07', 'sick'],
      ['2026-04-08', 'vacation'],
    ]);
  });

  it('follows the regular hours of a person, with their minutes', async () => {
    const { company } = world.tenant;
    const hours = { from: '08:00', to: '18:30', unpaidBreakMinutes: 30 };
    const work_pattern = JSON.stringify([
      { day: 'monday', ...hours },
      { day: 'saturday', ...hours },
    ]);
    const anna = await world.api.given.anEmployee(company, { work_pattern });
    const params = await leave.asksFor(anna, { from: '2026-04-13', to: '2026-04-19' });

    await world.call({ params, body: {} });

    const absences = await leave.absencesOf(anna.id);
    expect(absences.map(({ date, minutes }) => [date, minutes])).toEqual([
      ['2026-04-13', 600],
      ['2026-04-18', 600],
    ]);
  });

  it('follows planned shifts in a week that has some', async () => {
    const { company } = world.tenant;
    const anna = await world.api.given.anEmployee(company);
    const type = await world.api.given.aShiftType(company);
    const times = ['2026-04-18T08:00:00Z', '2026-04-18T14:00:00Z'] as const;
    await world.api.given.aShift(type, ...times, { employee_id: anna.id });
    const params = await leave.asksFor(anna, { from: '2026-04-13', to: '2026-04-19' });

    await world.call({ params, body: {} });

    expect(await awayOf(anna.id)).toEqual([['2026-04-18', 'vacation']]);
  });

  it('takes from the balance what it adds to pay, once', async () => {
    const { company, users } = world.tenant;
    const { today } = await balanceOf(users.employee.id);
    const anna = await world.api.given.anEmployee(company);
    const params = await leave.asksFor(anna, { from: today, to: today });
    const before = await balanceOf(anna.id);

    await world.call({ params, body: {} });

    const after = await balanceOf(anna.id);
    expect(after.vacation.pendingMinutes).toBe(0);
    expect(after.vacation.usedMinutes).toBe(before.vacation.pendingMinutes);
    expect(after.vacation.remainingMinutes).toBe(before.vacation.remainingMinutes);
  });

  it('writes what was approved elsewhere without absences', async () => {
    const { company } = world.tenant;
    const anna = await world.api.given.anEmployee(company);
    const day = { from: '2026-04-13', to: '2026-04-13' };
    const params = await leave.asksFor(anna, { ...day, status: 'Approved' });

    const { data } = await world.call({ params, body: { type: 'unpaidLeave' } });

    expect(data.writtenAs).toBe('unpaidLeave');
    expect(await awayOf(anna.id)).toEqual([['2026-04-13', 'unpaidLeave']]);
  });

  async function balanceOf(userId: string) {
    const params = { companyId: world.tenant.company.id, userId };
    const { data } = await world.ask('getEmployeeAbsenceBalances', { params });
    return { today: data.asOfDate, vacation: data.vacation };
  }
});

describe('400', () => {
  it('refuses a kind that no request is approved as', async () => {
    const { status, errors } = await world.call({ body: { type: 'sick' } });

    expect([status, errors[0]?.field]).toEqual([400, 'type']);
  });
});

describe('404', leave.unknownRequest);

describe('409', () => {
  leave.decidedRequest();

  it('refuses days of approved time, and says who approved it', async () => {
    const { employee, users, company } = world.tenant;
    const { id } = await world.api.given.anEntry(employee, '2026-02-10T08:00:00Z', '2026-02-10T16:00:00Z');
    const range = { startDate: '2026-02-01', endDate: '2026-02-28' };
    const body = { ...range, employeeIds: [employee.id], reason: 'Laun' };
    const { token } = await world.api.given.aSession(users.owner);
    await world.api.deps.database.knex('review_items').where({ employee_id: employee.id }).delete();
    const approved = await world.api.call('approvePayrollMonth', {
      params: { companyId: company.id },
      token,
      body,
    });
    expect([approved.status, id]).toEqual([200, id]);
    const params = await leave.asksFor(employee, { from: '2026-02-09', to: '2026-02-09' });

    const { status, errors } = await world.call({ params, body: {} });

    expect([status, errors[0]?.code]).toEqual([409, 'absence.locked']);
    expect(errors[0]?.message).toContain(`2026-02-09 lies in time that ${users.owner.display_name} approved`);
  });
});
