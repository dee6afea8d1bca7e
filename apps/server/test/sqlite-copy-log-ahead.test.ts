import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyLog } from '#database/overwrite-erased.ts';
import { sqlitePath } from '#database/private-files.ts';
import { freshDatabase, type TestDatabase } from './test-databases.ts';
import { copyLogAhead } from '../src/copy-log-ahead.ts';

/** Nothing has gone wrong, or the test fails. */
const refuse = (failure: unknown) => expect.fail(String(failure));
const WRITTEN = 'written in the log';

let test: TestDatabase;
let stop: () => Promise<void>;

beforeEach(async () => {
  test = await freshDatabase();
  stop = () => Promise.resolve();
});
afterEach(async () => {
  await stop();
  await test.drop();
});

const file = () => sqlitePath(test.database.options.dataDir);
const write = () => test.database.knex('installation').update({ secrets_id: WRITTEN });
/** Whether the file itself holds what was written, and not only the log beside it. */
const isInFile = () => readFileSync(file()).includes(Buffer.from(WRITTEN));

it('what was committed is copied into the file by a thread, and the connection that wrote it does nothing', async () => {
  await write();
  const before = isInFile();

  stop = copyLogAhead(test.database, refuse);

  expect(before).toBe(false);
  await expect.poll(isInFile).toBe(true);
});

it('the log is emptied although the thread copies it', async () => {
  stop = copyLogAhead(test.database, refuse);
  for (let time = 0; time < 20; time += 1) {
    await write();
    await emptyLog(test.database);
    expect(readFileSync(`${file()}-wal`)).toHaveLength(0);
  }
});

it('a thread that cannot open the file is told of, and the server writes on', async () => {
  const onFailure = vi.fn();
  const { options } = test.database;

  stop = copyLogAhead(
    { ...test.database, options: { ...options, dataDir: `${options.dataDir}-gone` } },
    onFailure,
  );

  await expect.poll(() => onFailure.mock.calls.length).toBe(1);
  expect(await write()).toBe(1);
});
