import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { countingHashing } from '../../../../test/counting-hashing.ts';
import { PASSWORD, PIN } from '../../../../test/given.ts';
import { readJwt } from '../../../../test/read-jwt.ts';
import { aTablet } from '../../../../test/tablet.ts';

const WRONG = '0000';
const hashing = countingHashing();
let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;
let employee: EmployeeRow;
let device: { readonly id: string; readonly token: string };

beforeAll(async () => {
  api = await startApi({ hashing });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ hours: 2 });
  company = await api.given.aCompany();
  manager = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD });
  employee = await api.given.anEmployee(company, { pin: PIN });
  device = await api.given.aDevice(manager);
});

const send = (body: unknown, token = device.token) => api.call('authenticatePin', { token, body });
const authenticate = (employeeId: string, pin: string, token?: string) => send({ employeeId, pin }, token);

describe('200', () => {
  it('signs the employee in for two minutes', async () => {
    api.time.moveTo('2027-03-02T06:58:10.900Z');

    const { data } = await authenticate(employee.id, PIN);

    expect(data).toEqual({
      userId: employee.id,
      displayName: 'Þórunn Ósk Ægisdóttir',
      isClockedIn: false,
      employeeToken: data.employeeToken,
      expiresAtUtc: '2027-03-02T07:00:10.000Z',
      canEditOwnTimesheet: false,
      canEditClockInOut: false,
      enablePunchPhoto: false,
      requirePunchPhoto: false,
    });
  });

  it('binds the token to the device, the employee and the company', async () => {
    const { data } = await authenticate(employee.id, PIN);

    const { header, claims } = readJwt(data.employeeToken);

    expect(header['typ']).toBe('emp+jwt');
    expect(claims).toMatchObject({ sub: employee.id, deviceId: device.id, companyId: company.id });
  });

  it('accepts userId as another name of employeeId, in any letter case', async () => {
    const answers = [
      await send({ userId: employee.id, pin: PIN }),
      await send({ userId: employee.id, employeeId: employee.id.toUpperCase(), pin: PIN }),
    ];

    for (const { data } of answers) expect(data.userId).toBe(employee.id);
  });

  it('tells that the employee is clocked in', async () => {
    await api.given.anEntry(employee, '2026-03-02T08:00:00Z', null);

    const { data } = await authenticate(employee.id, PIN);

    expect(data.isClockedIn).toBe(true);
  });

  it.each([
    ['none', false, false],
    ['optional', true, false],
    ['required', true, true],
  ])('tells the photo rule "%s" of the company', async (rule, enablePunchPhoto, requirePunchPhoto) => {
    const withRule = await api.given.aCompany({ punch_photo: rule });
    const somebody = await api.given.anEmployee(withRule, { pin: PIN, can_edit_own_timesheet: true });
    const theirs = await api.given.aDevice(await api.given.anEmployee(withRule, { role: 'owner' }));

    const { data } = await authenticate(somebody.id, PIN, theirs.token);

    expect(data).toMatchObject({ enablePunchPhoto, requirePunchPhoto, canEditOwnTimesheet: true });
  });

  it('lets every role with a PIN sign in', async () => {
    const owner = await api.given.anEmployee(company, { role: 'owner', pin: '0007' });

    expect((await authenticate(owner.id, '0007')).status).toBe(200);
  });
});

describe('400', () => {
  it.each([[1234], ['123'], ['12345'], ['12a4'], ['١٢٣٤'], [' 1234'], ['1234\n'], [null]])(
    'refuses the PIN %j',
    async (pin) => {
      const answer = await send({ employeeId: employee.id, pin });

      expect(answer.status).toBe(400);
      expect(answer.errors.map(({ field }) => field)).toEqual(['pin']);
    },
  );

  it('refuses two ids that differ, and none at all, together with a faulty PIN', async () => {
    const differing = await send({ employeeId: employee.id, userId: manager.id, pin: PIN });
    const none = await send({ pin: 1 });

    expect(differing.errors.map(({ field }) => field)).toEqual(['userId']);
    expect(none.errors.map(({ field }) => field).sort()).toEqual(['employeeId', 'pin']);
  });

  it('counts no attempt for a malformed PIN', async () => {
    for (let n = 0; n < 12; n += 1) await send({ employeeId: employee.id, pin: '12' });

    expect((await authenticate(employee.id, PIN)).status).toBe(200);
  });
});

