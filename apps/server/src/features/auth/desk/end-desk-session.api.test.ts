import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../../test/api.ts';

let api: TestApi;
let desk: string;
let elsewhere: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  const owner = await api.given.anEmployee(await api.given.aCompany(), { role: 'owner' });
  desk = (await api.given.aDeskSession(owner)).token;
  elsewhere = (await api.given.aDeskSession(owner)).token;
});

describe('200', () => {
  it('ends this session and no other, and takes the cookie back', async () => {
    const { data, headers } = await api.call('endDeskSession', { desk });

    expect(data).toEqual({ endedSessions: 1 });
    expect(headers.get('Set-Cookie')).toMatch(/^desk=; Path=\/; Expires=Thu, 01 Jan 1970/);
    expect((await api.call('getDeskSession', { desk })).status).toBe(401);
    expect((await api.call('getDeskSession', { desk: elsewhere })).status).toBe(200);
  });
});

describe('401', () => {
  it('is answered once the session is over', async () => {
    await api.call('endDeskSession', { desk });

    expect((await api.call('endDeskSession', { desk })).codes).toEqual(['auth.session_revoked']);
  });
});
