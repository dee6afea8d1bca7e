import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeRow } from '#database/tables/company.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PASSWORD, type SignedUpRow } from '../../../../test/given.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000001';

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

const remove = (passkeyId: string) => api.call('removePasskey', { desk, params: { passkeyId } });
const signIn = () => api.call('startDeskSession', { body: { email: owner.email, password: PASSWORD } });

describe('200', () => {
  it('ends that passkey alone', async () => {
    const lost = await api.given.aPasskey(owner, { name: 'Old phone' });
    const kept = await api.given.aPasskey(owner);

    const { data } = await remove(lost.id);

    const statuses = [];
    for (const { device } of [lost, kept]) {
      const { data: asked } = await api.call('startPasskeySignIn');
      const body = { credential: device.sign(asked) };
      statuses.push((await api.call('finishPasskeySignIn', { body })).status);
    }
    expect([data.passkeys, ...statuses]).toEqual([1, 401, 200]);
    const rows = await api.deps.database.knex<ChangeRow>('changes').where({ subject_id: owner.id });
    expect(rows).toMatchObject([{ before: '{"passkey":"Old phone"}', after: '{"passkey":null}' }]);
  });

  it('with the last factor ends the codes on paper, and the password is enough again', async () => {
    const { id } = await api.given.aPasskey(owner);
    await api.call('renewRecoveryCodes', { desk });
    const before = await signIn();

    const { data } = await remove(id);

    expect(before.codes).toEqual(['auth.factor_needed']);
    expect(data).toEqual({ totp: false, passkeys: 0, recoveryCodesLeft: 0 });
    expect((await signIn()).data.factors).toEqual(data);
  });

  it('leaves the codes on paper to an app that is there', async () => {
    const { id } = await api.given.aPasskey(owner);
    await api.given.aTotp(owner);
    await api.call('renewRecoveryCodes', { desk });

    expect((await remove(id)).data).toEqual({ totp: true, passkeys: 0, recoveryCodesLeft: 10 });
  });
});

describe('400', () => {
  it('refuses what is no id', async () => {
    expect((await remove('phone')).errors).toMatchObject([
      { code: 'request.invalid', field: 'route.passkeyId' },
    ]);
  });
});

describe('404', () => {
  it('is the same for nobody’s and for somebody else’s', async () => {
    const other = await api.given.anEmployee({ id: owner.company_id } as never, { role: 'owner' });
    const { id } = await api.given.aPasskey(other);

    const [nobodys, theirs] = [await remove(UNKNOWN), await remove(id)];

    expect([nobodys.status, ...nobodys.codes]).toEqual([404, 'passkey.not_found']);
    expect(theirs.text).toBe(nobodys.text);
  });
});

describe('409', () => {
  it('keeps the last factor where the company demands one, until there is another', async () => {
    const { id } = await api.given.aPasskey(owner);
    const company = { id: owner.company_id };
    await api.deps.database.knex('companies').where(company).update({ owner_factor_from: '2026-01-01' });

    const last = await remove(id);
    await api.given.aPasskey(owner);

    expect([last.status, ...last.codes]).toEqual([409, 'account.last_factor']);
    expect((await remove(id)).status).toBe(200);
  });
});
