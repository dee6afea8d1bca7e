// A server that is too busy to hash, or has lost its database, says so and locks nobody out.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { DomainError } from '#errors/domain-error.ts';
import { CHEAP_HASHING, startApi, type TestApi } from '../../../test/api.ts';
import { PASSWORD, PIN } from '../../../test/given.ts';

let isBusy = false;
let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;

beforeAll(async () => {
  api = await startApi({
    hashing: {
      hash: CHEAP_HASHING.hash,
      verify: (storedHash, secret) => {
        if (isBusy) throw new DomainError('server.unavailable', { retryAfterSeconds: 2 });
        return CHEAP_HASHING.verify(storedHash, secret);
      },
    },
  });
});
afterAll(() => api.stop());
beforeEach(async () => {
  isBusy = false;
  api.time.advance({ hours: 1 });
  company = await api.given.aCompany();
  manager = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD, pin: PIN });
});

const logIn = (password: string) => api.call('login', { body: { email: manager.email, password } });

async function whileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  isBusy = true;
  try {
    return await work();
  } finally {
    isBusy = false;
  }
}

describe('a server too busy to hash', () => {
  it('answers 503 and says when to try again', async () => {
    const answer = await whileBusy(() => logIn(PASSWORD));

    expect([answer.status, answer.codes]).toEqual([503, ['server.unavailable']]);
    expect(answer.headers.get('Retry-After')).toBe('2');
  });

  it('counts no password that it did not check', async () => {
    await logIn('wrong');

    await whileBusy(async () => {
      for (let n = 0; n < 12; n += 1) expect((await logIn(PASSWORD)).status).toBe(503);
    });

    expect((await logIn(PASSWORD)).status).toBe(200);
  });

  it('counts no PIN that it did not check, and keeps the count of those that it did', async () => {
    const { token } = await api.given.aDevice(manager);
    const type = (pin: string) =>
      api.call('authenticatePin', { token, body: { employeeId: manager.id, pin } });
    for (let n = 0; n < 4; n += 1) await type('0000');

    await whileBusy(async () => {
      for (let n = 0; n < 35; n += 1) expect((await type(PIN)).status).toBe(503);
    });

    expect((await type('0000')).codes).toEqual(['kiosk.pin_invalid']);
    expect((await type(PIN)).codes).toEqual(['kiosk.pin_locked']);
  });
});

describe('a server without its database', () => {
  it('answers 503 at every door, also to good tokens', async () => {
    const other = await startApi();
    const owner = await other.given.anEmployee(await other.given.aCompany(), { role: 'owner' });
    const [session, device] = [await other.given.aSession(owner), await other.given.aDevice(owner)];
    await other.deps.database.close();

    const answers = [
      await other.call('login', { body: { email: owner.email, password: PASSWORD } }),
      await other.call('refreshTokens', { body: { refreshToken: 'srt_x' } }),
      await other.call('revokeSession', { token: session.token }),
      await other.call('authenticatePin', { token: device.token, body: { employeeId: owner.id, pin: PIN } }),
    ];
    await other.stop();

    for (const { status, codes, headers } of answers) {
      expect([status, codes]).toEqual([503, ['server.unavailable']]);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    }
  });
});
