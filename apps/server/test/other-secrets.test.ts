// A database and its secrets belong together: with other secrets none of its PINs and tokens could be checked.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DatabaseRefused } from '../src/errors/refused.ts';
import { migrate } from '../src/database/migrate.ts';
import { explainStartFailure } from '../src/start-failure.ts';
import { freshDatabase, type TestDatabase } from './test-databases.ts';
import { TEST_SECRETS_ID, testSecrets } from './test-secrets.ts';

let test: TestDatabase;
beforeEach(async () => {
  test = await freshDatabase();
});
afterEach(() => test.drop());

it('opens a database with the secrets it was made with, as often as it likes', async () => {
  await migrate(test.database, { secretsId: TEST_SECRETS_ID, now: 1 });

  expect(await migrate(test.database, { secretsId: TEST_SECRETS_ID, now: 2 })).toEqual([]);
});

it('refuses a database that was made with other secrets, and says what can be done', async () => {
  const { id } = testSecrets();
  const other = { secretsId: `other-${id}`, now: 1 };

  await expect(migrate(test.database, other)).rejects.toThrow(DatabaseRefused);

  const explanation = await migrate(test.database, other).catch(explainStartFailure);
  expect(explanation).toContain('This database was made with other secrets');
  expect(explanation).toContain('SECRETS_DIR');
});

it('still opens with the right secrets after a refusal', async () => {
  await migrate(test.database, { secretsId: 'other', now: 1 }).catch(() => undefined);

  expect(await migrate(test.database, { secretsId: TEST_SECRETS_ID, now: 2 })).toEqual([]);
});
