// npm run stimpill -- …: the command line of the server.
import './check-node.mjs';
import { join } from 'node:path';
import { command, ensureBuilt, ensureInstalled, loadEnvFile, root, run } from './steps.mjs';

await command(async () => {
  loadEnvFile();
  await ensureInstalled();
  await ensureBuilt();
  const { code } = await run(process.execPath, [
    join(root, 'apps/server/dist/cli/stimpill.js'),
    ...process.argv.slice(2),
  ]);
  process.exitCode = code;
});
