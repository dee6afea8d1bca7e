// What guesses at a shared terminal do: they slow down the one who guesses, and lock nobody out.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { countingHashing } from '../../../test/counting-hashing.ts';
import { PASSWORD, PIN } from '../../../test/given.ts';

const ATTACKER = '203.0.113.66';
const SHOP = '198.51.100.10';

const hashing = countingHashing();
let api: TestApi;
let company: CompanyRow;
let person: EmployeeRow;

beforeAll(async () => {
  api = await startApi({ trustProxy: 1, hashing });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ hours: 2 });
  company = await api.given.aCompany();
  person = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD, pin: PIN });
});

type Named = { readonly id: string };
type Guess = { readonly at?: Named; readonly of?: Named; readonly from?: string; readonly action?: string };

function punch(password: string, { at = company, of = person, from = SHOP, action = 'Start' }: Guess = {}) {
  return api.call('terminalPunch', {
    body: { companyId: at.id, userId: of.id, password, action },
    headers: { 'X-Forwarded-For': from },
  });
}

async function guess(times: number, where: Guess = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await punch('wrong', where)).status);
  return statuses;
}

let addresses = 0;
const freshAddress = () => `10.1.${Math.floor(++addresses / 250)}.${addresses % 250}`;

const waitOf = async (where: Guess = {}) => {
  const { status, headers } = await punch(PASSWORD, where);
  return status === 429 ? Number(headers.get('Retry-After')) : 0;
};

