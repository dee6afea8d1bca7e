// npm run campaign: the fault campaign, as big as asked for; see docs/fault-campaign.md.
import './check-node.mjs';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { command, ensureBuilt, ensureInstalled, root, run } from './steps.mjs';

await command(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const asked = process.argv.slice(2);
  const env = asked.includes('--browsers') ? { CHROMIUM_PATH: findBrowser() } : {};
  const args = ['--conditions=source', 'campaign/run-campaign.ts', ...asked];
  const { code } = await run('tsx', args, { cwd: join(root, 'e2e'), env });
  process.exitCode = code;
});
