// Tokens from before tokens named their company: tablets, sign-ins and links that have one are not thrown out by a newer server.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestOf, newOpaqueToken } from '#features/auth/token-digest.ts';
import { startApi, type TestApi } from './api.ts';
import { PASSWORD, PIN, type SignedUpRow } from './given.ts';

let api: TestApi;
let owner: SignedUpRow;

beforeAll(async () => {
  api = await startApi();
  owner = await api.given.anEmployee(await api.given.aCompany(), {
    role: 'owner',
    password: PASSWORD,
    pin: PIN,
  });
});
afterAll(() => api.stop());

/** Stores an older token in the place of this one. */
async function olderThan(token: string, table: string, column = 'digest'): Promise<string> {
  const older = newOpaqueToken(token.slice(0, 3));
  await api.deps.database
    .knex(table)
    .where({ [column]: digestOf(token) })
    .update({ [column]: digestOf(older) });
  return older;
}

describe('a token from before', () => {
  it('of a tablet goes on', async () => {
    const { token } = await api.given.aDevice(owner);
    const older = await olderThan(token, 'devices', 'token_digest');

    const signIn = (of: string) =>
      api.call('authenticatePin', { token: of, body: { employeeId: owner.id, pin: PIN } });
    expect((await signIn(older)).status).toBe(200);
    expect((await signIn(token)).codes).toEqual(['auth.token_invalid']);
  });

  it('of the desk goes on', async () => {
    const { token } = await api.given.aDeskSession(owner);

    const older = await olderThan(token, 'sessions');

    expect((await api.call('getDeskSession', { desk: older })).status).toBe(200);
  });

  it('in a password link goes on', async () => {
    const older = await olderThan(await api.given.aPasswordLink(owner), 'password_links');

    expect((await api.call('readPasswordLink', { body: { token: older } })).status).toBe(200);
  });

  it('that renews a session is followed by one of today, and gives the same one again where the answer was lost', async () => {
    const { data } = await api.call('login', { body: { email: owner.email, password: PASSWORD } });
    const older = await olderThan(data.refreshToken, 'refresh_tokens');

    const [first, again] = [await refresh(older), await refresh(older)];

    expect(first.data.refreshToken).toMatch(/^srt_[\w-]{22}_[\w-]{43}$/);
    expect(again.data.refreshToken).toBe(first.data.refreshToken);
    expect((await refresh(first.data.refreshToken)).status).toBe(200);
  });
});

const refresh = (refreshToken: string) => api.call('refreshTokens', { body: { refreshToken } });
