import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('changeAbsences');

/** The days of absence of somebody in April, in the public API. */
async function absencesOf(employeeId: string) {
  const query = { from: '2026-04-01', to: '2026-04-30', employeeId };
  return (await world.ask('listAbsences', { query })).data;
}

/** Two days in April. */
async function twoDays() {
  const anna = await world.api.given.anEmployee(world.tenant.company);
  const first = await world.api.given.anAbsence(anna, { date: '2026-04-14' });
  const second = await world.api.given.anAbsence(anna, { date: '2026-04-15' });
  return { anna, absenceIds: [first.id, second.id] };
}

describe('200', () => {
  it('gives all of them the kind and the minutes, with what they were in the log', async () => {
    const { anna, absenceIds } = await twoDays();

    await world.call({ body: { absenceIds, type: 'sickChild', minutes: 240, reason: 'Barnið' } });

    expect(await absencesOf(anna.id)).toMatchObject([
      { date: '2026-04-14', type: 'sickChild', minutes: 240 },
      { date: '2026-04-15', type: 'sickChild', minutes: 240 },
    ]);
    const { data: log } = await world.ask('listChanges', {
      query: { subject: 'absence', employeeId: anna.id },
    });
    expect(log.changes).toMatchObject([
      { act: 'changed', reason: 'Barnið' },
      { act: 'changed', reason: 'Barnið' },
    ]);
  });
});

describe('400', () => {
  it.each([
    ['absenceIds', { absenceIds: [] }],
    ['minutes', { minutes: 1441 }],
  ])('names %s where it is at fault', async (field, fields) => {
    const { absenceIds } = await twoDays();
    const { status, errors } = await world.call({ body: { absenceIds, type: 'sick', ...fields } });

    expect([status, errors[0]?.field]).toEqual([400, field]);
  });

  it('refuses days of several people', async () => {
    const [one, other] = [await twoDays(), await twoDays()];
    const absenceIds = [...one.absenceIds, ...other.absenceIds];

    expect(await world.refusal({ body: { absenceIds, type: 'vacation' } })).toEqual([400, 'request.invalid']);
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

  it('refuses the own absence of whoever changes it', async () => {
    const { id } = await world.api.given.anAbsence(world.tenant.users.manager);

    const body = { absenceIds: [id], type: 'vacation' };
    expect(await world.refusal({ role: 'manager', body })).toEqual([403, 'auth.own_time']);
  });
});

describe('404', () => {
  it('does not know a day that is not there', async () => {
    const body = { absenceIds: ['00000000-0000-4000-8000-000000000000'], type: 'sick' };

    expect(await world.refusal({ body })).toEqual([404, 'absence.not_found']);
  });
});

describe('409', () => {
  it('refuses what is so already', async () => {
    const { absenceIds } = await twoDays();

    expect(await world.refusal({ body: { absenceIds, type: 'sick' } })).toEqual([409, 'absence.unchanged']);
  });

  it('refuses a second absence of a kind on a day', async () => {
    const { anna, absenceIds } = await twoDays();
    await world.api.given.anAbsence(anna, { date: '2026-04-14', type: 'vacation', minutes: 60 });

    const body = { absenceIds, type: 'vacation', minutes: 60 };
    expect(await world.refusal({ body })).toEqual([409, 'absence.overlaps']);
  });

  it('refuses days of time that was approved', async () => {
    const { employee } = world.tenant;
    // February is over, and all of its time is approved.
    const morning = ['2026-02-10T08:00:00Z', '2026-02-10T12:00:00Z'] as const;
    await world.api.given.anEntry(employee, ...morning, { is_locked: true });
    const { id } = await world.api.given.anAbsence(employee, { date: '2026-02-27' });
    const body = { absenceIds: [id], type: 'vacation' };

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
