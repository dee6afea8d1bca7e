// npm run drill:failover [-- kills]: the primary of two PostgreSQL servers is killed while people punch, 20 times unless told otherwise.
// With -- silent: it vanishes without a word three times, as a machine does that has no power.
// With -- asynchronous: three kills with a standby that is behind. Punches must be missing then, so that the drill is known to find them.
// POSTGRESQL_BIN=/usr/lib/postgresql/18/bin names the folder of PostgreSQL's programs, an absolute path; without it they are those of Debian 12's 15.
import './check-node.mjs';
import { join } from 'node:path';
import { command, ensureInstalled, root, run } from './steps.mjs';

await command(async () => {
  await ensureInstalled();
  const args = ['--conditions=source', 'drill/failover.ts', ...process.argv.slice(2)];
  const { code } = await run('tsx', args, { cwd: join(root, 'apps/server') });
  process.exitCode = code;
});
