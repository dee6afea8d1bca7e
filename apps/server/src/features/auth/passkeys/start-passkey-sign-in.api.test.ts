import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../../test/api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => api.time.advance({ minutes: 61 }));

describe('200', () => {
  it('asks for any passkey of this server, and tells nothing about anybody', async () => {
    const { data, headers } = await api.call('startPasskeySignIn');

    expect(data).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      timeout: 300_000,
      rpId: 'clock.example.is',
      allowCredentials: [],
      userVerification: 'required',
    });
    expect(headers.get('Set-Cookie')).toBeNull();
  });

  it('keeps no challenge longer than it is good', async () => {
    const kept = async () => (await api.deps.database.knex('passkey_challenges')).length;
    for (let count = 0; count < 3; count += 1) await api.call('startPasskeySignIn');
    api.time.advance({ minutes: 5 });

    await api.call('startPasskeySignIn');

    expect(await kept()).toBe(1);
  });
});

describe('409', () => {
  it('says that an IP address is not enough', async () => {
    const bare = await startApi({ beside: api, publicOrigin: null });

    expect((await bare.call('startPasskeySignIn')).codes).toEqual(['passkey.no_host_name']);
    await bare.stop();
  });
});

describe('429', () => {
  it('lets one address ask sixty times a minute', async () => {
    for (let count = 0; count < 60; count += 1) await api.call('startPasskeySignIn');

    expect((await api.call('startPasskeySignIn')).codes).toEqual(['rate.limited']);
  });
});
