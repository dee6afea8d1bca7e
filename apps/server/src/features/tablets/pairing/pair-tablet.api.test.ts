import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { DeviceRow } from '#database/tables/tablets.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PASSWORD, PIN } from '../../../../test/given.ts';
import { rawRequest } from '../../../../test/raw-request.ts';
import { readEveryTable } from '../../../../test/read-every-table.ts';
import { callUnsigned } from '../../../../test/station-call.ts';

let api: TestApi;
let company: CompanyRow;
let owner: EmployeeRow;
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

const make = async () => {
  const { data } = await api.call('makePairingWord', { desk, params: { companyId: company.id } });
  return data.word;
};
const pair = (word: string, more: object = {}) => callUnsigned(api, 'pairTablet', { word, ...more });
const devices = () => api.database.database.knex<DeviceRow>('devices').where({ company_id: company.id });
const storedAs = (columns: object) =>
  api.database.database.knex('employees').where({ id: owner.id }).update(columns);

/** By a name of our own, over plain HTTP. */
const fromElsewhere = (body: object) =>
  rawRequest(new URL('/api/station/v1/pairing', api.baseUrl).href, {
    method: 'POST',
    headers: { Host: 'clock.example.is', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('200', () => {
  it('registers the tablet for the maker of the word, by the word alone, and records it so', async () => {
    const word = await make();

    const { data } = await pair(word.toLowerCase().replace('-', ''), { deviceName: '  Eldhús ' });

    expect(data).toMatchObject({ companyId: company.id, companyName: 'Kaffihús Norður ehf.' });
    const [device] = await devices();
    const subject_id = device?.id ?? '';
    expect(device).toMatchObject({ name: 'Eldhús', registered_by: owner.id, revoked_at: null });
    const changes = api.database.database.knex<ChangeRow>('changes').where({ subject_id });
    expect(await changes).toMatchObject([{ door: 'kiosk', user_id: owner.id, after: '{"name":"Eldhús"}' }]);
    expect((await readEveryTable(api.database.database)).join('\n')).not.toContain(data.deviceToken);
  });

  it('gives a token that lets employees sign in', async () => {
    const employee = await api.given.anEmployee(company, { pin: PIN });
    const { data } = await pair(await make());

    const body = { employeeId: employee.id, pin: PIN };
    const answer = await api.call('authenticatePin', { token: data.deviceToken, body });

    expect([answer.status, (await devices())[0]?.name]).toEqual([200, 'Kiosk']);
  });

  it('is for two at once done by one of them, and for one of each door too', async () => {
    const first = await make();
    const both = await Promise.all([pair(first), pair(first)]);
    const word = await make();
    const email = owner.email ?? '';
    const registered = api.call('registerDevice', { body: { email, password: word } });
    const doors = await Promise.all([pair(word), registered]);

    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(doors.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await devices()).toHaveLength(2);
  });
});

describe('400', () => {
  it('names every faulty field at once, and leaves the word good', async () => {
    const word = await make();

    const fields = (await pair('?', { deviceName: 'two\nlines' })).errors.map(({ field }) => field);
    await pair(word, { deviceName: '' });

    expect(fields).toEqual(['word', 'deviceName']);
    expect((await pair(word)).status).toBe(200);
  });
});

describe('403', () => {
  it('refuses it over plain HTTP under another name than that of this machine, and leaves the word good', async () => {
    const word = await make();

    const open = await fromElsewhere({ word });

    expect([open.status, open.codes]).toEqual([403, ['auth.connection_not_secure']]);
    expect(await devices()).toEqual([]);
    expect((await pair(word)).status).toBe(200);
  });

  it('refuses it where its maker may not register tablets any more, and registers nothing', async () => {
    const word = await make();
    await storedAs({ role: 'accountant' });

    const answer = await pair(word);

    expect([answer.status, answer.codes]).toEqual([403, ['auth.role_not_allowed']]);
    expect(await devices()).toEqual([]);
  });
});

describe('404', () => {
  it('refuses it on a second tablet, late, replaced and of somebody who has left, as one that never was', async () => {
    const used = await make();
    await pair(used);
    const again = await pair(used);
    const replaced = await make();
    const late = await make();
    const ofBefore = await pair(replaced);
    api.time.advance({ minutes: 15 });
    const afterTime = await pair(late);
    const word = await make();
    await storedAs({ is_active: false });

    const never = await pair('0000-0000');

    expect([never.status, never.codes]).toEqual([404, ['pairing.word_unknown']]);
    for (const { errors } of [again, ofBefore, afterTime, await pair(word)])
      expect(errors).toEqual(never.errors);
    expect(await devices()).toHaveLength(1);
  });
});

describe('429', () => {
  it('refuses the eleventh call within a minute, and an address after ten wrong words', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 10; n += 1) statuses.push((await pair(`0000-000${n}`)).status);
    const eleventh = await pair(await make());
    api.time.advance({ minutes: 1 });
    const locked = await pair(await make());
    api.time.advance({ minutes: 15 });

    expect(statuses).toEqual(Array(10).fill(404));
    expect([eleventh.codes, locked.codes]).toEqual([['rate.limited'], ['auth.too_many_attempts']]);
    expect((await pair(await make())).status).toBe(200);
  });
});
