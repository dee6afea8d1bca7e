import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PASSWORD, type SignedUpRow } from '../../../../test/given.ts';
import { rawRequest } from '../../../../test/raw-request.ts';
import { userHandleOf } from './passkey.ts';

let api: TestApi;
/** Where nobody has said at which address people open the desk. */
let bare: TestApi;
let owner: SignedUpRow;
let desk: string;

beforeAll(async () => {
  api = await startApi();
  bare = await startApi({ beside: api, publicOrigin: null });
});
afterAll(async () => {
  await bare.stop();
  await api.stop();
});
beforeEach(async () => {
  api.time.advance({ minutes: 61 });
  owner = await api.given.anEmployee(await api.given.aCompany(), { role: 'owner', password: PASSWORD });
  desk = (await api.given.aDeskSession(owner)).token;
});

describe('200', () => {
  it('gives the browser what it needs, with a challenge that is new each time', async () => {
    const { device } = await api.given.aPasskey(owner);

    const first = await api.call('startPasskey', { desk });
    const second = await api.call('startPasskey', { desk });

    expect(first.data).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      timeout: 300_000,
      rp: { id: 'clock.example.is', name: 'Stimpill' },
      user: { id: userHandleOf(owner.id), name: owner.email, displayName: owner.display_name },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: [{ id: device.id, type: 'public-key', transports: ['internal'] }],
      authenticatorSelection: {
        ...{ residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      },
      attestation: 'none',
    });
    expect(second.data.challenge).not.toBe(first.data.challenge);
  });

  it('is for the name of the request where nobody has said how people reach the server', async () => {
    const url = new URL('/api/manage/v1/account/passkey-challenge', bare.baseUrl);
    const headers = { 'X-Stimpill': 'desk', 'Sec-Fetch-Site': 'same-origin', Cookie: `desk=${desk}` };

    const { status, body } = await rawRequest(url.href, {
      ...{ method: 'POST', headers: { ...headers, Host: 'localhost:8080' } },
    });

    expect([status, body.toString()]).toEqual([200, expect.stringContaining('"rp":{"id":"localhost"')]);
  });
});

describe('409', () => {
  it('says so when there are ten already', async () => {
    for (let count = 0; count < 10; count += 1) await api.given.aPasskey(owner);

    expect((await api.call('startPasskey', { desk })).codes).toEqual(['passkey.too_many']);
  });

  it('says that an IP address is not enough', async () => {
    expect((await bare.call('startPasskey', { desk })).codes).toEqual(['passkey.no_host_name']);
  });
});
