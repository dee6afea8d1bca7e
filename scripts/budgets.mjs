// npm run budgets: what a person waits for, measured on a slowed processor.
import './check-node.mjs';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { command, ensureBuilt, ensureInstalled, root, run } from './steps.mjs';

await command(async () => {
  await ensureInstalled();
  const browser = findBrowser();
  await ensureBuilt();
  const args = ['test', '--config', 'budgets.config.ts', ...process.argv.slice(2)];
  const { code } = await run('playwright', args, { cwd: join(root, 'e2e'), env: { CHROMIUM_PATH: browser } });
  process.exitCode = code;
});
