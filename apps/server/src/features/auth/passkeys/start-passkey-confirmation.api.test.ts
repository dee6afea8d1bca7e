import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../../test/api.ts';
import type { SignedUpRow } from '../../../../test/given.ts';

let api: TestApi;
let owner: SignedUpRow;
let desk: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  owner = await api.given.anEmployee(await api.given.aCompany(), { role: 'owner' });
  desk = (await api.given.aDeskSession(owner, { confirmed_at: 0 })).token;
});

describe('200', () => {
  it('asks for the passkeys of the person who is signed in', async () => {
    const { device } = await api.given.aPasskey(owner);

    const { data } = await api.call('startPasskeyConfirmation', { desk });

    expect(data).toMatchObject({
      rpId: 'clock.example.is',
      allowCredentials: [{ id: device.id, type: 'public-key', transports: ['internal'] }],
    });
  });
});

describe('409', () => {
  it('says so where there is no passkey', async () => {
    expect((await api.call('startPasskeyConfirmation', { desk })).codes).toEqual(['passkey.none']);
  });

  it('says that an IP address is not enough', async () => {
    const bare = await startApi({ beside: api, publicOrigin: null });

    expect((await bare.call('startPasskeyConfirmation', { desk })).codes).toEqual(['passkey.no_host_name']);
    await bare.stop();
  });
});
