// npm run test:citus [-- test files]: the API on a Citus cluster of one coordinator and two workers, then a slice of the fault campaign.
import './check-node.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { command, ensureBuilt, ensureInstalled, NotPossibleHere, root, run } from './steps.mjs';

const DEBIAN = '/usr/lib/postgresql';
const hasCitus =
  existsSync(DEBIAN) &&
  readdirSync(DEBIAN).some((version) => existsSync(join(DEBIAN, version, 'lib/citus.so')));

await command(async () => {
  if (!hasCitus)
    throw new NotPossibleHere(
      `There is no Citus on this machine, so nothing was tried. Install PostgreSQL with the extension citus: its files are looked for in ${DEBIAN}/<version>/lib.`,
    );
  await ensureInstalled();
  const files = process.argv.slice(2);
  const tests = await run('vitest', ['run', '--config', 'vitest.citus.config.ts', ...files], {
    cwd: join(root, 'apps/server'),
  });
  process.exitCode = tests.code;
  if (files.length > 0) return;
  await ensureBuilt();
  const campaign = [
    '--conditions=source',
    'campaign/run-campaign.ts',
    '--engine',
    'citus',
    '--punches',
    '400',
  ];
  const { code } = await run('tsx', campaign, { cwd: join(root, 'e2e') });
  process.exitCode ||= code;
});
