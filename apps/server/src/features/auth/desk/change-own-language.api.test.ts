import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import type { SignedUpRow } from '../../../../test/given.ts';

let api: TestApi;
let company: CompanyRow;
let manager: SignedUpRow;
let desk: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  company = await api.given.aCompany();
  manager = await api.given.anEmployee(company, { role: 'manager' });
  desk = (await api.given.aDeskSession(manager)).token;
});

const choose = (language: string, call: object = { desk }) =>
  api.call('changeOwnLanguage', { body: { language }, ...call });

describe('200', () => {
  it('holds in every session of the person, and in no one else’s', async () => {
    const other = await api.given.aDeskSession(manager);
    const colleague = await api.given.anEmployee(company, { role: 'manager', display_name: 'Jón' });
    const theirs = await api.given.aDeskSession(colleague);

    expect((await choose('pl')).data).toEqual({ language: 'pl' });

    expect((await api.call('getDeskSession', { desk: other.token })).data.language).toBe('pl');
    expect((await api.call('getDeskSession', { desk: theirs.token })).data.language).toBeNull();
  });

  it('is recorded once, with what it was', async () => {
    await choose('pl');
    await choose('pl');

    const rows = await api.deps.database.knex<ChangeRow>('changes').where({ subject_id: manager.id });
    expect(rows).toMatchObject([
      { door: 'desk', user_id: manager.id, before: '{"language":null}', after: '{"language":"pl"}' },
    ]);
  });
});

describe('400', () => {
  it('refuses a language that Stimpill does not speak', async () => {
    expect((await choose('de')).errors).toMatchObject([{ code: 'request.invalid', field: 'language' }]);
  });
});
