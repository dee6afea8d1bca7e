import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { findCompany } from './company-store.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('every setting has its column in the table of companies, and every column its setting', async () => {
  const company = await api.given.aCompany();

  const columns = await api.deps.database.knex('companies').columnInfo();

  expect(Object.keys(columns).sort()).toEqual(Object.keys(company).sort());
});

it('a company is read with the version of its manager code, but without the hash of the code', async () => {
  const manager_exit_code_hash =
    '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaGhhc2g';
  const { id }: CompanyRow = await api.given.aCompany({ manager_exit_code_hash });

  const company = await findCompany(api.deps.database.knex, id);

  expect(company?.terminal.managerCodeVersion).toMatch(/^[\w-]{22}$/);
  expect(JSON.stringify(company)).not.toContain('argon2id');
});
