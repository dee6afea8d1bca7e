// npm run campaign: the fault campaign, as big as asked for; see docs/fault-campaign.md.
import './check-node.mjs';
import { join } from 'node:path';
import { command, ensureBuilt, ensureInstalled, root, run } from './steps.mjs';

await command(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const args = ['--conditions=source', 'campaign/run-campaign.ts', ...process.argv.slice(2)];
  const { code } = await run('tsx', args, { cwd: join(root, 'e2e') });
  process.exitCode = code;
});
