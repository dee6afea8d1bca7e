import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeRow } from '#database/tables/company.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PASSWORD, type SignedUpRow } from '../../../../test/given.ts';

let api: TestApi;
let owner: SignedUpRow;
let desk: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 61 });
  owner = await api.given.anEmployee(await api.given.aCompany(), { role: 'owner', password: PASSWORD });
  desk = (await api.given.aDeskSession(owner)).token;
});

const signIn = (rest: object = {}) =>
  api.call('startDeskSession', { body: { email: owner.email, password: PASSWORD, ...rest } });

const confirm = (totpCode: unknown, headers = {}) =>
  api.call('confirmTotp', { desk, body: { totpCode }, headers });
const started = () => api.given.aTotp(owner, { isStarted: true });

describe('200', () => {
  it('asks for a code at the next sign-in, in which each code works once', async () => {
    const { code } = await started();
    await confirm(code());
    api.time.advance({ seconds: 30 });

    const bare = await signIn();
    const first = await signIn({ totpCode: code() });
    const again = await signIn({ totpCode: code() });

    expect([bare.status, ...bare.codes]).toEqual([401, 'auth.factor_needed']);
    expect(first.data.factors).toEqual({ totp: true, passkeys: 0, recoveryCodesLeft: 10 });
    expect([again.status, ...again.codes]).toEqual([401, 'auth.invalid_credentials']);
  });

  it('ends what the password alone had opened, other sessions at the desk too, says how many, and goes on', async () => {
    const { accessToken } = (await api.call('login', { body: { email: owner.email, password: PASSWORD } }))
      .data;
    const { token: elsewhere } = await api.given.aDeskSession(owner);

    const { data } = await confirm((await started()).code());

    const params = { companyId: owner.company_id };
    expect(data.endedSessions).toBe(2);
    expect((await api.call('getDeskSession', { desk: elsewhere })).status).toBe(401);
    expect((await api.call('listUsers', { token: accessToken, params })).codes).toEqual([
      'auth.session_revoked',
    ]);
    expect((await api.call('getDeskSession', { desk })).status).toBe(200);
  });

  it('does not take the code by which it was added for a sign-in', async () => {
    const { code } = await started();
    await confirm(code());

    expect((await signIn({ totpCode: code() })).codes).toEqual(['auth.invalid_credentials']);
  });

  it('gives ten different codes on paper, each of which works once, however it is typed', async () => {
    const { data } = await confirm((await started()).code());
    const [one = '', other = ''] = data.recoveryCodes;

    const first = await signIn({ recoveryCode: one });
    const again = await signIn({ recoveryCode: one });
    const typed = await signIn({ recoveryCode: other.toLowerCase().replaceAll('-', '') });

    expect(new Set(data.recoveryCodes).size).toBe(10);
    expect(first.data.factors.recoveryCodesLeft).toBe(9);
    expect([again.codes, typed.status]).toEqual([['auth.invalid_credentials'], 200]);
  });

  it('needs the right password all the same, and says no more where it is wrong', async () => {
    const { code } = await started();
    await confirm(code());
    api.time.advance({ seconds: 30 });

    const wrong = await signIn({ password: 'wrong', totpCode: code() });
    const bare = await signIn({ password: 'wrong' });

    expect([wrong.codes, bare.codes]).toEqual([['auth.invalid_credentials'], ['auth.invalid_credentials']]);
  });

  it('counts a wrong code as a wrong password, and a missing one not at all', async () => {
    await confirm((await started()).code());
    for (let count = 0; count < 12; count += 1) await signIn();
    api.time.advance({ minutes: 1 });
    for (let count = 0; count < 10; count += 1) await signIn({ totpCode: '000000' });

    expect((await signIn()).codes).toEqual(['auth.too_many_attempts']);
  });

  it('asks for a code in a confirmation too', async () => {
    const { code } = await started();
    await confirm(code());
    api.time.advance({ minutes: 5 });

    const bare = await api.call('confirmDeskSession', { desk, body: { password: PASSWORD } });
    const body = { password: PASSWORD, totpCode: code() };
    const confirmed = await api.call('confirmDeskSession', { desk, body });

    expect([bare.codes, confirmed.status]).toEqual([['auth.factor_needed'], 200]);
  });

  it('is recorded without the secret', async () => {
    await confirm((await started()).code());

    const rows = await api.deps.database.knex<ChangeRow>('changes').where({ subject_id: owner.id });
    expect(rows).toMatchObject([
      { door: 'desk', user_id: owner.id, before: '{"second_factor":null}', after: '{"second_factor":"set"}' },
    ]);
  });
});

describe('400', () => {
  it.each([['12345'], [123_456], [undefined]])('refuses %s as a code', async (code) => {
    expect((await confirm(code)).errors).toMatchObject([{ code: 'request.invalid', field: 'totpCode' }]);
  });
});

describe('409', () => {
  it('adds nothing by a wrong code, nor where none was started', async () => {
    const nothing = await confirm('123456');
    const { code } = await started();
    const old = code();
    api.time.advance({ minutes: 2 });
    const late = await confirm(old);

    expect([nothing.status, ...nothing.codes]).toEqual([409, 'account.totp_code_wrong']);
    expect(late.codes).toEqual(['account.totp_code_wrong']);
    expect((await signIn()).status).toBe(200);
  });
});
