import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../test/test-databases.ts';
import { emptyLog } from './overwrite-erased.ts';
import { checkpointAhead } from './sqlite-checkpoints.ts';
import { sqlitePath } from './sqlite-path.ts';

let test: TestDatabase;

beforeEach(async () => {
  test = await freshDatabase();
});
afterEach(() => test.drop());

/** Whether the file itself holds what was written, and not only the log beside it. */
const isInFile = (text: string) =>
  readFileSync(sqlitePath(test.database.options.dataDir)).includes(Buffer.from(text));

it('what was committed is copied into the file by the other connection, and the one that wrote it does nothing', async () => {
  const { knex } = test.database;
  await knex('installation').update({ secrets_id: 'written in the log' });
  const before = isInFile('written in the log');

  const other = await test.open();
  checkpointAhead(other);

  expect(before).toBe(false);
  await expect.poll(() => isInFile('written in the log')).toBe(true);
  await other.close();
});

it('a log is emptied although another connection copies it', async () => {
  const others = [await test.open(), await test.open()];
  others.forEach(checkpointAhead);
  const { knex } = test.database;
  await knex('installation').update({ secrets_id: 'written in the log' });

  await emptyLog(test.database);

  expect(readFileSync(`${sqlitePath(test.database.options.dataDir)}-wal`)).toHaveLength(0);
  for (const other of others) await other.close();
});
