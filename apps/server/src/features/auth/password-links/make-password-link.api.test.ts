import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { PasswordLinkRow } from '#database/tables/sign-in.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PASSWORD, type SignedUpRow } from '../../../../test/given.ts';

let api: TestApi;
let company: CompanyRow;
let anna: SignedUpRow;
let owner: SignedUpRow;
let desk: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 61 });
  company = await api.given.aCompany();
  owner = await api.given.anEmployee(company, { role: 'owner' });
  anna = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD });
  desk = (await api.given.aDeskSession(owner)).token;
});

const make = (employeeId: string, body: unknown = {}, companyId = company.id) =>
  api.call('makePasswordLink', { desk, params: { companyId, employeeId }, body });
const linksOf = ({ id }: { readonly id: string }) =>
  api.database.database.knex<PasswordLinkRow>('password_links').where({ employee_id: id });
const read = (path: string) =>
  api.call('readPasswordLink', { body: { token: path.replace('/desk/password#', '') } });

describe('200', () => {
  it('shows a link of 256 random bits once, for 72 hours, and stores only its digest', async () => {
    const start = api.time.clock();

    const { data } = await make(anna.id);

    const [row] = await linksOf(anna);
    expect(data).toEqual({
      path: expect.stringMatching(/^\/desk\/password#spl_[\w-]{66}$/) as string,
      endsAtUtc: new Date(start + 72 * 3_600_000).toISOString(),
      isMailed: false,
    });
    expect(JSON.stringify(row)).not.toContain(data.path.split('#')[1]);
    expect((await read(data.path)).data.email).toBe(anna.email);
  });

  it('ends the link before it', async () => {
    const { data: first } = await make(anna.id);
    const { data: second } = await make(anna.id);

    expect((await read(first.path)).codes).toEqual(['password_link.not_found']);
    expect((await read(second.path)).status).toBe(200);
  });

  it('records who made it, and no part of it', async () => {
    const { data } = await make(anna.id);

    const changes = await api.database.database.knex<ChangeRow>('changes').where({ subject_id: anna.id });
    expect(changes).toMatchObject([{ user_id: owner.id, door: 'desk', after: '{"password_link":"made"}' }]);
    expect(JSON.stringify(changes)).not.toContain(data.path.split('#')[1]);
  });
});

describe('400', () => {
  it('names an id that is none, and a byMail that is neither true nor false', async () => {
    expect((await make('x')).errors).toMatchObject([{ field: 'route.employeeId' }]);
    expect((await make(anna.id, { byMail: 'yes' })).errors).toMatchObject([{ field: 'byMail' }]);
  });
});

describe('404', () => {
  it('makes none for nobody, for anyone who has left, and for another system', async () => {
    const left = await api.given.anEmployee(company, { employment_end_date: '2026-01-31' });
    const account = await api.given.aServiceAccount(company);
    const ids = ['019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f', left.id, account.id];

    const answers = await Promise.all(ids.map((id) => make(id)));

    expect(answers.map(({ codes }) => codes)).toEqual(ids.map(() => ['employee.not_found']));
  });
});

describe('409', () => {
  it('needs an address to sign in with', async () => {
    const { id } = await api.given.anEmployee(company);
    await api.database.database.knex('employees').where({ id }).update({ email: null });

    expect((await make(id)).codes).toEqual(['person.email_missing']);
  });

  it('says that this server sends no mail, and makes no link', async () => {
    expect((await make(anna.id, { byMail: true })).codes).toEqual(['mail.not_set_up']);
    expect(await linksOf(anna)).toEqual([]);
  });
});
