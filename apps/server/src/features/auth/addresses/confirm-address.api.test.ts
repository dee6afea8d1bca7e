import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PASSWORD, type SignedUpRow } from '../../../../test/given.ts';
import { peopleOf } from '../../../../test/people-of.ts';

const NEW = 'anna@new.example';

let api: TestApi;
let company: CompanyRow;
let anna: SignedUpRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 2 });
  await api.database.database.knex('sign_in_names').delete();
  company = await api.given.aCompany();
  anna = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD });
  ({ token } = await api.given.aWaitingAddress(anna, NEW));
});

const confirm = (link: unknown = token) => api.call('confirmAddress', { body: { token: link } });
const signIn = (email: string) => api.call('startDeskSession', { body: { email, password: PASSWORD } });

describe('200', () => {
  it('lets the new address sign in with the old password, and the old one no longer', async () => {
    const { data, headers } = await confirm();

    expect(data).toEqual({ email: NEW });
    expect(headers.get('Set-Cookie')).toBeNull();
    expect((await signIn(NEW)).status).toBe(200);
    expect((await signIn(anna.email)).status).toBe(401);
  });

  it('ends the sessions of the old address, and links that were made for it, only then', async () => {
    const desk = (await api.given.aDeskSession(anna)).token;
    const session = (await api.given.aSession(anna)).token;
    const link = await api.given.aPasswordLink(anna);
    expect((await api.call('getDeskSession', { desk })).status).toBe(200);

    await confirm();

    expect((await api.call('getDeskSession', { desk })).codes).toEqual(['auth.session_revoked']);
    expect((await peopleOf(api, company, { token: session })).codes).toEqual(['auth.session_revoked']);
    expect((await api.call('readPasswordLink', { body: { token: link } })).status).toBe(404);
  });

  it('records who asked for the address, and no part of the link', async () => {
    await confirm();

    const changes = await api.database.database.knex<ChangeRow>('changes').where({ subject_id: anna.id });
    expect(changes).toMatchObject([
      {
        operator: 'root',
        before: JSON.stringify({ email: anna.email, waiting_email: NEW }),
        after: JSON.stringify({ email: NEW, waiting_email: null }),
      },
    ]);
    expect(JSON.stringify(changes)).not.toContain(token);
  });
});

describe('404', () => {
  it('works once, also for two at the same time', async () => {
    const both = await Promise.all([confirm(), confirm()]);

    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await confirm()).codes).toEqual(['address_link.not_found']);
  });

  it.each([
    ['another role', { role: 'accountant' }],
    ['a deactivation', { is_active: false }],
  ])('no longer works after %s', async (_, change) => {
    const owner = await api.given.anEmployee(company, { role: 'owner', password: PASSWORD });
    const params = { companyId: company.id, employeeId: anna.id };
    const { token: session } = await api.given.aSession(owner);
    const { data, headers } = await api.call('getPerson', { token: session, params });
    const { id: _id, role: _role, ...said } = data;
    const version = { 'If-Match': headers.get('ETag') ?? '' };
    if ('role' in change) {
      const desk = (await api.given.aDeskSession(owner)).token;
      await api.call('changeRole', { desk, params, body: change });
    } else {
      const body = { ...said, isActive: false };
      await api.call('changePerson', { token: session, params, headers: version, body });
    }

    expect((await confirm()).codes).toEqual(['address_link.not_found']);
  });
});

describe('409', () => {
  it('says that somebody else has the address by now, and leaves everything as it was', async () => {
    const other = await api.given.aCompany();
    await api.given.anEmployee(other, { email: NEW.toUpperCase() });

    expect((await confirm()).codes).toEqual(['address_link.taken']);
    expect((await signIn(anna.email)).status).toBe(200);
    expect((await api.call('readAddressLink', { body: { token } })).status).toBe(200);
  });
});

describe('429', () => {
  it('answers ten requests a minute from one address', async () => {
    const answers = [];
    for (let sent = 0; sent < 11; sent += 1) answers.push(await confirm('sal_none'));

    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(404), 429]);
  });
});
