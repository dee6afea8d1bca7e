import { describe, expect, it } from 'vitest';
import { aboutLeave } from '../../../test/about-leave.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('enterAbsence');
const leave = aboutLeave(world);

const WEEK = { startDate: '2026-04-13', endDate: '2026-04-19' };

const bodyOf = (employeeId: string, rest: object = {}) => ({ employeeId, type: 'sick', ...WEEK, ...rest });

describe('200', () => {
  it('writes each working day of the range, as lists, pay and the log read it', async () => {
    const { company, users } = world.tenant;
    const anna = await world.api.given.anEmployee(company);

    const { data } = await world.call({ role: 'manager', body: bodyOf(anna.id, { note: 'Flensa' }) });

    expect(data.map(({ date, minutes }) => [date, minutes])).toEqual(
      ['13', '14', '15', '16', '17'].map((day) => [`2026-04-${day}`, null]),
    );
    expect(await leave.absencesOf(anna.id)).toMatchObject(
      data.map(({ id }) => ({ id, minutes: 480, note: 'Flensa' })),
    );
    const { data: log } = await world.ask('listChanges', {
      query: { subject: 'absence', employeeId: anna.id },
    });
    expect(log.changes).toHaveLength(5);
    expect(log.changes[0]).toMatchObject({ userId: users.manager.id, act: 'added' });
  });

  it('writes a part of each day, or minutes of it', async () => {
    const { company } = world.tenant;
    const half = await world.api.given.anEmployee(company, { employment_ratio: 0.5 });
    const doctor = await world.api.given.anEmployee(company);
    const day = { startDate: '2026-04-13', endDate: '2026-04-13' };

    await world.call({ body: bodyOf(half.id, { ...day, percent: 50 }) });
    await world.call({ body: bodyOf(doctor.id, { ...day, minutes: 90 }) });

    expect(await leave.absencesOf(half.id)).toMatchObject([{ minutes: 120 }]);
    expect(await leave.absencesOf(doctor.id)).toMatchObject([{ minutes: 90 }]);
  });
});

it('of somebody without plan and regular hours a day is as long as is said, and of others as it was', async () => {
  const { company } = world.tenant;
  const unknown = await world.api.given.anEmployee(company);
  const monday = [{ day: 'monday', from: '08:00', to: '14:00', unpaidBreakMinutes: 0 }];
  const known = await world.api.given.anEmployee(company, { work_pattern: JSON.stringify(monday) });
  const day = { startDate: '2026-04-13', endDate: '2026-04-13', dayMinutes: 450 };
  const minutesFor = async (employeeId: string, rest: object) => {
    const { data } = await world.call({ body: bodyOf(employeeId, { ...day, ...rest }) });
    return data.map(({ minutes }) => minutes);
  };

  expect(await minutesFor(unknown.id, {})).toEqual([450]);
  expect(
    await minutesFor(unknown.id, { startDate: '2026-04-15', endDate: '2026-04-15', percent: 50 }),
  ).toEqual([225]);
  expect(await minutesFor(known.id, {})).toEqual([360]);
});

describe('on a holiday', () => {
  const HALF = { date: '2026-11-20', name: 'Afmæli', from: '12:00' };
  const workPattern = ['thursday', 'friday', 'saturday'].map((day) => ({
    ...{ day, from: '08:00', to: '16:00', unpaidBreakMinutes: 0 },
  }));
  const withHolidays = (...extra: object[]) =>
    world.api.deps.database
      .knex('companies')
      .where({ id: world.tenant.company.id })
      .update({ extra_holidays: JSON.stringify(extra) });
  const minutesOn = async (date: string, overrides: object = {}, type = 'vacation') => {
    const person = await world.api.given.anEmployee(world.tenant.company, overrides);
    const answer = await world.call({
      body: { employeeId: person.id, type, startDate: date, endDate: date },
    });
    if (answer.status !== 200) return answer.codes;
    const { data } = await world.ask('listAbsences', {
      query: { from: date, to: date, employeeId: person.id },
    });
    return data.map(({ minutes }) => minutes);
  };

  it.each([
    ['AF', true],
    ['AF', false],
    ['SH', true],
    ['SH', false],
  ])(
    'of the company that begins at noon, leave takes the morning, as pay does: %s, listed as public: %s',
    async (kind, isPublicHoliday) => {
      await withHolidays({ ...HALF, class: kind, isPublicHoliday });

      expect(await minutesOn(HALF.date)).toEqual([240]);
      expect(await minutesOn(HALF.date, {}, 'sick')).toEqual([240]);
      expect(await minutesOn(HALF.date, { work_pattern: JSON.stringify(workPattern) })).toEqual([240]);
    },
  );

  it('of a whole day, leave takes nothing, be it the company’s own, one of the rule, or one of the country that no rule names', async () => {
    await withHolidays({ ...HALF, from: '00:00', class: 'AF', isPublicHoliday: false });

    expect(await minutesOn(HALF.date)).toEqual(['absence.no_working_day']);
    expect(await minutesOn('2026-12-25')).toEqual(['absence.no_working_day']);
    await world.api.given.aRule(world.tenant.company);
    expect(await minutesOn('2026-12-25')).toEqual(['absence.no_working_day']);
  });
});

describe('400', () => {
  it.each([
    ['percent', { percent: 50, minutes: 60 }],
    ['percent', { percent: 101 }],
    ['minutes', { minutes: 0 }],
    ['dayMinutes', { dayMinutes: 1441 }],
    ['type', { type: 'holiday' }],
    ['endDate', { endDate: '2026-04-12' }],
  ])('names %s where it is at fault', async (field, fields) => {
    const { status, errors } = await world.call({ body: bodyOf(world.tenant.employee.id, fields) });

    expect([status, errors.map((error) => error.field)]).toEqual([400, [field]]);
  });
});

describe('404', () => {
  it('does not know a person who is not there', async () => {
    const body = bodyOf('00000000-0000-4000-8000-000000000000');

    expect(await world.refusal({ body })).toEqual([404, 'employee.not_found']);
  });
});

describe('409', () => {
  it('refuses a day that has an absence, names it, and writes none of the others', async () => {
    const anna = await world.api.given.anEmployee(world.tenant.company);
    await world.api.given.anAbsence(anna, { date: '2026-04-15', type: 'vacation' });

    const { status, errors } = await world.call({ body: bodyOf(anna.id) });

    expect([status, errors[0]?.code, errors[0]?.field]).toEqual([409, 'absence.overlaps', 'startDate']);
    expect(errors[0]?.message).toContain('2026-04-15');
    expect(await leave.absencesOf(anna.id)).toHaveLength(1);
  });

  it('refuses days on which the person does not work', async () => {
    const weekend = { startDate: '2026-04-18', endDate: '2026-04-19' };
    const body = bodyOf(world.tenant.employee.id, weekend);

    expect(await world.refusal({ body })).toEqual([409, 'absence.no_working_day']);
  });

  it('refuses days of time that was approved', async () => {
    const employee = await leave.withApprovedFebruary();
    const body = bodyOf(employee.id, { startDate: '2026-02-19', endDate: '2026-02-20' });

    expect(await world.refusal({ body })).toEqual([409, 'absence.locked']);
  });
});
