import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('refuseLeave');

describe('200', () => {
  it('keeps the word to the person, and writes nothing', async () => {
    const { company, users } = world.tenant;
    const anna = await world.api.given.anEmployee(company);
    const request = await world.api.given.aTimeOff(anna);
    const params = { companyId: company.id, requestId: request.id };

    const { data } = await world.call({ role: 'manager', params, body: { answer: 'Of fáir á vakt' } });

    expect(data).toMatchObject({
      status: 'refused',
      writtenAs: null,
      decision: { byName: users.manager.display_name, answer: 'Of fáir á vakt' },
    });
    const query = { from: '2026-07-01', to: '2026-07-31', employeeId: anna.id };
    expect((await world.ask('listAbsences', { query })).data).toEqual([]);
  });
});

describe('400', () => {
  it.each([{}, { answer: ' ' }])('asks for a word to the person: %j', async (body) => {
    const { status, errors } = await world.call({ body });

    expect([status, errors[0]?.field]).toEqual([400, 'answer']);
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

  it('refuses the own request of whoever decides', async () => {
    const { company, users } = world.tenant;
    const { id: requestId } = await world.api.given.aTimeOff(users.manager, { status: 'Pending' });
    const params = { companyId: company.id, requestId };

    expect(await world.refusal({ role: 'manager', params })).toEqual([403, 'auth.own_time']);
  });
});

describe('404', () => {
  it('does not know a request that is not there', async () => {
    expect(await world.ofNobody('requestId')).toEqual([404, 'time_off.not_found']);
  });
});

describe('409', () => {
  it('refuses a request that was decided', async () => {
    const { company, timeOff } = world.tenant;
    const params = { companyId: company.id, requestId: timeOff.id };
    await world.call({ params });

    expect(await world.refusal({ params })).toEqual([409, 'leave.decided']);
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
