// npm run other-browsers [-- firefox | webkit]: the scripted punch, online and without a server, and stores that are lost, in Firefox and WebKit
// as far as they are installed, or in the one that is named.
import './check-node.mjs';
import { join } from 'node:path';
import { hasFirefox, hasWebKit } from './find-browser.mjs';
import {
  command,
  ensureBuilt,
  ensureInstalled,
  NotPossibleHere,
  root,
  run,
  say,
  StepFailed,
} from './steps.mjs';

/** What a browser cannot do here, so that it is not tried in it. */
const NOT_TRIED = {
  webkit:
    'Not tried in WebKitGTK: what becomes of the second copy of punches. It has no files that a worker writes at once ("Backend does not support this operation").',
};
const BROWSERS = {
  firefox: { isHere: hasFirefox, packages: 'firefox-esr' },
  webkit: { isHere: hasWebKit, packages: 'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb dbus-x11' },
};

await command(async () => {
  const [named, ...others] = process.argv.slice(2);
  if (others.length > 0 || (named !== undefined && !(named in BROWSERS)))
    throw new StepFailed(
      `Name one of ${Object.keys(BROWSERS).join(', ')}, or none for all. No test was run.`,
    );
  const asked = named === undefined ? Object.keys(BROWSERS) : [named];
  const found = asked.filter((name) => BROWSERS[name].isHere());
  const missing = asked
    .filter((name) => !found.includes(name))
    .map(
      (name) =>
        `There is no ${name} here. On Debian and Ubuntu: apt-get install -y ${BROWSERS[name].packages}`,
    )
    .join('\n');
  if (found.length === 0) throw new NotPossibleHere(`${missing}\nNo test was run.`);
  if (missing !== '') say(missing);
  await ensureInstalled();
  await ensureBuilt();
  const files = found.flatMap((name) => [
    `other-browsers/${name}.test.ts`,
    `other-browsers/${name}-stores.test.ts`,
  ]);
  const { code } = await run('vitest', ['run', '--config', 'other-browsers.config.ts', ...files], {
    cwd: join(root, 'e2e'),
  });
  for (const name of found) if (name in NOT_TRIED) say(NOT_TRIED[name]);
  process.exitCode = code;
});