describe('two hundred guesses for twenty people', () => {
  it('lock nobody out of sign-in, of a tablet, of a new tablet, or of a terminal elsewhere', async () => {
    const staff: EmployeeRow[] = [];
    for (let n = 0; n < 20; n += 1) {
      staff.push(await api.given.anEmployee(company, { role: 'manager', password: PASSWORD, pin: PIN }));
    }
    const tablet = await api.given.aDevice(person);
    for (let n = 0; n < 10; n += 1) for (const of of staff) await guess(1, { of, from: ATTACKER });

    for (const of of staff) {
      const headers = { 'X-Forwarded-For': freshAddress() };
      const signIn = { email: of.email, password: PASSWORD };
      const answers = [
        await api.call('login', { body: signIn, headers }),
        await api.call('registerDevice', { body: { ...signIn, deviceName: 'Bar' }, headers }),
        await api.call('authenticatePin', { token: tablet.token, body: { employeeId: of.id, pin: PIN } }),
        await punch(PASSWORD, { of }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
  });

  it('leave sign-in open even at the address that they came from', async () => {
    await guess(10, { from: ATTACKER });
    const headers = { 'X-Forwarded-For': ATTACKER };

    const answer = await api.call('login', { body: { email: person.email, password: PASSWORD }, headers });

    expect(answer.status).toBe(200);
  });
});

describe('a person at one address', () => {
  it('waits a minute after the fifth wrong password in a row, and twice as long after each further one', async () => {
    const waits: number[] = [];
    await guess(4);
    for (let n = 5; n <= 10; n += 1) {
      await guess(1);
      const wait = await waitOf();
      waits.push(wait / 60);
      api.time.advance({ seconds: wait });
    }

    expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
  });

  it('may mistype four times, and the count begins at zero after the right password', async () => {
    const mistyped = [...(await guess(4)), (await punch(PASSWORD)).status, ...(await guess(4))];

    const answer = await punch(PASSWORD, { action: 'Stop' });

    expect([...mistyped, answer.status]).toEqual([401, 401, 401, 401, 200, 401, 401, 401, 401, 200]);
  });

  it('waits alone: colleagues at the same address, and the person elsewhere, go on', async () => {
    const colleague = await api.given.anEmployee(company, { password: PASSWORD });
    await guess(5);

    const answers = [
      await punch(PASSWORD),
      await punch(PASSWORD, { of: colleague }),
      await punch(PASSWORD, { from: ATTACKER }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([429, 200, 200]);
    expect(answers[0]?.codes).toEqual(['auth.too_many_attempts']);
  });

  it('does not wait longer because of attempts that are refused meanwhile', async () => {
    await guess(5);
    await guess(20);
    api.time.advance({ minutes: 1 });

    expect((await punch(PASSWORD)).status).toBe(200);
  });

  it('has a count of zero again an hour after the last wrong one', async () => {
    await guess(4);
    api.time.advance({ minutes: 60 });

    expect(await guess(4)).toEqual([401, 401, 401, 401]);
    expect((await punch(PASSWORD)).status).toBe(200);
  });

  it('can still use a terminal after wrong passwords at sign-in', async () => {
    const headers = { 'X-Forwarded-For': SHOP };
    for (let n = 0; n < 11; n += 1) {
      await api.call('login', { body: { email: person.email, password: 'wrong' }, headers });
    }

    expect((await punch(PASSWORD)).status).toBe(200);
  });

  it('has five of a burst of fifty guesses evaluated', async () => {
    const hashes = await hashing.verifiedDuring(() =>
      Promise.all(Array.from({ length: 50 }, () => punch('wrong'))),
    );

    expect(hashes).toBe(5);
  });
});

describe('guesses from many addresses', () => {
  const guessFromEverywhere = async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 25; n += 1) statuses.push(...(await guess(4, { from: freshAddress() })));
    return statuses;
  };

  it('are stopped at addresses that are new to the person after a hundred within an hour', async () => {
    const statuses = await guessFromEverywhere();

    const refused = await punch(PASSWORD, { from: freshAddress() });
    api.time.advance({ minutes: 15 });
    const later = await punch(PASSWORD, { from: freshAddress() });

    expect(new Set(statuses)).toEqual(new Set([401]));
    expect([refused.codes, refused.headers.get('Retry-After')]).toEqual([['auth.too_many_attempts'], '900']);
    expect(later.status).toBe(200);
  });

  it('do not keep the person from the terminal where they punched in the last thirty days', async () => {
    await punch(PASSWORD);
    api.time.advance({ hours: 29 * 24 });
    await guessFromEverywhere();

    const [here, elsewhere] = [
      await punch(PASSWORD, { action: 'Stop' }),
      await punch(PASSWORD, { from: freshAddress() }),
    ];

    expect([here.status, elsewhere.status]).toEqual([200, 429]);
  });

  it('count a network of IPv6 as one address', async () => {
    for (let host = 1; host <= 5; host += 1) await guess(1, { from: `2001:db8:1:2::${host}` });

    expect(await waitOf({ from: '2001:db8:1:2:ffff::1' })).toBe(60);
    expect(await waitOf({ from: '2001:db8:1:3::1' })).toBe(0);
  });
});

describe('somebody unknown', () => {
  it('is answered, counted and made to wait exactly as a known person is', async () => {
    const foreigner = await api.given.anEmployee(await api.given.aCompany(), { password: PASSWORD });
    const inactive = await api.given.anEmployee(company, { password: PASSWORD, is_active: false });
    const nobody = { id: randomUUID() };
    const nowhere = { id: randomUUID() };
    const guesses: Guess[] = [
      {},
      { of: nobody },
      { of: foreigner },
      { of: inactive },
      { at: nowhere },
      { at: nowhere, of: nobody },
    ];

    const seen: string[] = [];
    for (const [index, where] of guesses.entries()) {
      // Names that belong to nobody share counts by chance: what was counted for the one before must be forgotten.
      api.time.advance({ hours: 2 });
      const from = `192.0.2.${index + 1}`;
      const told: unknown[] = [];
      const hashes = await hashing.verifiedDuring(async () => {
        for (let n = 0; n < 7; n += 1) {
          const { status, errors, headers } = await punch('wrong', { ...where, from });
          told.push([status, errors, headers.get('Retry-After')]);
        }
      });
      seen.push(JSON.stringify({ told, hashes }));
    }

    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).toContain('429');
  });
});
