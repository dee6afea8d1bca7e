// npm run drill:archiving [-- seconds]: a PostgreSQL that archives every few seconds, 5 unless told otherwise, is lost while people punch, and is
// restored from its base backup and its archive.
// POSTGRESQL_BIN=/usr/lib/postgresql/18/bin names the folder of PostgreSQL's programs, an absolute path; without it they are those of Debian 12's 15.
import './check-node.mjs';
import { join } from 'node:path';
import { command, ensureInstalled, root, run } from './steps.mjs';

await command(async () => {
  await ensureInstalled();
  const args = ['--conditions=source', 'drill/archiving.ts', ...process.argv.slice(2)];
  const { code } = await run('tsx', args, { cwd: join(root, 'apps/server') });
  process.exitCode = code;
});
