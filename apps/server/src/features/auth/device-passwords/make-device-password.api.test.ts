import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeRow, CompanyRow, DeviceRow } from '#database/tables.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PASSWORD, type SignedUpRow } from '../../../../test/given.ts';
import { readEveryTable } from '../../../../test/read-every-table.ts';

let api: TestApi;
let company: CompanyRow;
let owner: SignedUpRow;
let desk: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 61 });
  company = await api.given.aCompany();
  owner = await api.given.anEmployee(company, { role: 'owner', password: PASSWORD });
  desk = (await api.given.aDeskSession(owner)).token;
});

const make = (companyId = company.id) => api.call('makeDevicePassword', { desk, params: { companyId } });
const register = (password: string, email = owner.email) =>
  api.call('registerDevice', { body: { email, password } });
const devices = () => api.database.database.knex<DeviceRow>('devices').where({ company_id: company.id });

describe('200', () => {
  it('registers one tablet for its maker, however it is typed, and no second one', async () => {
    const { data } = await make();

    const first = await register(data.password.toLowerCase().replace('-', ' '));
    const second = await register(data.password);

    expect(data.password).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect([data.email, first.status]).toEqual([owner.email, 200]);
    expect(second.codes).toEqual(['auth.invalid_credentials']);
    expect(await devices()).toMatchObject([{ registered_by: owner.id }]);
  });

  it('works for ten minutes', async () => {
    const { data } = await make();
    expect(Date.parse(data.endsAtUtc) - api.time.clock()).toBe(600_000);

    api.time.advance({ minutes: 10 });

    expect((await register(data.password)).codes).toEqual(['auth.invalid_credentials']);
  });

  it('is for two at once used by one of them', async () => {
    const { data } = await make();

    const both = await Promise.all([register(data.password), register(data.password)]);

    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await devices()).toHaveLength(1);
  });

  it('ends the one that was made before, and leaves that of somebody else alone', async () => {
    const manager = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD });
    const own = desk;
    desk = (await api.given.aDeskSession(manager)).token;
    const theirs = (await make()).data.password;
    desk = own;
    const first = (await make()).data.password;
    const second = (await make()).data.password;

    const answers = [await register(first), await register(second), await register(theirs, manager.email)];

    expect(answers.map(({ status }) => status)).toEqual([401, 200, 200]);
  });

  it('opens nothing but a tablet, and only with the name of its maker', async () => {
    const other = await api.given.anEmployee(company, { role: 'owner', password: PASSWORD });
    const { password } = (await make()).data;

    const login = await api.call('login', { body: { email: owner.email, password } });
    const atDesk = await api.call('startDeskSession', { body: { email: owner.email, password } });
    const ofOther = await register(password, other.email);

    const refused = ['auth.invalid_credentials'];
    expect([login.codes, atDesk.codes, ofOther.codes]).toEqual([refused, refused, refused]);
  });

  it('is the only way to a tablet for whoever has a second factor', async () => {
    await api.given.aTotp(owner);
    const { password } = (await make()).data;

    const bare = await register(PASSWORD);
    const wrong = await register('wrong');

    expect([bare.status, bare.errors]).toEqual([401, wrong.errors]);
    expect((await register(password)).status).toBe(200);
  });

  it('ends with the password of its maker', async () => {
    const { password } = (await make()).data;
    const body = { currentPassword: PASSWORD, newPassword: 'a quite different password' };
    await api.call('changeOwnPassword', { desk, body });

    expect((await register(password)).codes).toEqual(['auth.invalid_credentials']);
  });

  it('is no way in for somebody who has left or may not register tablets any more', async () => {
    const { password } = (await make()).data;
    const change = (row: object) =>
      api.database.database.knex('employees').where({ id: owner.id }).update(row);

    await change({ is_active: false });
    const gone = await register(password);
    await change({ is_active: true, role: 'accountant' });
    const again = (await register(PASSWORD)).codes;

    expect(gone.codes).toEqual(['auth.invalid_credentials']);
    expect(again).toEqual(['auth.role_not_allowed']);
    expect(await devices()).toEqual([]);
  });

  it('is recorded with its maker, and stored nowhere', async () => {
    const { password } = (await make()).data;
    await make();

    const rows = await api.database.database
      .knex<ChangeRow>('changes')
      .where({ company_id: company.id })
      .orderBy('id');
    expect(rows).toMatchObject([
      { door: 'desk', user_id: owner.id, after: '{"device_password":"set"}' },
      { door: 'desk', user_id: owner.id, after: '{"device_password":"new"}' },
    ]);
    const stored = (await readEveryTable(api.database.database)).join('\n');
    expect(stored).not.toContain(password);
    expect(stored).not.toContain(password.replace('-', ''));
  });
});

describe('400', () => {
  it('refuses what is no company', async () => {
    expect((await make('x')).errors).toMatchObject([{ field: 'route.companyId' }]);
  });
});
