// npm run other-browsers: the scripted punch, online and without a server, and stores that are lost, in Firefox and WebKit as far as they
// are installed.
import './check-node.mjs';
import { join } from 'node:path';
import { hasFirefox, hasWebKit } from './find-browser.mjs';
import { command, ensureBuilt, ensureInstalled, root, run, say, StepFailed } from './steps.mjs';

const INSTALL = {
  firefox: 'apt-get install -y firefox-esr',
  webkit: 'apt-get install -y webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb dbus-x11',
};
const found = { firefox: hasFirefox(), webkit: hasWebKit() };
const names = Object.keys(found);

await command(async () => {
  const missing = names.filter((name) => !found[name]);
  for (const name of missing) say(`There is no ${name} here. On Debian and Ubuntu: ${INSTALL[name]}`);
  if (missing.length === names.length) throw new StepFailed('No test was run.');
  await ensureInstalled();
  await ensureBuilt();
  const files = names.filter((name) => found[name]).map((name) => `other-browsers/${name}.test.ts`);
  if (found.firefox) files.push('other-browsers/firefox-stores.test.ts');
  const { code } = await run('vitest', ['run', '--config', 'other-browsers.config.ts', ...files], {
    cwd: join(root, 'e2e'),
  });
  process.exitCode = code;
});
