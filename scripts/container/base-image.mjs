// The Node image that the container is built on. Where NODE_IMAGE names none that can be pulled, one is made: a small Debian with the Node of
// this machine. Making it takes some minutes, so it is kept, under the version of Node in its name.
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { must, say } from './programs.mjs';

const SUITE = 'bookworm';
const MIRROR = 'http://deb.debian.org/debian';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** @returns {Promise<string>} the name of the image */
export async function baseImage() {
  const { NODE_IMAGE } = process.env;
  if (NODE_IMAGE) return NODE_IMAGE;
  const name = `localhost/node:${process.versions.node}-${SUITE}`;
  const { code } = await must('buildah', ['inspect', '--type', 'image', name], { mayFail: true });
  if (code === 0) return name;
  say(`Making ${name}: Debian ${SUITE} by debootstrap, and the Node of this machine`);
  const folder = mkdtempSync(join(tmpdir(), 'stimpill-base-'));
  try {
    await must('debootstrap', ['--variant=minbase', '--include=ca-certificates', SUITE, folder, MIRROR]);
    addNode(folder);
    await commit(folder, name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return name;
}

/** Node, npm, and the headers against which SQLite is compiled, at the places where the images of Node have them. */
function addNode(folder) {
  const prefix = dirname(dirname(process.execPath));
  const into = (path) => join(folder, 'usr/local', path);
  mkdirSync(into('bin'), { recursive: true });
  copyFileSync(process.execPath, into('bin/node'));
  for (const path of ['include/node', 'lib/node_modules/npm'])
    cpSync(join(prefix, path), into(path), { recursive: true });
  for (const name of ['npm', 'npx'])
    writeFileSync(
      into(`bin/${name}`),
      `#!/bin/sh\nexec node /usr/local/lib/node_modules/npm/bin/${name}-cli.js "$@"\n`,
      { mode: 0o755 },
    );
  // Authorities that this machine trusts beside Debian's, such as that of a company's network.
  if (existsSync(CERTIFICATES)) copyFileSync(CERTIFICATES, join(folder, CERTIFICATES));
}

async function commit(folder, name) {
  const { output } = await must('buildah', ['from', 'scratch']);
  const container = output.trim().split('\n').at(-1);
  await must('buildah', ['copy', '--quiet', container, folder, '/']);
  const settings = ['--env', 'npm_config_nodedir=/usr/local', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`];
  await must('buildah', ['config', ...settings, '--cmd', 'node', container]);
  await must('buildah', ['commit', '--quiet', '--format', 'docker', '--rm', container, name]);
}
