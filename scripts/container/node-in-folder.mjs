// Node, npm, and the headers against which SQLite is compiled, at the places where the images of Node have them.
import { copyFileSync, cpSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What such an image says to npm and Node: where the headers are, and whom to trust. */
export const NODE_SETTINGS = {
  npm_config_nodedir: '/usr/local',
  NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt',
};
const OF_THIS_MACHINE = dirname(dirname(realpathSync(process.execPath)));

/**
 * @param folder a Debian
 * @param from a Node with its headers; npm is always that of this machine
 */
export function addNode(folder, from = OF_THIS_MACHINE) {
  const into = (path) => join(folder, 'usr/local', path);
  mkdirSync(into('bin'), { recursive: true });
  copyFileSync(join(from, 'bin/node'), into('bin/node'));
  cpSync(join(from, 'include/node'), into('include/node'), { recursive: true });
  const npm = 'lib/node_modules/npm';
  cpSync(join(OF_THIS_MACHINE, npm), into(npm), { recursive: true });
  for (const name of ['npm', 'npx'])
    writeFileSync(
      into(`bin/${name}`),
      `#!/bin/sh\nexec node /usr/local/lib/node_modules/npm/bin/${name}-cli.js "$@"\n`,
      { mode: 0o755 },
    );
}
