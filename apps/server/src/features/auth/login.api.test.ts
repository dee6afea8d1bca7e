import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readJwt } from '../../../test/read-jwt.ts';
import { startApi, type Call, type TestApi } from '../../../test/api.ts';
import { countingHashing } from '../../../test/counting-hashing.ts';
import { PASSWORD, type SignedUpRow } from '../../../test/given.ts';
import type { CompanyRow } from '#database/tables/companies.ts';

const hashing = countingHashing();
let api: TestApi;
let company: CompanyRow;
let user: SignedUpRow;

beforeAll(async () => {
  api = await startApi({ trustProxy: 1, hashing });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ hours: 2 });
  company = await api.given.aCompany();
  user = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD });
});

let addresses = 0;
const freshAddress = () => `10.0.${Math.floor(++addresses / 250)}.${addresses % 250}`;

function logIn(email: string, password: string, address = '198.51.100.1') {
  return api.call('login', { body: { email, password }, headers: { 'X-Forwarded-For': address } });
}

const send = (call: Call) => api.call('login', call);

async function fail(times: number, { email = user.email, from = '198.51.100.1' } = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await logIn(email, 'wrong', from)).status);
  return statuses;
}

describe('200', () => {
  it('gives a pair that works for 15 minutes and for 30 days', async () => {
    api.time.moveTo('2027-03-02T08:00:00.250Z');

    const { data } = await logIn(user.email, PASSWORD);

    expect(data.accessTokenExpiresAtUtc).toBe('2027-03-02T08:15:00.000Z');
    expect(data.refreshTokenExpiresAtUtc).toBe('2027-04-01T08:00:00.250Z');
  });

  it('says in the access token who, which company, which role and which session', async () => {
    const { data } = await logIn(user.email, PASSWORD);

    const { header, claims } = readJwt(data.accessToken);

    expect(header).toMatchObject({ alg: 'HS256', typ: 'at+jwt', kid: expect.any(String) as string });
    expect(Object.keys(claims).sort()).toEqual(
      ['aud', 'companyId', 'exp', 'iat', 'iss', 'jti', 'role', 'sid', 'sub'].sort(),
    );
    expect(claims).toMatchObject({ sub: user.id, companyId: company.id, role: 'manager' });
  });

  it('gives every login a session and a refresh token of its own', async () => {
    const [first, second] = [await logIn(user.email, PASSWORD), await logIn(user.email, PASSWORD)];

    expect(readJwt(first.data.accessToken).claims['sid']).not.toBe(
      readJwt(second.data.accessToken).claims['sid'],
    );
    expect(first.data.refreshToken).not.toBe(second.data.refreshToken);
  });

  it('finds an e-mail address in any letter case', async () => {
    const answer = await logIn(user.email.toUpperCase(), PASSWORD);

    expect(answer.status).toBe(200);
  });

  it.each(['owner', 'manager', 'accountant', 'employee', 'superadmin'])(
    'lets the role %s in',
    async (role) => {
      const somebody = await api.given.anEmployee(company, { role, password: PASSWORD });

      const answer = await logIn(somebody.email, PASSWORD);

      expect(answer.status).toBe(200);
    },
  );

  it('takes an accented letter in either way of writing it', async () => {
    const accented = await api.given.anEmployee(company, { password: 'lykilorð með é'.normalize('NFC') });

    const answer = await logIn(accented.email, 'lykilorð með é'.normalize('NFD'));

    expect(answer.status).toBe(200);
  });

  it('lets people in whose weak password was set before weak ones were refused', async () => {
    const { email } = await api.given.anEmployee(company, { password: 'password1' });

    expect((await logIn(email, 'password1')).status).toBe(200);
  });

  it('lets somebody in on the last day of employment, by the calendar of the company', async () => {
    const inFiji = await api.given.aCompany({ time_zone: 'Pacific/Fiji' });
    const leaver = await api.given.anEmployee(inFiji, {
      password: PASSWORD,
      employment_end_date: '2028-05-10',
    });
    api.time.moveTo('2028-05-10T11:59:00Z');

    const lastMinute = await logIn(leaver.email, PASSWORD);
    api.time.advance({ minutes: 1 });
    const nextDay = await logIn(leaver.email, PASSWORD);

    expect([lastMinute.status, nextDay.status]).toEqual([200, 401]);
  });
});

describe('400', () => {
  it.each([
    ['an empty object', {}, ['email', 'password']],
    ['empty texts', { email: '', password: '' }, ['email', 'password']],
    ['numbers', { email: 1, password: 12345678 }, ['email', 'password']],
    ['a list', [], ['body']],
    ['null', null, ['body']],
    ['a password of 10 KB', { email: 'a@b.is', password: 'x'.repeat(10_240) }, ['password']],
    ['an e-mail with NUL', { email: 'a\0@b.is', password: 'x' }, ['email']],
  ])('names every faulty field of %s at once', async (_, body, fields) => {
    const answer = await send({ body });

    expect(answer.status).toBe(400);
    expect(answer.errors.map(({ field }) => field)).toEqual(fields);
  });

  it('says that broken JSON is broken', async () => {
    const answer = await send({ body: '{"email":' });

    expect(answer.codes).toEqual(['request.malformed_json']);
  });
});

