// Whether the schema can be spread over several machines, asked of every table there is.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../test/test-databases.ts';
import { readCluster } from './cluster.ts';
import { distributeTables, findObstacles } from './distribute-tables.ts';
import { TABLE_PLACES } from './all-tables.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await freshDatabase();
});
afterAll(() => test.drop());

describe('every table', () => {
  it('has a place on a cluster, and no place is of a table that is gone', async () => {
    const tables = await test.database
      .knex('pg_tables')
      .where({ schemaname: 'public' })
      .pluck<string[]>('tablename');

    expect(Object.keys(TABLE_PLACES).sort()).toEqual(tables.sort());
  });

  it('of companies holds the company in whatever is unique, and refers to nothing that stands elsewhere', async () => {
    expect(await findObstacles(test.database.knex)).toEqual([]);
  });

  it('is told by name when it stands in the way', async () => {
    const { knex } = test.database;
    await knex.raw('create table of_another_program (id int)');
    await knex.raw('create unique index alone on devices (name)');
    await knex.raw('alter table jobs add column device uuid, add column company uuid');
    await knex.raw('alter table jobs add foreign key (company, device) references devices (company_id, id)');

    expect(await findObstacles(knex)).toEqual([
      expect.stringContaining('of_another_program'),
      'alone on devices does not hold the company.',
      'jobs refers to devices, which belongs elsewhere.',
    ]);
  });
});

describe('a PostgreSQL on one machine', () => {
  it('has no cluster, and nothing is distributed', async () => {
    expect(await readCluster(test.database.knex)).toBeNull();
    await expect(distributeTables(test.database.knex)).rejects.toThrow('has no Citus');
  });
});
