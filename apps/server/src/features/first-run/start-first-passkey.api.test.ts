import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../test/api.ts';
import { makeFirstRunLink } from './first-run-link.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 1 });
  token = (await makeFirstRunLink(api.deps)) ?? '';
});

const ask = (more: object = {}, headers = {}) =>
  api.call('startFirstPasskey', {
    body: { token, displayName: 'Ósk Eigandi', email: 'osk@example.is', ...more },
    headers,
  });

describe('200', () => {
  it('gives what the browser needs, for an owner who is nobody yet, each time with another challenge', async () => {
    const [one, other] = [await ask(), await ask()];

    expect(one.data).toMatchObject({
      rp: { id: 'clock.example.is' },
      user: { name: 'osk@example.is', displayName: 'Ósk Eigandi' },
      excludeCredentials: [],
    });
    expect(one.data.challenge).not.toBe(other.data.challenge);
    expect(one.data.user.id).not.toBe(other.data.user.id);
    expect(await api.deps.database.knex('employees')).toEqual([]);
  });
});

describe('400', () => {
  it('names what is wrong', async () => {
    const { errors } = await ask({ email: '', displayName: '' });

    expect(errors.map(({ field }) => field).sort()).toEqual(['displayName', 'email']);
  });
});

describe('403', () => {
  it('refuses a link that is over', async () => {
    api.time.advance({ minutes: 60 });

    expect((await ask()).codes).toEqual(['first_run.link_over']);
  });
});

describe('409', () => {
  it('says that there are no passkeys where people open the desk by an IP address', async () => {
    const byAddress = await startApi({ publicOrigin: 'https://192.168.1.20' });
    const link = (await makeFirstRunLink(byAddress.deps)) ?? '';

    const { codes } = await byAddress.call('startFirstPasskey', {
      body: { token: link, displayName: 'Ósk', email: 'osk@example.is' },
    });

    await byAddress.stop();
    expect(codes).toEqual(['passkey.no_host_name']);
  });
});

describe('429', () => {
  it('refuses the eleventh call within a minute', async () => {
    for (let n = 0; n < 10; n += 1) await ask();

    expect((await ask()).codes).toEqual(['rate.limited']);
  });
});
