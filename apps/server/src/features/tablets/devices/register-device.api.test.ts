import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { DeviceRow } from '#database/tables/tablets.ts';
import { digestOf } from '#features/auth/token-digest.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { countingHashing } from '../../../../test/counting-hashing.ts';
import { PASSWORD, PIN, type SignedUpRow } from '../../../../test/given.ts';

const hashing = countingHashing();
let api: TestApi;
let company: CompanyRow;
let manager: SignedUpRow;

beforeAll(async () => {
  api = await startApi({ hashing });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ hours: 1 });
  company = await api.given.aCompany();
  manager = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD });
});

const register = (email: string, password: string, more: object = {}) =>
  api.call('registerDevice', { body: { email, password, ...more } });

const devices = () => api.deps.database.knex<DeviceRow>('devices').where({ company_id: company.id });

describe('200', () => {
  it.each(['owner', 'manager'])('makes a device of the company for the role %s', async (role) => {
    const registrar = await api.given.anEmployee(company, { role, password: PASSWORD });

    const { data } = await register(registrar.email, PASSWORD);

    expect(data).toMatchObject({ companyId: company.id, companyName: 'Kaffihús Norður ehf.' });
    expect(data.deviceToken).toMatch(/^sdt_[\w-]{66}$/);
    expect(await devices()).toMatchObject([{ registered_by: registrar.id, revoked_at: null }]);
  });

  it('gives a token that lets employees sign in, years later too', async () => {
    const employee = await api.given.anEmployee(company, { pin: PIN });
    const { data } = await register(manager.email, PASSWORD);
    api.time.advance({ hours: 24 * 365 * 3 });

    const answer = await api.call('authenticatePin', {
      token: data.deviceToken,
      body: { employeeId: employee.id, pin: PIN },
    });

    expect(answer.status).toBe(200);
  });

  it('stores the digest of the token and the name it was given', async () => {
    const { data } = await register(manager.email, PASSWORD, { deviceName: '  Inngangur 2  ' });

    const [device] = await devices();

    expect(device).toMatchObject({ name: 'Inngangur 2', token_digest: digestOf(data.deviceToken) });
    expect(JSON.stringify(device)).not.toContain(data.deviceToken.slice(4));
  });

  it('names a device that was given no name', async () => {
    await register(manager.email, PASSWORD, { deviceName: null });

    expect(await devices()).toMatchObject([{ name: 'Kiosk' }]);
  });

  it('gives every registration a token of its own', async () => {
    const [first, second] = [
      await register(manager.email, PASSWORD),
      await register(manager.email, PASSWORD),
    ];

    expect(first.data.deviceToken).not.toBe(second.data.deviceToken);
  });
});

describe('400', () => {
  it('names every faulty field at once', async () => {
    const answer = await register('', '', { deviceName: 'x'.repeat(101) });

    expect(answer.status).toBe(400);
    expect(answer.errors.map(({ field }) => field)).toEqual(['email', 'password', 'deviceName']);
  });

  it.each([[''], ['   '], [7], ['two\nlines']])('refuses the device name %j', async (deviceName) => {
    const answer = await register(manager.email, PASSWORD, { deviceName });

    expect(answer.errors.map(({ field }) => field)).toEqual(['deviceName']);
    expect(await devices()).toEqual([]);
  });
});

describe('401', () => {
  it('gives one answer for a wrong password, nobody and an inactive manager', async () => {
    const inactive = await api.given.anEmployee(company, {
      role: 'manager',
      is_active: false,
      password: PASSWORD,
    });

    const wrong = await register(manager.email, 'wrong');
    const nobody = await register('nobody@example.is', PASSWORD);
    const gone = await register(inactive.email, PASSWORD);

    expect([wrong.status, wrong.codes]).toEqual([401, ['auth.invalid_credentials']]);
    expect([nobody.errors, gone.errors]).toEqual([wrong.errors, wrong.errors]);
    expect(await devices()).toEqual([]);
  });

  it('does not tell a wrong password of an employee from one of a manager', async () => {
    const employee = await api.given.anEmployee(company, { password: PASSWORD });

    const answer = await register(employee.email, 'wrong');

    expect(answer.codes).toEqual(['auth.invalid_credentials']);
  });

  it.each(['aTotp', 'aPasskey'] as const)(
    'gives the same answer to the bare password of a manager who has %s, and counts it',
    async (factor) => {
      await api.given[factor](manager);

      const bare = await register(manager.email, PASSWORD);
      const wrong = await register(manager.email, 'wrong');
      for (let count = 0; count < 8; count += 1) await register(manager.email, PASSWORD);
      api.time.advance({ minutes: 2 });
      const afterTen = await register(manager.email, PASSWORD);

      expect([bare.status, bare.errors]).toEqual([401, wrong.errors]);
      expect(afterTen.codes).toEqual(['auth.too_many_attempts']);
      expect(await devices()).toEqual([]);
    },
  );

  it('computes one hash for nobody', async () => {
    expect(await hashing.verifiedDuring(() => register('no.such@example.is', 'wrong'))).toBe(1);
  });
});

describe('403', () => {
  it.each(['employee', 'accountant', 'superadmin'])('refuses the role %s', async (role) => {
    const user = await api.given.anEmployee(company, { role, password: PASSWORD });

    const answer = await register(user.email, PASSWORD);

    expect([answer.status, answer.codes]).toEqual([403, ['auth.role_not_allowed']]);
    expect(await devices()).toEqual([]);
  });

  it.each(['owner', 'manager'])('refuses the account of another system with the role %s', async (role) => {
    const account = await api.given.aServiceAccount(company, { role, password: PASSWORD });

    const answer = await register(account.email, PASSWORD);

    expect([answer.status, answer.codes]).toEqual([403, ['auth.role_not_allowed']]);
    expect(await devices()).toEqual([]);
  });
});

describe('429', () => {
  it('refuses the eleventh call within a minute', async () => {
    for (let n = 0; n < 10; n += 1) await register(`nobody.${n}@example.is`, 'wrong');

    const refused = await register(manager.email, PASSWORD);
    api.time.advance({ minutes: 1 });
    const later = await register(manager.email, PASSWORD);

    expect([refused.codes, refused.headers.get('Retry-After')]).toEqual([['rate.limited'], '60']);
    expect(later.status).toBe(200);
  });

  it('counts failures together with those of login, and apart from those of the shared terminal', async () => {
    const punch = (password: string) =>
      api.call('terminalPunch', {
        body: { companyId: company.id, userId: manager.id, password, action: 'Start' },
      });
    const logIn = (password: string) => api.call('login', { body: { email: manager.email, password } });
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      statuses.push((await register(manager.email, 'wrong')).status);
      statuses.push((await logIn('wrong')).status);
    }

    const refused = [await register(manager.email, PASSWORD), await logIn(PASSWORD)];
    const punched = await punch(PASSWORD);

    expect(statuses).toEqual(Array(10).fill(401));
    for (const { codes, headers } of refused) {
      expect([codes, headers.get('Retry-After')]).toEqual([['auth.too_many_attempts'], '900']);
    }
    expect(punched.status).toBe(200);
  });
});
