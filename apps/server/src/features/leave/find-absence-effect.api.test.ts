import { describe, expect, it } from 'vitest';
import { aboutLeave } from '../../../test/about-leave.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('findAbsenceEffect');
const leave = aboutLeave(world);

const WEEK = { startDate: '2026-04-13', endDate: '2026-04-19' };

/** What payroll counts for April, line by line. */
async function paidInApril(userId: string) {
  const query = { startDate: '2026-04-01', endDate: '2026-04-30', employeeId: userId };
  const { data } = await world.ask('getTimeEntries', { query });
  const { sickMinutes, vacationMinutes, sickChildMinutes } = data.totals;
  return { sick: sickMinutes, vacation: vacationMinutes, sickChild: sickChildMinutes };
}

describe('200', () => {
  it('tells of new days what comes of them, and writes none', async () => {
    const anna = await world.api.given.anEmployee(world.tenant.company);
    const absence = { type: 'sick', ...WEEK, percent: 50 };

    const { data } = await world.call({ body: { employeeId: anna.id, absence } });

    expect(data.dates).toHaveLength(5);
    expect(data.effect.lines).toMatchObject([{ key: 'sick', beforeMinutes: 0, afterMinutes: 1200 }]);
    expect(await paidInApril(anna.id)).toMatchObject({ sick: 0 });
    await world.ask('enterAbsence', { body: { employeeId: anna.id, ...absence } });
    expect(await paidInApril(anna.id)).toMatchObject({ sick: 1200 });
  });

  it('tells of days that are there what a change and a removal of them do', async () => {
    const anna = await world.api.given.anEmployee(world.tenant.company);
    const { id } = await world.api.given.anAbsence(anna, { date: '2026-04-14' });

    const changes = { type: 'vacation', minutes: 60 };
    const { data: changed } = await world.call({ body: { absenceIds: [id], changes } });
    const { data: removed } = await world.call({ body: { absenceIds: [id] } });

    expect(changed.effect.lines).toMatchObject([
      { key: 'sick', beforeMinutes: 480, afterMinutes: 0 },
      { key: 'vacation', beforeMinutes: 0, afterMinutes: 60 },
    ]);
    expect(removed.effect.lines).toMatchObject([{ key: 'sick', beforeMinutes: 480, afterMinutes: 0 }]);
  });
});

it('names the days whose length neither a plan nor regular hours say, whatever minutes are given', async () => {
  const { given } = world.api;
  const { company } = world.tenant;
  const regular = [{ day: 'monday', from: '08:00', to: '16:00', unpaidBreakMinutes: 0 }];
  const known = await given.anEmployee(company, { work_pattern: JSON.stringify(regular) });
  const anna = await given.anEmployee(company);
  const type = await given.aShiftType(company);
  await given.aShift(type, '2026-04-15T08:00:00Z', '2026-04-15T16:00:00Z', { employee_id: anna.id });
  const assumedOf = async (employeeId: string, absence: object) => {
    const { data } = await world.call({ body: { employeeId, absence: { type: 'sick', ...absence } } });
    return data.assumedDates;
  };

  expect(await assumedOf(known.id, WEEK)).toEqual([]);
  expect(await assumedOf(anna.id, WEEK)).toEqual([]);
  const twoWeeks = { startDate: '2026-04-17', endDate: '2026-04-21', dayMinutes: 300 };
  const { data } = await world.call({
    body: { employeeId: anna.id, absence: { type: 'sick', ...twoWeeks } },
  });
  expect(data.assumedDates).toEqual(['2026-04-20', '2026-04-21']);
  expect(data.effect.lines).toMatchObject([{ key: 'sick', beforeMinutes: 0, afterMinutes: 600 }]);
});

describe('400', () => {
  it.each([
    ['absence', { employeeId: '00000000-0000-4000-8000-000000000000' }],
    ['employeeId', { absence: { type: 'sick', ...WEEK } }],
    ['absence.percent', { absence: { type: 'sick', ...WEEK, percent: 0 } }],
    ['changes', { absence: { type: 'sick', ...WEEK }, changes: { type: 'sick' } }],
  ])('names %s where it is at fault', async (field, fields) => {
    const { status, errors } = await world.call({ body: fields });

    expect([status, errors.map((error) => error.field)]).toEqual([400, expect.arrayContaining([field])]);
  });
});

describe('404', () => {
  it('does not know a person or a day that is not there', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    const absence = { type: 'sick', ...WEEK };

    expect(await world.refusal({ body: { employeeId: unknown, absence } })).toEqual([
      404,
      'employee.not_found',
    ]);
    expect(await world.refusal({ body: { absenceIds: [unknown] } })).toEqual([404, 'absence.not_found']);
  });
});

describe('409', () => {
  it('refuses what would be refused', async () => {
    const anna = await world.api.given.anEmployee(world.tenant.company);
    const { id } = await world.api.given.anAbsence(anna, { date: '2026-04-15' });
    const refused = async (body: object) => await world.refusal({ body });
    const absence = { type: 'sick', ...WEEK };

    expect(await refused({ employeeId: anna.id, absence })).toEqual([409, 'absence.overlaps']);
    expect(await refused({ absenceIds: [id], changes: { type: 'sick' } })).toEqual([
      409,
      'absence.unchanged',
    ]);
    expect(await refused({ employeeId: anna.id, absence: { ...absence, startDate: '2026-04-18' } })).toEqual([
      409,
      'absence.no_working_day',
    ]);
  });

  it('names the field at fault as its own body has it', async () => {
    const anna = await world.api.given.anEmployee(world.tenant.company);
    const { id } = await world.api.given.anAbsence(anna, { date: '2026-04-15' });
    await world.api.given.anAbsence(anna, { date: '2026-04-15', type: 'vacation', minutes: 60 });
    const fieldFor = async (body: object) => (await world.call({ body })).errors[0]?.field;
    const weekend = { startDate: '2026-04-18', endDate: '2026-04-19' };

    expect([
      await fieldFor({ employeeId: anna.id, absence: { type: 'sick', ...WEEK } }),
      await fieldFor({ employeeId: anna.id, absence: { type: 'sick', ...weekend } }),
      await fieldFor({ absenceIds: [id], changes: { type: 'vacation', minutes: 60 } }),
    ]).toEqual(['absence.startDate', 'absence.startDate', 'changes.type']);
  });

  leave.lockedDays();
});
