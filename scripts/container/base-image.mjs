// The Node image that the container is built on. Where NODE_IMAGE names none that can be pulled, one is made: a small Debian with the Node of
// this machine. Making it takes some minutes, so it is kept, under the version of Node in its name.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDebian } from '../debian.mjs';
import { addNode, NODE_SETTINGS } from './node-in-folder.mjs';
import { must, say } from './programs.mjs';

const SUITE = 'bookworm';

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
    await makeDebian(SUITE, folder);
    addNode(folder);
    await commit(folder, name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return name;
}

async function commit(folder, name) {
  const { output } = await must('buildah', ['from', 'scratch']);
  const container = output.trim().split('\n').at(-1);
  await must('buildah', ['copy', '--quiet', container, folder, '/']);
  const settings = Object.entries(NODE_SETTINGS).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  await must('buildah', ['config', ...settings, '--cmd', 'node', container]);
  await must('buildah', ['commit', '--quiet', '--format', 'docker', '--rm', container, name]);
}
