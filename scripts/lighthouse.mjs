// npm run lighthouse: what Google Lighthouse says of the kiosk on a phone's processor and network, the median of three runs.
import './check-node.mjs';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { command, ensureBuilt, ensureInstalled, root, run } from './steps.mjs';

await command(async () => {
  await ensureInstalled();
  const browser = findBrowser();
  await ensureBuilt();
  const args = ['test', '--config', 'lighthouse.config.ts', ...process.argv.slice(2)];
  const { code } = await run('playwright', args, { cwd: join(root, 'e2e'), env: { CHROMIUM_PATH: browser } });
  process.exitCode = code;
});
