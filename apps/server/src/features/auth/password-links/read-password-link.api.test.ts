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

const read = (token: unknown) => api.call('readPasswordLink', { body: { token } });

describe('200', () => {
  it('says whose password it sets, until when, and can be read again', async () => {
    const token = await api.given.aPasswordLink(anna);
    const endsAtUtc = new Date(api.time.clock() + 3_600_000).toISOString();

    await read(token);
    const { data } = await read(token);

    expect(data).toEqual({
      displayName: anna.display_name,
      email: anna.email,
      companyName: 'Kaffihús Norður ehf.',
      language: 'pl',
      endsAtUtc,
    });
  });
});

describe('400', () => {
  it('names a token that is missing', async () => {
    expect((await read(undefined)).errors).toMatchObject([{ field: 'token' }]);
  });
});

describe('404', () => {
  it('is the same for a link that is none, whose time is over, or whose person has left', async () => {
    const late = await api.given.aPasswordLink(anna);
    api.time.advance({ minutes: 60 });
    const left = await api.given.anEmployee(company, { employment_end_date: '2026-01-31' });
    const ofLeft = await api.given.aPasswordLink(left);

    const answers = [await read('spl_none'), await read(late), await read(ofLeft)];

    expect(answers.map(({ codes }) => codes)).toEqual(answers.map(() => ['password_link.not_found']));
  });
});
