import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PasskeyDevice } from '../../../../test/a-passkey.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import type { SignedUpRow } from '../../../../test/given.ts';

let api: TestApi;
let owner: SignedUpRow;
let desk: string;
let device: PasskeyDevice;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  owner = await api.given.anEmployee(await api.given.aCompany(), { role: 'owner' });
  desk = (await api.given.aDeskSession(owner, { confirmed_at: 0 })).token;
  ({ device } = await api.given.aPasskey(owner));
});

const asked = async () => (await api.call('startPasskeyConfirmation', { desk })).data;
const send = (credential: unknown, headers = {}) =>
  api.call('confirmWithPasskey', { desk, body: { credential }, headers });

describe('200', () => {
  it('is good for five minutes from now', async () => {
    const before = await api.call('startPasskey', { desk });
    const { data } = await send(device.sign(await asked()));

    expect(before.codes).toEqual(['auth.confirmation_needed']);
    expect(Date.parse(data.confirmedUntilAtUtc)).toBe(api.time.clock() + 300_000);
    expect((await api.call('startPasskey', { desk })).status).toBe(200);
  });
});

describe('400', () => {
  it('asks for what the browser gave', async () => {
    expect((await send(undefined)).errors).toMatchObject([{ code: 'request.invalid', field: 'credential' }]);
  });
});

describe('401', () => {
  it('confirms nothing by the passkey of somebody else, nor by the challenge of a sign-in', async () => {
    const other = await api.given.anEmployee({ id: owner.company_id } as never, { role: 'owner' });
    const { device: theirs } = await api.given.aPasskey(other);
    const ofSignIn = (await api.call('startPasskeySignIn')).data;

    const answers = [await send(theirs.sign(await asked())), await send(device.sign(ofSignIn))];

    expect(answers.map(({ status, codes }) => [status, ...codes])).toEqual([
      [401, 'auth.passkey_wrong'],
      [401, 'auth.passkey_wrong'],
    ]);
    expect((await api.call('startPasskey', { desk })).codes).toEqual(['auth.confirmation_needed']);
  });

  it('confirms nothing without its owner before the device', async () => {
    expect((await send(device.sign(await asked(), { isUnverified: true }))).codes).toEqual([
      'auth.passkey_wrong',
    ]);
  });
});

describe('409', () => {
  it('says that an IP address is not enough', async () => {
    const bare = await startApi({ beside: api, publicOrigin: null });
    const body = { credential: device.sign(await asked()) };

    expect((await bare.call('confirmWithPasskey', { desk, body })).codes).toEqual(['passkey.no_host_name']);
    await bare.stop();
  });
});
