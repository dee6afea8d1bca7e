// npm run test:metrics [-- --picture FILE]: the alerts and the dashboard of deploy/ with a real Prometheus, which scrapes a real server.
import './check-node.mjs';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { command, ensureBuilt, ensureInstalled, NotPossibleHere, root, run } from './steps.mjs';

const NEEDED = ['prometheus', 'promtool'];
const isInstalled = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
const missing = NEEDED.filter((name) => !isInstalled(name));

await command(async () => {
  if (missing.length > 0)
    throw new NotPossibleHere(
      `There is no ${missing.join(' and no ')} on this machine, so nothing was tried. Debian and Ubuntu have both in the package prometheus.`,
    );
  await ensureInstalled();
  await ensureBuilt();
  const [option, file] = process.argv.slice(2);
  const picture =
    option === '--picture' && file !== undefined
      ? { PICTURE: resolve(file), CHROMIUM_PATH: findBrowser() }
      : {};
  const { code } = await run('vitest', ['run', '--config', 'vitest.metrics.config.ts'], {
    cwd: join(root, 'apps/server'),
    env: { PROGRAMS: 'built', ...picture },
  });
  process.exitCode = code;
});
