import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from './test-databases.ts';
import { CHANGE_SUBJECTS } from '@stimpill/api-types/change-subjects';
import { TABLE_OF, WRITTEN_LISTS } from '#features/company-file/company-rows.ts';
import { wordsIn } from '#words.ts';

/** Recorded under the names of what they stand for, or beside every change. */
const UNTOLD = ['company_id', 'id'];

let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

describe('the log', () => {
  it.each(['companies', ...WRITTEN_LISTS.map((list) => TABLE_OF[list].name)])(
    'has words for every column of %s',
    async (table) => {
      const columns = Object.keys(await database.database.knex(table).columnInfo());

      expect(
        columns.filter((column) => !UNTOLD.includes(column) && !(column in wordsIn('en').logFields)),
      ).toEqual([]);
    },
  );

  it('has words for every kind of record', () => {
    expect(Object.keys(wordsIn('en').logWords.subjects).sort()).toEqual([...CHANGE_SUBJECTS].sort());
  });
});
