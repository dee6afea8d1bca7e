// npm run ten-tasks: how often a person touches and types for each of ten tasks at the desk, on a phone and on a laptop.
import './check-node.mjs';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { command, ensureBuilt, ensureInstalled, root, run } from './steps.mjs';

await command(async () => {
  await ensureInstalled();
  const browser = findBrowser();
  await ensureBuilt();
  const args = ['test', '--config', 'ten-tasks.config.ts', ...process.argv.slice(2)];
  const { code } = await run('playwright', args, { cwd: join(root, 'e2e'), env: { CHROMIUM_PATH: browser } });
  process.exitCode = code;
});
