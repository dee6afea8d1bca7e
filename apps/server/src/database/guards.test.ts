import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../test/test-databases.ts';

let test: TestDatabase;
beforeEach(async () => {
  test = await freshDatabase();
});
afterEach(() => test.drop());

describe('a fresh database', () => {
  it('has the punch inbox', async () => {
    expect(await test.database.knex.schema.hasTable('punch_inbox')).toBe(true);
  });
});
