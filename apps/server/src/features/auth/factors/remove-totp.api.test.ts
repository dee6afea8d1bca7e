import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PASSWORD, type SignedUpRow } from '../../../../test/given.ts';

let api: TestApi;
let company: CompanyRow;
let owner: SignedUpRow;
let desk: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 61 });
  company = await api.given.aCompany();
  owner = await api.given.anEmployee(company, { role: 'owner', password: PASSWORD });
  desk = (await api.given.aDeskSession(owner)).token;
});

const signIn = (rest: object = {}) =>
  api.call('startDeskSession', { body: { email: owner.email, password: PASSWORD, ...rest } });

describe('200', () => {
  it('lets the password alone sign in again, and ends the codes on paper', async () => {
    await api.given.aTotp(owner);
    await api.call('renewRecoveryCodes', { desk });

    const { data } = await api.call('removeTotp', { desk });

    expect(data).toEqual({ totp: false, passkeys: 0, recoveryCodesLeft: 0 });
    expect((await signIn()).data.factors).toEqual(data);
    const rows = await api.deps.database.knex<ChangeRow>('changes').where({ subject_id: owner.id });
    expect(rows).toMatchObject([{ door: 'desk', after: '{"second_factor":null}' }]);
  });

  it('records nothing where there was none', async () => {
    await api.call('removeTotp', { desk });

    expect(await api.deps.database.knex<ChangeRow>('changes').where({ subject_id: owner.id })).toEqual([]);
  });
});

describe('409', () => {
  const demandedFrom = (day: string) =>
    api.deps.database.knex('companies').where({ id: company.id }).update({ owner_factor_from: day });

  it('keeps the last factor where the company demands one, until there is another', async () => {
    await api.given.aTotp(owner);
    await demandedFrom('2026-01-01');

    expect((await api.call('removeTotp', { desk })).codes).toEqual(['account.last_factor']);

    expect((await signIn()).codes).toEqual(['auth.factor_needed']);
    await api.given.aPasskey(owner);
    expect((await api.call('removeTotp', { desk })).status).toBe(200);
  });

  it('takes it until the day has come', async () => {
    await api.given.aTotp(owner);
    await demandedFrom('2099-01-01');

    expect((await api.call('removeTotp', { desk })).status).toBe(200);
  });
});
