import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('enterAbsence');

/** The days of absence of somebody in April, in the public API. */
async function absencesOf(employeeId: string) {
  const query = { from: '2026-04-01', to: '2026-04-30', employeeId };
  return (await world.ask('listAbsences', { query })).data;
}

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
    expect(await absencesOf(anna.id)).toMatchObject(
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

    expect(await absencesOf(half.id)).toMatchObject([{ minutes: 120 }]);
    expect(await absencesOf(doctor.id)).toMatchObject([{ minutes: 90 }]);
  });
});

describe('400', () => {
  it.each([
    ['percent', { percent: 50, minutes: 60 }],
    ['percent', { percent: 101 }],
    ['minutes', { minutes: 0 }],
    ['type', { type: 'holiday' }],
    ['endDate', { endDate: '2026-04-12' }],
  ])('names %s where it is at fault', async (field, fields) => {
    const { status, errors } = await world.call({ body: bodyOf(world.tenant.employee.id, fields) });

    expect([status, errors.map((error) => error.field)]).toEqual([400, [field]]);
  });
});

describe('401', () => {
  it('refuses a request without a token', async () => {
    expect(await world.withoutToken()).toEqual([401, 'auth.token_missing']);
  });
});

describe('403', () => {
  it('refuses the role accountant, and another company', async () => {
    expect(await world.refusal({ role: 'accountant' })).toEqual([403, 'auth.role_not_allowed']);
    expect(await world.ofAnotherCompany()).toEqual([403, 'auth.company_mismatch']);
  });

  it('refuses the own absence of whoever enters it', async () => {
    const body = bodyOf(world.tenant.users.manager.id);

    expect(await world.refusal({ role: 'manager', body })).toEqual([403, 'auth.own_time']);
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

    expect([status, errors[0]?.code]).toEqual([409, 'absence.overlaps']);
    expect(errors[0]?.message).toContain('2026-04-15');
    expect(await absencesOf(anna.id)).toHaveLength(1);
  });

  it('refuses days on which the person does not work', async () => {
    const weekend = { startDate: '2026-04-18', endDate: '2026-04-19' };
    const body = bodyOf(world.tenant.employee.id, weekend);

    expect(await world.refusal({ body })).toEqual([409, 'absence.no_working_day']);
  });

  it('refuses days of time that was approved', async () => {
    const { employee } = world.tenant;
    // February is over, and all of its time is approved.
    const morning = ['2026-02-10T08:00:00Z', '2026-02-10T12:00:00Z'] as const;
    await world.api.given.anEntry(employee, ...morning, { is_locked: true });
    const body = bodyOf(employee.id, { startDate: '2026-02-19', endDate: '2026-02-20' });

    expect(await world.refusal({ body })).toEqual([409, 'absence.locked']);
  });
});

describe('413', () => {
  it('refuses a body that is too large', async () => {
    const body = { note: 'a'.repeat(66_000) };

    expect(await world.refusal({ body })).toEqual([413, 'request.too_large']);
  });
});

describe('415', () => {
  it('refuses a body that is not JSON', async () => {
    const headers = { 'Content-Type': 'text/plain' };

    expect(await world.refusal({ headers, body: 'text' })).toEqual([415, 'request.unsupported_media_type']);
  });
});
