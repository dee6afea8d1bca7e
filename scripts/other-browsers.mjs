// npm run other-browsers: the scripted punch, online and without a server, in Firefox and WebKit as far as they are installed.
import './check-node.mjs';
import { join } from 'node:path';
import { hasOtherBrowser } from './find-browser.mjs';
import { command, ensureBuilt, ensureInstalled, root, run, StepFailed } from './steps.mjs';

await command(async () => {
  if (!hasOtherBrowser()) {
    throw new StepFailed(
      'Neither Firefox nor WebKit was found. Install them (on Debian and Ubuntu: apt-get install -y firefox-esr webkit2gtk-driver xvfb dbus-x11). No test was run.',
    );
  }
  await ensureInstalled();
  await ensureBuilt();
  const { code } = await run('vitest', ['run', '--config', 'other-browsers.config.ts'], {
    cwd: join(root, 'e2e'),
  });
  process.exitCode = code;
});
