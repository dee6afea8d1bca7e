// npm run screenshots: pictures of every screen, those of the README among them.
import './check-node.mjs';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { command, ensureBuilt, ensureInstalled, root, run } from './steps.mjs';

await command(async () => {
  await ensureInstalled();
  const browser = findBrowser();
  await ensureBuilt();
  const args = ['test', '--config', 'screenshots.config.ts', ...process.argv.slice(2)];
  const { code } = await run('playwright', args, {
    cwd: join(root, 'e2e'),
    env: { CHROMIUM_PATH: browser, EVERY_WALK: '1' },
  });
  process.exitCode = code;
});
