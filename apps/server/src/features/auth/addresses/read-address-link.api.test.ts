import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import type { SignedUpRow } from '../../../../test/given.ts';

let api: TestApi;
let company: CompanyRow;
let anna: SignedUpRow;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  company = await api.given.aCompany({ name: 'Kaffihús Norður ehf.', language: 'pl' });
  anna = await api.given.anEmployee(company);
});

const read = (token: unknown) => api.call('readAddressLink', { body: { token } });

describe('200', () => {
  it('says which address it confirms and whose, changes nothing, and can be read again', async () => {
    const { token } = await api.given.aWaitingAddress(anna, 'anna@new.example');
    const endsAtUtc = new Date(api.time.clock() + 72 * 3_600_000).toISOString();

    await read(token);
    const { data } = await read(token);

    expect(data).toEqual({
      displayName: anna.display_name,
      companyName: 'Kaffihús Norður ehf.',
      language: 'pl',
      email: 'anna@new.example',
      endsAtUtc,
    });
    expect(await api.database.database.knex('employees').where({ id: anna.id })).toMatchObject([
      { email: anna.email },
    ]);
  });
});

describe('404', () => {
  it('is the same for a link that is none, whose time is over, and whose person has left', async () => {
    const late = await api.given.aWaitingAddress(anna);
    api.time.advance({ minutes: 72 * 60 });
    const left = await api.given.anEmployee(company, { employment_end_date: '2026-01-31' });
    const ofLeft = await api.given.aWaitingAddress(left);

    const answers = [await read('sal_none'), await read(late.token), await read(ofLeft.token)];

    expect(answers.map(({ codes }) => codes)).toEqual(answers.map(() => ['address_link.not_found']));
  });
});
