import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { SessionRow } from '#database/tables/sign-in.ts';
import { aPasskeyDevice, type PasskeyDevice, type Wrong } from '../../../../test/a-passkey.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { type SignedUpRow } from '../../../../test/given.ts';
import { userHandleOf } from './passkey.ts';

let api: TestApi;
let company: CompanyRow;
let owner: SignedUpRow;
let device: PasskeyDevice;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 61 });
  company = await api.given.aCompany();
  owner = await api.given.anEmployee(company, { role: 'owner' });
  ({ device } = await api.given.aPasskey(owner));
});

const asked = async () => (await api.call('startPasskeySignIn')).data;
const send = (credential: unknown, headers = {}) =>
  api.call('finishPasskeySignIn', { body: { credential }, headers });
const signIn = async (wrong: Wrong = {}, by = device) => send(by.sign(await asked(), wrong));
const sessions = () => api.deps.database.knex<SessionRow>('sessions').where({ employee_id: owner.id });

describe('200', () => {
  it('signs in without a name and without a password, by a cookie', async () => {
    const { data, headers } = await signIn({ userHandle: userHandleOf(owner.id) });

    const [, desk = ''] = /^desk=(sds_[\w-]{66}); Path=\/; HttpOnly; SameSite=Strict$/.exec(
      headers.get('Set-Cookie') ?? '',
    ) ?? [''];
    expect(data).toMatchObject({ userId: owner.id, role: 'owner', company: { id: company.id } });
    expect(Date.parse(data.confirmedUntilAtUtc)).toBe(api.time.clock() + 300_000);
    expect((await api.call('getDeskSession', { desk })).data).toMatchObject(data);
  });

  it('takes a device that does not count as often as it signs', async () => {
    const { device: synced } = await api.given.aPasskey(owner, { isCounting: false });

    const statuses = [await signIn({}, synced), await signIn({}, synced)].map(({ status }) => status);

    expect(statuses).toEqual([200, 200]);
  });
});

describe('400', () => {
  it('asks for what the browser gave', async () => {
    const { signature: _, ...rest } = device.sign(await asked());

    expect((await send(rest)).errors).toMatchObject([
      { code: 'request.invalid', field: 'credential.signature' },
    ]);
  });
});

describe('401', () => {
  it.each<[string, Wrong]>([
    ['another challenge', { challenge: 'bWluZQ' }],
    ['a page of another server', { origin: 'https://clock.example.is.evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['adding a passkey', { type: 'webauthn.create' }],
    ['nobody before the device', { isUnverified: true }],
    ['somebody else', { userHandle: userHandleOf('00000000-0000-4000-8000-000000000001') }],
  ])('refuses a signature for %s', async (_, wrong) => {
    const { status, codes, headers } = await signIn(wrong);

    expect([status, ...codes]).toEqual([401, 'auth.passkey_wrong']);
    expect(headers.get('Set-Cookie')).toBeNull();
    expect(await sessions()).toEqual([]);
  });

  it('refuses what was sent before', async () => {
    const credential = device.sign(await asked());

    const [first, again] = [await send(credential), await send(credential)];

    expect([first.status, ...again.codes]).toEqual([200, 'auth.passkey_wrong']);
  });

  it('takes one of two that come at once', async () => {
    const credential = device.sign(await asked());

    const both = await Promise.all([send(credential), send(credential)]);

    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('refuses a challenge after five minutes', async () => {
    const credential = device.sign(await asked());
    api.time.advance({ minutes: 5 });

    expect((await send(credential)).codes).toEqual(['auth.passkey_wrong']);
  });

  it('refuses a count that went back, as that of a copied device does', async () => {
    await signIn({ counter: 7 });

    expect((await signIn({ counter: 7 })).codes).toEqual(['auth.passkey_wrong']);
    expect((await signIn({ counter: 3 })).codes).toEqual(['auth.passkey_wrong']);
    expect((await signIn({ counter: 8 })).status).toBe(200);
  });

  it('says the same of a passkey that nobody has, and of another key under a known id', async () => {
    const stranger = aPasskeyDevice();

    const unknown = await signIn({}, stranger);
    const forged = await signIn({ id: device.id }, stranger);

    expect(unknown.codes).toEqual(['auth.passkey_wrong']);
    expect(forged.text).toBe(unknown.text);
  });

  it('refuses bytes that mean nothing', async () => {
    const good = device.sign(await asked());

    for (const part of ['clientDataJSON', 'authenticatorData', 'signature'])
      expect((await send({ ...good, [part]: 'AAAA' })).codes).toEqual(['auth.passkey_wrong']);
  });

  it('refuses anyone who has left', async () => {
    const left = await api.given.anEmployee(company, { role: 'owner', employment_end_date: '2026-01-31' });
    const { device: theirs } = await api.given.aPasskey(left);

    expect((await signIn({}, theirs)).codes).toEqual(['auth.passkey_wrong']);
  });
});

describe('403', () => {
  it('tells an employee that there is no desk for the role', async () => {
    const somebody = await api.given.anEmployee(company, { role: 'employee' });
    const { device: theirs } = await api.given.aPasskey(somebody);

    expect((await signIn({}, theirs)).codes).toEqual(['auth.role_not_allowed']);
  });
});

describe('409', () => {
  it('says that an IP address is not enough', async () => {
    const bare = await startApi({ beside: api, publicOrigin: null });
    const body = { credential: device.sign(await asked()) };

    expect((await bare.call('finishPasskeySignIn', { body })).codes).toEqual(['passkey.no_host_name']);
    await bare.stop();
  });
});

describe('429', () => {
  it('lets one address try twenty times a minute', async () => {
    for (let count = 0; count < 20; count += 1) await send(device.sign({ challenge: 'x' }));

    expect((await send(device.sign({ challenge: 'x' }))).codes).toEqual(['rate.limited']);
  });
});