describe('401', () => {
  it('gives one answer for a wrong password, an unknown, inactive or former employee, and one without a password', async () => {
    const people = [
      await api.given.anEmployee(company, { is_active: false, password: PASSWORD }),
      await api.given.anEmployee(company, { employment_end_date: '2026-03-01', password: PASSWORD }),
      await api.given.anEmployee(company),
    ];

    const wrong = await logIn(user.email, 'wrong');
    const others = [await logIn('nobody@example.is', PASSWORD)];
    for (const { email } of people) others.push(await logIn(email, PASSWORD));

    expect(wrong.status).toBe(401);
    expect(wrong.codes).toEqual(['auth.invalid_credentials']);
    for (const other of others) expect([other.status, other.errors]).toEqual([401, wrong.errors]);
  });

  it('is the answer for the right password of somebody with a second factor too, and it counts', async () => {
    const owner = await api.given.anEmployee(company, { role: 'owner', password: PASSWORD });
    await api.given.aTotp(owner, { isStarted: true });
    const before = await logIn(owner.email, PASSWORD);
    await api.database.database.knex('totp_factors').delete();
    await api.given.aTotp(owner);

    const wrong = await logIn(owner.email, 'wrong');
    const right = await logIn(owner.email, PASSWORD);
    for (let tries = 3; tries <= 10; tries += 1) await logIn(owner.email, PASSWORD);

    expect(before.status).toBe(200);
    expect([right.status, right.errors]).toEqual([401, wrong.errors]);
    expect((await logIn(owner.email, PASSWORD)).codes).toEqual(['auth.too_many_attempts']);
  });

  it('computes one hash for somebody and one for nobody', async () => {
    const forSomebody = await hashing.verifiedDuring(() => logIn(user.email, 'wrong'));
    const forNobody = await hashing.verifiedDuring(() => logIn('no.such@example.is', 'wrong'));

    expect([forSomebody, forNobody]).toEqual([1, 1]);
  });
});

describe('429', () => {
  it('refuses a right password too once ten have failed from one address', async () => {
    const statuses = await fail(10);

    const right = await logIn(user.email, PASSWORD);

    expect(statuses).toEqual(Array(10).fill(401));
    expect(right.codes).toEqual(['auth.too_many_attempts']);
    expect(right.headers.get('Retry-After')).toBe('900');
    expect(right.headers.get('RateLimit')).not.toBeNull();
  });

  it('lets the right password in again after exactly 15 minutes', async () => {
    await fail(10);

    api.time.advance({ minutes: 14, seconds: 59 });
    const early = await logIn(user.email, PASSWORD);
    api.time.advance({ seconds: 1 });
    const inTime = await logIn(user.email, PASSWORD);

    expect([early.status, early.headers.get('Retry-After'), inTime.status]).toEqual([429, '1', 200]);
  });

  it('does not lock longer because of attempts that are refused meanwhile', async () => {
    await fail(10);

    api.time.advance({ minutes: 10 });
    await fail(12);
    api.time.advance({ minutes: 5 });
    const answer = await logIn(user.email, PASSWORD);

    expect(answer.status).toBe(200);
  });

  it('forgets failures that are 15 minutes old', async () => {
    await fail(9);

    api.time.advance({ minutes: 15 });
    const statuses = await fail(2);

    expect(statuses).toEqual([401, 401]);
  });

  it('does not forget failures because of one right password in between', async () => {
    await fail(9);
    await logIn(user.email, PASSWORD);

    const statuses = await fail(2);

    expect(statuses).toEqual([401, 429]);
  });

  it('locks the account at that address only', async () => {
    await fail(10);

    const elsewhere = await logIn(user.email, PASSWORD, '198.51.100.2');
    const colleague = await api.given.anEmployee(company, { password: PASSWORD });
    const sameAddress = await logIn(colleague.email, PASSWORD);

    expect([elsewhere.status, sameAddress.status]).toEqual([200, 200]);
  });

  it('counts a network of IPv6 as one address', async () => {
    for (let host = 1; host <= 10; host += 1) await logIn(user.email, 'wrong', `2001:db8:1:2::${host}`);

    const sameNetwork = await logIn(user.email, PASSWORD, '2001:db8:1:2:ffff::1');
    const another = await logIn(user.email, PASSWORD, '2001:db8:1:3::1');

    expect([sameNetwork.status, another.status]).toEqual([429, 200]);
  });

  it('locks an unknown address exactly as a known one, in any letter case', async () => {
    const email = `nobody.${company.id}@example.is`;
    const statuses = [...(await fail(5, { email })), ...(await fail(5, { email: email.toUpperCase() }))];

    const refused = await logIn(email, 'wrong');

    expect(statuses).toEqual(Array(10).fill(401));
    expect([refused.codes, refused.headers.get('Retry-After')]).toEqual([['auth.too_many_attempts'], '900']);
  });

  it('locks an account everywhere after a hundred failures within an hour', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 20; n += 1) statuses.push(...(await fail(5, { from: freshAddress() })));

    const right = await logIn(user.email, PASSWORD, freshAddress());
    api.time.advance({ minutes: 15 });
    const later = await logIn(user.email, PASSWORD, freshAddress());

    expect(statuses).toEqual(Array(100).fill(401));
    expect([right.codes, right.headers.get('Retry-After')]).toEqual([['auth.too_many_attempts'], '900']);
    expect(later.status).toBe(200);
  });

  it('evaluates no more than ten of a burst of guesses', async () => {
    let statuses: number[] = [];

    const hashes = await hashing.verifiedDuring(async () => {
      const answers = Array.from({ length: 20 }, () => logIn(user.email, 'wrong'));
      statuses = (await Promise.all(answers)).map(({ status }) => status);
    });

    expect(hashes).toBe(10);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('refuses the 21st call within a minute from one address', async () => {
    const address = freshAddress();
    for (let n = 0; n < 20; n += 1) await logIn(`somebody.${n}@example.is`, 'wrong', address);

    const refused = await logIn(user.email, PASSWORD, address);
    api.time.advance({ minutes: 1 });
    const later = await logIn(user.email, PASSWORD, address);

    expect([refused.codes, refused.headers.get('Retry-After')]).toEqual([['rate.limited'], '60']);
    expect(later.status).toBe(200);
  });
});
