import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedUpRow } from '../../../../test/given.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PASSWORD } from '../../../../test/given.ts';

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
  desk = (await api.given.aDeskSession(owner, { confirmed_at: 0 })).token;
});

const confirm = (body: unknown, headers = {}) => api.call('confirmDeskSession', { desk, body, headers });

describe('200', () => {
  it('is good for five minutes from now', async () => {
    const { data } = await confirm({ password: PASSWORD });

    expect(data.confirmedUntilAtUtc).toBe(new Date(api.time.clock() + 300_000).toISOString());
    expect((await api.call('getDeskSession', { desk })).data).toMatchObject(data);
  });
});

describe('400', () => {
  it('asks for a password', async () => {
    expect((await confirm({})).errors).toMatchObject([{ code: 'request.invalid', field: 'password' }]);
  });
});

describe('401', () => {
  it('confirms nothing by a wrong password, and the session goes on', async () => {
    const { status, codes } = await confirm({ password: 'wrong' });

    expect([status, ...codes]).toEqual([401, 'auth.invalid_credentials']);
    expect((await api.call('getDeskSession', { desk })).data.confirmedUntilAtUtc).toBe(
      '1970-01-01T00:05:00.000Z',
    );
  });
});

describe('429', () => {
  it('counts wrong passwords together with those to sign in', async () => {
    for (let count = 0; count < 10; count += 1) await confirm({ password: 'wrong' });

    const signIn = await api.call('startDeskSession', { body: { email: owner.email, password: PASSWORD } });

    expect((await confirm({ password: PASSWORD })).codes).toEqual(['auth.too_many_attempts']);
    expect(signIn.codes).toEqual(['auth.too_many_attempts']);
  });
});
