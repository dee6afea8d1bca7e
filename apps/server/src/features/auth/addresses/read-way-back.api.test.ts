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

const read = (token: unknown) => api.call('readWayBack', { body: { token } });

describe('200', () => {
  it('says which address comes back, what took its place and since when, and changes nothing', async () => {
    const { token } = await api.given.aWayBack(anna, 'anna@old.example');
    const now = api.time.clock();

    await read(token);
    const { data } = await read(token);

    expect(data).toEqual({
      displayName: anna.display_name,
      companyName: 'Kaffihús Norður ehf.',
      language: 'pl',
      email: 'anna@old.example',
      newEmail: anna.email,
      changedAtUtc: new Date(now).toISOString(),
      endsAtUtc: new Date(now + 72 * 3_600_000).toISOString(),
    });
  });
});

describe('404', () => {
  it('is the same for a link that is none, and for one whose 72 hours are over', async () => {
    const late = await api.given.aWayBack(anna);
    api.time.advance({ minutes: 72 * 60 });

    const answers = [await read('swb_none'), await read(late.token)];

    expect(answers.map(({ codes }) => codes)).toEqual(answers.map(() => ['way_back.not_found']));
  });
});
