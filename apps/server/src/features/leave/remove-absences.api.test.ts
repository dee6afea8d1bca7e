import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('removeAbsences');

/** The days of absence of somebody in April, in the public API. */
async function absencesOf(employeeId: string) {
  const query = { from: '2026-04-01', to: '2026-04-30', employeeId };
  return (await world.ask('listAbsences', { query })).data;
}

describe('200', () => {
  it('takes the days out of every list, with the reason in the log', async () => {
    const anna = await world.api.given.anEmployee(world.tenant.company);
    const first = await world.api.given.anAbsence(anna, { date: '2026-04-14' });
    await world.api.given.anAbsence(anna, { date: '2026-04-15' });

    const { data } = await world.call({ body: { absenceIds: [first.id], reason: 'Kom til vinnu' } });

    expect(data).toEqual({ absenceIds: [first.id] });
    expect(await absencesOf(anna.id)).toMatchObject([{ date: '2026-04-15' }]);
    const { data: log } = await world.ask('listChanges', {
      query: { subject: 'absence', employeeId: anna.id },
    });
    expect(log.changes).toMatchObject([{ act: 'removed', reason: 'Kom til vinnu' }]);
  });
});

describe('400', () => {
  it('asks for at least one day', async () => {
    const { status, errors } = await world.call({ body: { absenceIds: [] } });

    expect([status, errors[0]?.field]).toEqual([400, 'absenceIds']);
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

  it('refuses the own absence of whoever removes it', async () => {
    const { id } = await world.api.given.anAbsence(world.tenant.users.manager);

    expect(await world.refusal({ role: 'manager', body: { absenceIds: [id] } })).toEqual([
      403,
      'auth.own_time',
    ]);
  });
});

describe('404', () => {
  it('does not know a day that is not there, and removes none of the others', async () => {
    const anna = await world.api.given.anEmployee(world.tenant.company);
    const { id } = await world.api.given.anAbsence(anna, { date: '2026-04-14' });

    const body = { absenceIds: [id, '00000000-0000-4000-8000-000000000000'] };
    expect(await world.refusal({ body })).toEqual([404, 'absence.not_found']);
    expect(await absencesOf(anna.id)).toHaveLength(1);
  });
});

describe('409', () => {
  it('refuses days of time that was approved', async () => {
    const { employee } = world.tenant;
    // February is over, and all of its time is approved.
    const morning = ['2026-02-10T08:00:00Z', '2026-02-10T12:00:00Z'] as const;
    await world.api.given.anEntry(employee, ...morning, { is_locked: true });
    const { id } = await world.api.given.anAbsence(employee, { date: '2026-02-27' });
    const body = { absenceIds: [id] };

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
