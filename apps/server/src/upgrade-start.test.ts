// The program itself on the database of an earlier release, and on one of a later version.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, expect, it } from 'vitest';
import { theRelease } from '../test/released/released.ts';
import { runProgram, startProgram } from '../test/run-program.ts';

const release = theRelease('0.1.0');
const file = join(release.dataDir, 'stimpill.sqlite');
const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
const env = {
  ...{ PATH: process.env['PATH'] ?? '', PORT: '0', DEMO: '0' },
  ...{ DATA_DIR: release.dataDir, SECRETS_DIR: release.secretsDir },
};
afterAll(release.remove);

it('says that the schema moves before it does, how long that took, and then serves', async () => {
  const server = startProgram({ program: 'src/main.ts', env });
  const [, port = ''] = await server.printed(
    /^The database moves from schema 0022 to \d{4}: \d+ migrations\. .*\nThe database has schema \d{4}\. That took \d+\.\d s\.\n[^]*:(\d+)\/api\/v1\n/,
  );
  const { status } = await fetch(`http://127.0.0.1:${port}/api/v1/health`);
  server.child.kill('SIGTERM');
  const { code, err } = await server.ended;

  expect({ status, code, err }).toEqual({ status: 200, code: 0, err: '' });
});

it('refuses the bare backup of a later version, server and command alike, and changes no byte of it', async () => {
  const database = new Sqlite(file);
  database.exec(
    "insert into knex_migrations (name, batch, migration_time) values ('9999-of-a-later-version', 99, 0)",
  );
  // As a backup is: one file, whose header changes as soon as somebody opens it for work.
  database.pragma('journal_mode = DELETE');
  database.close();
  const before = hashOf(file);

  const server = await runProgram({ program: 'src/main.ts', env });
  const command = await runProgram({ program: 'src/cli/stimpill.ts', args: ['company', 'list'], env });

  const sentence =
    'The database was migrated by a newer version of Stimpill ("9999-of-a-later-version"). Start that version, or restore an older backup.';
  expect([server.code, command.code]).toEqual([1, 3]);
  expect(server.err).toContain(`Stimpill did not start.\n${sentence}`);
  expect(command.err).toContain(sentence);
  expect(hashOf(file)).toBe(before);
});
