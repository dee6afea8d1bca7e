import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('addPayPeriod');

describe('200', () => {
  it('adds the pay period', async () => {
    const { data } = await world.call({ body: { name: '26. til 25.', startDay: 26 } });

    expect(data).toMatchObject({ name: '26. til 25.', startDay: 26, isInUse: false });
    expect((await world.ask('listCompanyPayPeriods')).data).toContainEqual(data);
  });
});

describe('400', () => {
  it.each([0, 32, 1.5])('refuses %d as the first day', async (startDay) => {
    const { status, errors } = await world.call({ body: { name: 'Mánuður 2', startDay } });

    expect([status, errors[0]?.field]).toEqual([400, 'startDay']);
  });
});

describe('401', () => {
  it('refuses a request without a token', async () => {
    expect(await world.withoutToken()).toEqual([401, 'auth.token_missing']);
  });
});

describe('403', () => {
  it('refuses the role manager, and another company', async () => {
    expect(await world.refusal({ role: 'manager' })).toEqual([403, 'auth.role_not_allowed']);
    expect(await world.ofAnotherCompany()).toEqual([403, 'auth.company_mismatch']);
  });
});

describe('409', () => {
  it('refuses a name that is there already', async () => {
    expect(await world.refusal({ body: { name: 'Mánuður', startDay: 2 } })).toEqual([
      409,
      'record.name_taken',
    ]);
  });
});

describe('413', () => {
  it('refuses a body that is too large', async () => {
    expect(await world.refusal({ body: { name: 'a'.repeat(66_000) } })).toEqual([413, 'request.too_large']);
  });
});

describe('415', () => {
  it('refuses what is not sent as JSON', async () => {
    expect((await world.call({ headers: { 'Content-Type': 'text/plain' } })).status).toBe(415);
  });
});
