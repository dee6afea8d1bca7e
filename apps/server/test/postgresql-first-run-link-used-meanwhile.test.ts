import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FirstRunLinkRow } from '#database/tables/sign-in.ts';
import { makeFirstRunLink } from '#features/first-run/first-run-link.ts';
import { startApi, type TestApi } from './api.ts';

const EMAIL = 'osk@example.is';

let api: TestApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

describe('a link that another request uses while this one looks for faults', () => {
  it('is told that the company is made, and no fault with what the other one has stored', async () => {
    const { knex } = api.deps.database;
    const token = await makeFirstRunLink(api.deps);
    await api.given.anEmployee(await api.given.aCompany(), { email: EMAIL });
    const waiting = async () =>
      (await knex('pg_locks').where({ locktype: 'relation', granted: false })).length;

    const { loser } = await knex.transaction(async (tx) => {
      await tx.raw('lock table companies in access exclusive mode');
      const later = api.call('startCompany', {
        body: {
          token,
          company: { name: 'Kaffihús Norður ehf.', language: 'is', timeZone: 'Atlantic/Reykjavik' },
          departments: [],
          people: null,
          agreement: null,
          payPeriodStartDay: 1,
          owner: {
            ...{ displayName: 'Ósk Eigandi', email: EMAIL, password: 'four words in a row' },
            ...{ line: null, punches: true },
          },
        },
      });
      await expect.poll(waiting).toBe(1);
      await tx<FirstRunLinkRow>('first_run_links').delete();
      return { loser: later };
    });

    const { status, codes } = await loser;
    expect([status, codes]).toEqual([403, ['first_run.company_made']]);
  });
});
