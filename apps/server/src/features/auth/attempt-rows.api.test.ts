// How many rows failed attempts leave: only rows that still count, and a limited number for names that belong to nobody.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { PASSWORD, PIN, type SignedUpRow } from '../../../test/given.ts';
import { forgetPassedFailures } from './failed-attempts.ts';
import { NOBODY_BUCKETS } from './nobody-bucket.ts';

let api: TestApi;
let company: CompanyRow;
let person: SignedUpRow;

beforeAll(async () => {
  api = await startApi({ trustProxy: 1 });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ hours: 2 });
  await api.deps.database.knex('attempt_counters').delete();
  company = await api.given.aCompany();
  person = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD, pin: PIN });
});

const rows = (table = 'attempt_counters') => api.deps.database.knex(table).select<{ key: string }[]>();
const count = async (table?: string) => (await rows(table)).length;

const from = (address: string) => ({ 'X-Forwarded-For': address });

function logIn(email: string, password: string, address = '198.51.100.1') {
  return api.call('login', { body: { email, password }, headers: from(address) });
}

function punch(userId: string, password: string, address = '198.51.100.1') {
  const body = { companyId: company.id, userId, password, action: 'Start' };
  return api.call('terminalPunch', { body, headers: from(address) });
}

const nobody = () => `${randomUUID()}@example.is`;

describe('an attempt', () => {
  it('that is right leaves no row', async () => {
    const { token } = await api.given.aDevice(person);
    const answers = [
      await logIn(person.email, PASSWORD),
      await punch(person.id, PASSWORD),
      await api.call('authenticatePin', { token, body: { employeeId: person.id, pin: PIN } }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rows()).toEqual([]);
  });

  it('that is right after wrong ones in a row leaves no row of them', async () => {
    await punch(person.id, PASSWORD);
    for (let n = 0; n < 4; n += 1) await punch(person.id, 'wrong');
    expect(await count()).toBe(1);

    await punch(person.id, PASSWORD);

    expect(await rows()).toEqual([]);
  });

  it('that is refused leaves no row of its own', async () => {
    for (let n = 0; n < 20; n += 1) {
      for (let m = 0; m < 5; m += 1) await logIn(person.email, 'wrong', `10.2.0.${n}`);
    }
    const before = await count();

    const refused = await logIn(person.email, PASSWORD, '10.2.1.1');

    expect([refused.status, before, await count()]).toEqual([429, 21, 21]);
  });

  it('for a name that belongs to nobody counts in one of a fixed number of rows', async () => {
    await logIn(nobody(), 'wrong');
    await punch(randomUUID(), 'wrong');
    const { token } = await api.given.aDevice(person);
    await api.call('authenticatePin', { token, body: { employeeId: randomUUID(), pin: '0000' } });

    const keys = (await rows()).map(({ key }) => key);

    expect(keys).toHaveLength(7);
    const ofNobody = keys.filter((key) => key.startsWith('nobody|'));
    expect(ofNobody).toHaveLength(6);
    for (const key of ofNobody) expect(Number(key.split('|')[1])).toBeLessThan(NOBODY_BUCKETS);
  });
});

it('A day of guesses leaves no more rows than one hour of them', async () => {
  const [guesses, tables] = [2, ['attempt_counters']];
  if (api.deps.database.engine === 'postgresql') tables.push('request_limits');
  const most: number[] = [];
  for (let quarter = 0; quarter < 4 * 24; quarter += 1) {
    for (let n = 0; n < guesses; n += 1) {
      const address = `10.3.${quarter}.${n}`;
      const answers = [await logIn(nobody(), 'wrong', address), await punch(randomUUID(), 'wrong', address)];
      expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    }
    api.time.advance({ minutes: 15 });
    await forgetPassedFailures(api.deps);
    const now = await Promise.all(tables.map(count));
    most.push(now.reduce((sum, one) => sum + one, 0));
  }

  // Each guess counts for an hour in one or two rows, and in up to three limits for a minute.
  expect(Math.max(...most)).toBeLessThanOrEqual(4 * guesses * 4 + guesses * 3);
  api.time.advance({ hours: 1 });
  await forgetPassedFailures(api.deps);
  expect(await rows()).toEqual([]);
});

it('Failures that no longer count are removed every minute', async () => {
  await logIn(person.email, 'wrong');
  api.time.advance({ hours: 1 });

  api.deps.inboxJudge.tidy();

  await expect.poll(() => count()).toBe(0);
});

it('Failures that still count are not removed', async () => {
  const { token } = await api.given.aDevice(person);
  const type = (pin: string) => api.call('authenticatePin', { token, body: { employeeId: person.id, pin } });
  for (let n = 0; n < 4; n += 1) await type('0000');
  for (let n = 0; n < 10; n += 1) await logIn(person.email, 'wrong');
  api.time.advance({ minutes: 14 });

  await forgetPassedFailures(api.deps);

  expect((await logIn(person.email, PASSWORD)).status).toBe(429);
  api.time.advance({ hours: 24 * 30 });
  await forgetPassedFailures(api.deps);
  await type('0000');
  expect((await type(PIN)).codes).toEqual(['kiosk.pin_locked']);
});
