import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { PairingWordRow } from '#database/tables/sign-in.ts';
import type { DeviceRow } from '#database/tables/tablets.ts';
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

const make = (companyId = company.id) => api.call('makePairingWord', { desk, params: { companyId } });
const register = (password: string, email = owner.email) =>
  api.call('registerDevice', { body: { email, password } });
const devices = () => api.database.database.knex<DeviceRow>('devices').where({ company_id: company.id });

describe('200', () => {
  it('registers one tablet for its maker, however it is typed, and no second one', async () => {
    const { data } = await make();

    const first = await register(data.word.toLowerCase().replace('-', ' '));
    const second = await register(data.word);

    expect(data.word).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect([data.email, first.status]).toEqual([owner.email, 200]);
    expect(second.codes).toEqual(['auth.invalid_credentials']);
    expect(await devices()).toMatchObject([{ registered_by: owner.id }]);
  });

  it('works for fifteen minutes', async () => {
    const { data } = await make();
    expect([Date.parse(data.endsAtUtc) - api.time.clock(), data.validForSeconds]).toEqual([900_000, 900]);

    api.time.advance({ minutes: 15 });

    expect((await register(data.word)).codes).toEqual(['auth.invalid_credentials']);
  });

  it('is for two at once used by one of them', async () => {
    const { data } = await make();

    const both = await Promise.all([register(data.word), register(data.word)]);

    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await devices()).toHaveLength(1);
  });

  it('ends the one that was made before, and leaves that of somebody else alone', async () => {
    const manager = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD });
    const own = desk;
    desk = (await api.given.aDeskSession(manager)).token;
    const theirs = (await make()).data.word;
    desk = own;
    const first = (await make()).data.word;
    const second = (await make()).data.word;

    const answers = [await register(first), await register(second), await register(theirs, manager.email)];

    expect(answers.map(({ status }) => status)).toEqual([401, 200, 200]);
  });

  it('is made by two presses at once, of which the later one counts', async () => {
    const both = await Promise.all([make(), make()]);

    const answers = [];
    for (const { data } of both) answers.push((await register(data.word)).status);

    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.sort()).toEqual([200, 401]);
  });

  it('opens nothing but a tablet, and with an e-mail only that of its maker', async () => {
    const other = await api.given.anEmployee(company, { role: 'owner', password: PASSWORD });
    const { word: password } = (await make()).data;

    const login = await api.call('login', { body: { email: owner.email, password } });
    const atDesk = await api.call('startDeskSession', { body: { email: owner.email, password } });
    const ofOther = await register(password, other.email);

    const refused = ['auth.invalid_credentials'];
    expect([login.codes, atDesk.codes, ofOther.codes]).toEqual([refused, refused, refused]);
  });

  it('is the only way to a tablet for anyone who has a second factor', async () => {
    await api.given.aTotp(owner);
    const { word } = (await make()).data;

    const bare = await register(PASSWORD);
    const wrong = await register('wrong');

    expect([bare.status, bare.errors]).toEqual([401, wrong.errors]);
    expect((await register(word)).status).toBe(200);
  });

  it('ends with the password of its maker', async () => {
    const { word } = (await make()).data;
    const body = { currentPassword: PASSWORD, newPassword: 'a quite different password' };
    await api.call('changeOwnPassword', { desk, body });

    expect((await register(word)).codes).toEqual(['auth.invalid_credentials']);
  });

  it('is no way in for somebody who has left or may not register tablets any more', async () => {
    const { word } = (await make()).data;
    const change = (row: object) =>
      api.database.database.knex('employees').where({ id: owner.id }).update(row);

    await change({ is_active: false });
    const gone = await register(word);
    await change({ is_active: true, role: 'accountant' });
    const again = (await register(PASSWORD)).codes;

    expect(gone.codes).toEqual(['auth.invalid_credentials']);
    expect(again).toEqual(['auth.role_not_allowed']);
    expect(await devices()).toEqual([]);
  });

  it('is recorded with its maker, and stored nowhere', async () => {
    const { word } = (await make()).data;
    await make();

    const rows = await api.database.database
      .knex<ChangeRow>('changes')
      .where({ company_id: company.id })
      .orderBy('id');
    expect(rows).toMatchObject([
      { door: 'desk', user_id: owner.id, after: '{"pairing_word":"set"}' },
      { door: 'desk', user_id: owner.id, after: '{"pairing_word":"new"}' },
    ]);
    const stored = (await readEveryTable(api.database.database)).join('\n');
    expect(stored).not.toContain(word);
    expect(stored).not.toContain(word.replace('-', ''));
  });

  it('takes those with it whose time is over, of whomever', async () => {
    await make();
    api.time.advance({ minutes: 15 });
    const manager = await api.given.anEmployee(company, { role: 'manager' });
    desk = (await api.given.aDeskSession(manager)).token;
    await make();

    const kept = await api.database.database.knex<PairingWordRow>('pairing_words');
    expect(kept.filter(({ company_id }) => company_id === company.id)).toMatchObject([
      { employee_id: manager.id },
    ]);
  });
});

describe('400', () => {
  it('refuses what is no company', async () => {
    expect((await make('x')).errors).toMatchObject([{ field: 'route.companyId' }]);
  });
});
