import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findSignedIn } from '#features/auth/signed-in-store.ts';
import { findCompany } from '#features/companies/company-store.ts';
import { listEntriesAround } from '#features/ledger/time-entry-store.ts';
import { startApi, type TestApi } from '../../test/api.ts';
import { companyScope } from './company-scope.ts';

const MARCH = { from: Date.parse('2026-03-01T00:00:00Z'), to: Date.parse('2026-04-01T00:00:00Z') };

let api: TestApi;

beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

/** How many statements were asked meanwhile. */
async function counting<Result>(work: () => Promise<Result>): Promise<[statements: number, Result]> {
  const { knex } = api.deps.database;
  let count = 0;
  const listen = () => (count += 1);
  knex.on('query', listen);
  const result = await work();
  knex.off('query', listen);
  return [count, result];
}

describe('what many ask for in the same turn of the event loop', () => {
  it('is one statement a company, and each is given what they asked for', async () => {
    const [one, other] = [await api.given.aCompany(), await api.given.aCompany()];
    const sessions = [];
    for (const company of [one, one, other])
      sessions.push(await api.given.aSession(await api.given.anEmployee(company)));
    const asked = [...sessions, ...sessions];
    const db = api.deps.database.knex;

    const [statements, found] = await counting(() =>
      Promise.all(
        asked.map(({ id, company_id: companyId }) => findSignedIn(companyScope(db, companyId), id)),
      ),
    );

    expect(statements).toBe(2);
    expect(found.map((each) => each?.session.id)).toEqual(asked.map(({ id }) => id));
  });

  it('is read anew in the next turn: a session that was ended is known as ended', async () => {
    const session = await api.given.aSession(await api.given.anEmployee(await api.given.aCompany()));
    const { knex } = api.deps.database;
    const find = () => findSignedIn(companyScope(knex, session.company_id), session.id);

    const before = await find();
    await knex('sessions').where({ id: session.id }).update({ revoked_at: api.deps.clock() });
    const after = await find();

    expect([before?.session.isRevoked, after?.session.isRevoked]).toEqual([false, true]);
  });

  it('is one statement for the settings of a company, too, but in a transaction everybody reads for themselves', async () => {
    const { id } = await api.given.aCompany({ name: 'Before' });
    const { knex } = api.deps.database;
    const [statements] = await counting(() => Promise.all([1, 2, 3].map(() => findCompany(knex, id))));

    const names = await knex.transaction(async (tx) => {
      await tx('companies').where({ id }).update({ name: 'After' });
      return [(await findCompany(tx, id))?.name];
    });

    expect(statements).toBe(1);
    expect(names).toEqual(['After']);
  });

  it('is one statement for the same range of many people, and nobody is given what only others asked for', async () => {
    const company = await api.given.aCompany();
    const anna = await api.given.anEmployee(company);
    const bjorn = await api.given.anEmployee(company);
    for (const person of [anna, bjorn])
      await api.given.anEntry(person, '2026-03-02T08:00:00Z', '2026-03-02T16:00:00Z');
    const scope = companyScope(api.deps.database.knex, company.id);

    const [statements, lists] = await counting(() =>
      Promise.all([
        listEntriesAround(scope, [anna.id], MARCH),
        listEntriesAround(scope, [bjorn.id], MARCH),
        listEntriesAround(scope, [bjorn.id], { ...MARCH, to: MARCH.from }),
      ]),
    );

    expect(statements).toBe(2);
    expect(lists.map((list) => [...list.keys()])).toEqual([[anna.id], [bjorn.id], []]);
  });

  it('is nothing where there is nothing', async () => {
    const { id } = await api.given.aCompany();

    expect(await findSignedIn(companyScope(api.deps.database.knex, id), randomUUID())).toBeUndefined();
  });
});
