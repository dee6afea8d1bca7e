// npm run production -- FOLDER: what a server needs and nothing else, in a folder that can be copied to it: the built product with the packages
// that it uses, without those of development.
import './check-node.mjs';
import { chmodSync, cpSync, existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import {
  command,
  ensureBuilt,
  ensureInstalled,
  packageManager,
  root,
  run,
  say,
  StepFailed,
} from './steps.mjs';

/** Built for anyone who develops: types, and the way back to the sources. */
const OF_DEVELOPMENT = /\.(map|d\.ts)$/;
const WORKSPACES = ['apps', 'packages'];
const PRODUCT = [
  ...['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'patches'],
  ...['e2e/package.json', 'docs/partner-guide.md'],
  ...['apps/server/dist', 'apps/server/public', 'apps/kiosk/dist', 'apps/desk/dist', 'apps/own/dist'],
  'deploy/healthcheck.mjs',
];
const INSTALL = [
  'install',
  '--prod',
  '--frozen-lockfile',
  '--reporter=append-only',
  '--filter',
  '@stimpill/server...',
];

await command(async () => {
  const [named] = process.argv.slice(2);
  if (named === undefined) throw new StepFailed('Name a new folder: npm run production -- /opt/stimpill');
  const folder = resolve(named);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StepFailed(`${folder} is not empty. Name a new folder. Nothing was changed.`);
  await ensureInstalled();
  await ensureBuilt();
  for (const path of [...PRODUCT, ...manifests()])
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: isProduct });
  chmodSync(join(folder, 'apps/server/dist/cli/stimpill.js'), 0o755);
  const { code } = await run('npx', ['--yes', packageManager, ...INSTALL], { cwd: folder, env: { CI: '1' } });
  if (code !== 0) throw new StepFailed(`Installing into ${folder} failed; the lines above say where.`);
  say(`${folder} holds the server. Start it there with: node apps/server/dist/main.js`);
});

/** The lock file is about every workspace, so each must be there by name. */
function manifests() {
  return WORKSPACES.flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}/package.json`),
  ).filter((path) => existsSync(join(root, path)));
}

function isProduct(path) {
  return !OF_DEVELOPMENT.test(relative(root, path));
}
