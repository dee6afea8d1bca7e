// Reads outside of transactions share a connection. When it breaks, the next read gets another.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../test/api.ts';
import { companyScope } from './company-scope.ts';
import { company, hotRead } from './hot-statement.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { readHot } from './run-hot-statement.ts';

const END_ITSELF = hotRead()`
  select pg_terminate_backend(pg_backend_pid()) from companies where id = ${company}`;
const NAME = hotRead<{ readonly name: string }>()`select name from companies where id = ${company}`;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('a broken connection fails what was sent on it, as an outage, and nothing that comes later', async () => {
  const { id, name } = await api.given.aCompany();
  const scope = companyScope(api.deps.database.knex, id);

  const sent = await Promise.allSettled([
    readHot(scope, END_ITSELF),
    readHot(scope, NAME),
    readHot(scope, NAME),
  ]);

  for (const each of sent) {
    expect(each.status).toBe('rejected');
    expect(each.status === 'rejected' && isDatabaseUnavailable(each.reason)).toBe(true);
  }
  expect(await Promise.all([readHot(scope, NAME), readHot(scope, NAME)])).toEqual([[{ name }], [{ name }]]);
});
