import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeRow } from '#database/tables/company.ts';
import { aPasskeyDevice, type Wrong } from '../../../../test/a-passkey.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PASSWORD, type SignedUpRow } from '../../../../test/given.ts';
import { readEveryTable } from '../../../../test/read-every-table.ts';

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

const started = async () => (await api.call('startPasskey', { desk })).data;
const send = (credential: unknown, name: unknown = 'Phone', headers = {}) =>
  api.call('addPasskey', { desk, headers, body: { name, credential } });
const add = async (wrong: Wrong = {}, device = aPasskeyDevice()) =>
  send(device.create(await started(), wrong));
const signIn = (rest: object = {}) =>
  api.call('startDeskSession', { body: { email: owner.email, password: PASSWORD, ...rest } });
const count = async () => (await api.call('listPasskeys', { desk })).data.length;

describe('200', () => {
  it('adds a passkey, which signs in alone from then on', async () => {
    const device = aPasskeyDevice();
    const { data } = await add({}, device);

    const asked = await api.call('startPasskeySignIn');
    const signedIn = await api.call('finishPasskeySignIn', {
      body: { credential: device.sign(asked.data) },
    });

    expect(data.passkey).toMatchObject({ name: 'Phone', lastUsedAtUtc: null });
    expect(signedIn.data).toMatchObject({ userId: owner.id, factors: { totp: false, passkeys: 1 } });
  });

  it('comes as the first factor with ten codes on paper, and as a further one with none', async () => {
    const first = await add();
    const second = await add();

    expect([first.data.recoveryCodes.length, second.data.recoveryCodes.length]).toEqual([10, 0]);
    const [code] = first.data.recoveryCodes;
    expect((await signIn({ recoveryCode: code })).data.factors).toEqual({
      ...{ totp: false, passkeys: 2, recoveryCodesLeft: 9 },
    });
  });

  it('leaves the codes on paper of an app alone', async () => {
    const { code } = await api.given.aTotp(owner, { isStarted: true });
    const [onPaper] = (await api.call('confirmTotp', { desk, body: { totpCode: code() } })).data
      .recoveryCodes;

    const { data } = await add();

    expect(data.recoveryCodes).toEqual([]);
    expect((await signIn({ recoveryCode: onPaper })).status).toBe(200);
  });

  it('closes every door to the password alone, and ends what it had opened', async () => {
    const { accessToken } = (await api.call('login', { body: { email: owner.email, password: PASSWORD } }))
      .data;
    const { token: elsewhere } = await api.given.aDeskSession(owner);

    const { data } = await add();

    expect(data.endedSessions).toBe(2);
    expect((await api.call('getDeskSession', { desk: elsewhere })).status).toBe(401);

    const params = { companyId: owner.company_id };
    const program = await api.call('listUsers', { token: accessToken, params });
    const atLogin = await api.call('login', { body: { email: owner.email, password: PASSWORD } });
    const atDesk = await signIn();
    const byAnyCode = await signIn({ totpCode: '123456' });
    expect([program.codes, atLogin.codes, atDesk.codes, byAnyCode.codes]).toEqual([
      ['auth.session_revoked'],
      ['auth.invalid_credentials'],
      ['auth.factor_needed'],
      ['auth.invalid_credentials'],
    ]);
    expect((await api.call('getDeskSession', { desk })).status).toBe(200);
  });

  it('stores the challenge as a digest alone', async () => {
    const { challenge } = await started();

    expect(JSON.stringify(await readEveryTable(api.database.database))).not.toContain(challenge);
  });

  it('is recorded by its name', async () => {
    await add();

    const rows = await api.deps.database.knex<ChangeRow>('changes').where({ subject_id: owner.id });
    expect(rows).toMatchObject([
      { door: 'desk', user_id: owner.id, before: '{"passkey":null}', after: '{"passkey":"Phone"}' },
    ]);
  });
});

describe('400', () => {
  it('asks for a name and for what the browser gave', async () => {
    const nothing = await send(undefined, ' ');
    const { id } = aPasskeyDevice();
    const half = await send({ id, clientDataJSON: 'å', attestationObject: 'AA' });

    expect(nothing.errors.map(({ field }) => field)).toEqual(['name', 'credential']);
    expect(half.errors).toMatchObject([{ code: 'request.invalid', field: 'credential.clientDataJSON' }]);
  });
});

describe('409', () => {
  it.each<[string, Wrong]>([
    ['for a page of another server', { origin: 'https://clock.example.is.evil.example' }],
    ['for a page of another port', { origin: 'https://clock.example.is:8443' }],
    ['for another host', { rpId: 'example.is' }],
    ['over a challenge of its own', { challenge: 'bWluZQ' }],
    ['to sign in with', { type: 'webauthn.get' }],
    ['without its owner before it', { isUnverified: true }],
    ['under another id', { id: 'b3RoZXI' }],
  ])('adds no passkey that was made %s', async (_, wrong) => {
    const { status, codes } = await add(wrong);

    expect([status, ...codes]).toEqual([409, 'passkey.not_added']);
    expect(await count()).toBe(0);
  });

  it('takes each challenge once, even where it failed', async () => {
    const { challenge } = await started();
    const device = aPasskeyDevice();
    await send(device.create({ challenge }, { isUnverified: true }));

    expect((await send(device.create({ challenge }))).codes).toEqual(['passkey.not_added']);
  });

  it('takes a challenge for five minutes', async () => {
    const { challenge } = await started();
    api.time.advance({ minutes: 5 });
    desk = (await api.given.aDeskSession(owner)).token;

    expect((await send(aPasskeyDevice().create({ challenge }))).codes).toEqual(['passkey.not_added']);
  });

  it('takes no challenge that was given to somebody else, or for something else', async () => {
    const other = await api.given.anEmployee({ id: owner.company_id } as never, { role: 'owner' });
    const { token } = await api.given.aDeskSession(other);
    const theirs = (await api.call('startPasskey', { desk: token })).data;
    const ofSignIn = (await api.call('startPasskeySignIn')).data;

    for (const asked of [theirs, ofSignIn])
      expect((await send(aPasskeyDevice().create(asked))).codes).toEqual(['passkey.not_added']);
  });

  it('adds no passkey twice, for nobody', async () => {
    const device = aPasskeyDevice();
    await add({}, device);

    expect((await add({}, device)).codes).toEqual(['passkey.not_added']);
    expect(await count()).toBe(1);
  });

  it('adds ten at most, also where two come at once', async () => {
    for (let added = 0; added < 9; added += 1) await api.given.aPasskey(owner);
    const [one, other] = [await started(), await started()];

    const both = await Promise.all([one, other].map((asked) => send(aPasskeyDevice().create(asked))));

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.flatMap(({ codes }) => codes)).toEqual(['passkey.too_many']);
  });

  it('says that passkeys need a name of the server', async () => {
    const bare = await startApi({ beside: api, publicOrigin: null });
    const body = { name: 'Phone', credential: aPasskeyDevice().create({ challenge: 'x' }) };

    const { status, codes } = await bare.call('addPasskey', { desk, body });

    expect([status, ...codes]).toEqual([409, 'passkey.no_host_name']);
    await bare.stop();
  });
});