describe('401', () => {
  it('gives one answer for a wrong PIN and for everybody who could never sign in here', async () => {
    const other = await api.given.aCompany();
    const ids = {
      unknown: '11111111-2222-4333-8444-555555555555',
      foreign: (await api.given.anEmployee(other, { pin: PIN })).id,
      inactive: (await api.given.anEmployee(company, { pin: PIN, is_active: false })).id,
      departed: (await api.given.anEmployee(company, { pin: PIN, employment_end_date: '2026-03-01' })).id,
      withoutPin: (await api.given.anEmployee(company)).id,
    };

    const wrong = await authenticate(employee.id, WRONG);
    const answers = await Promise.all(Object.values(ids).map((id) => authenticate(id, PIN)));

    expect([wrong.status, wrong.codes]).toEqual([401, ['kiosk.pin_invalid']]);
    for (const { status, errors } of answers) expect([status, errors]).toEqual([401, wrong.errors]);
  });

  it('computes one hash for somebody and one for nobody', async () => {
    const unknown = '11111111-2222-4333-8444-666666666666';

    const forSomebody = await hashing.verifiedDuring(() => authenticate(employee.id, WRONG));
    const forNobody = await hashing.verifiedDuring(() => authenticate(unknown, WRONG));

    expect([forSomebody, forNobody]).toEqual([1, 1]);
  });

  it('accepts only the PIN of this employee', async () => {
    const colleague = await api.given.anEmployee(company, { pin: '1357' });

    const answer = await authenticate(employee.id, '1357');

    expect(answer.codes).toEqual(['kiosk.pin_invalid']);
    expect((await authenticate(colleague.id, '1357')).status).toBe(200);
  });
});

describe('403', () => {
  it('refuses a device that has bound a key, and counts no guess', async () => {
    const tablet = await aTablet(api, manager);

    const hashes = await hashing.verifiedDuring(async () => {
      for (let n = 0; n < 6; n += 1) {
        const answer = await authenticate(employee.id, WRONG, tablet.token);
        expect([answer.status, answer.codes]).toEqual([403, ['kiosk.signature_required']]);
      }
    });

    expect(hashes).toBe(0);
    expect(await tablet.signIn(employee, PIN)).not.toBe('');
  });

  it('lets the same tablet in by its token alone once it is registered again and has no key yet', async () => {
    const tablet = await aTablet(api, manager);
    await tablet.call('revokeOwnDevice', { body: { lastSequence: 0, isRestExported: false } });
    const revoked = await authenticate(employee.id, PIN, tablet.token);

    const again = await api.given.aDevice(manager);

    expect(revoked.codes).toEqual(['kiosk.device_revoked']);
    expect((await authenticate(employee.id, PIN, again.token)).status).toBe(200);
  });

  it('refuses an address that the company does not allow, before it looks at the body', async () => {
    await api.deps.database
      .knex<CompanyRow>('companies')
      .where({ id: company.id })
      .update({ allowed_ip_ranges: '["203.0.113.0/24"]' });

    const answers = [await authenticate(employee.id, PIN), await send({ pin: 1 })];

    for (const { status, codes } of answers)
      expect([status, codes]).toEqual([403, ['company.ip_not_allowed']]);
  });
});

describe('429', () => {
  it('refuses the 601st call of one device within a minute, and of no other', async () => {
    const second = await api.given.aDevice(manager);
    for (let n = 0; n < 12; n += 1) await Promise.all(Array.from({ length: 50 }, () => send([])));

    const refused = await authenticate(employee.id, PIN);
    const elsewhere = await authenticate(employee.id, PIN, second.token);

    expect([refused.codes, refused.headers.get('Retry-After')]).toEqual([['rate.limited'], '60']);
    expect(elsewhere.status).toBe(200);
  });
});
