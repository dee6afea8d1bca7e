// A Docker of the test's own: that of Debian 13, in a folder, with images, containers and volumes of its own. Docker that may be installed on this
// machine is not touched. It needs root, and may be run inside another container.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeDebian } from '../debian.mjs';
import { must, say } from '../container/programs.mjs';
import { NotPossibleHere } from '../steps.mjs';

const SUITE = 'trixie';
const PACKAGES = ['docker.io', 'docker-cli', 'docker-compose', 'iptables'];
const LONGEST_START_MS = 60_000;
/** dockerd wants a file system of its own as its root. The folder's becomes that, for dockerd alone. */
const START = `
  mount --make-rprivate / && mount --bind "$0" "$0" && cd "$0"
  for part in proc sys dev; do mount --rbind "/$part" "$part"; done
  mkdir -p old && pivot_root . old && umount --lazy /old
  exec dockerd --exec-opt native.cgroupdriver=cgroupfs --pidfile /docker.pid --host unix:///docker.sock`;

/**
 * @param folder where it lives, and is found again by the next run
 * @returns {Promise<{ root: string, docker: (args: string[], options?: object) => Promise<{ code: number, output: string }>, stop: () => Promise<void> }>}
 *   `root` is the folder that Docker takes for `/`
 */
export async function startOwnDocker(folder) {
  const root = join(folder, 'docker');
  if (!existsSync(join(root, 'usr/sbin/dockerd'))) await makeOne(root);
  await must('cp', ['--dereference', '/etc/resolv.conf', join(root, 'etc/resolv.conf')]);
  rmSync(join(root, 'docker.pid'), { force: true });
  const log = join(folder, 'dockerd.log');
  const out = openSync(log, 'w');
  const child = spawn('unshare', ['--mount', 'sh', '-ec', START, root], { stdio: ['ignore', out, out] });
  closeSync(out);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const docker = (args, options) =>
    must('chroot', [root, 'env', 'DOCKER_HOST=unix:///docker.sock', 'docker', ...args], options);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  await untilUp({ docker, child, log, stop });
  return { root, docker, stop };
}

async function makeOne(root) {
  say('Making a Debian 13 with Docker by debootstrap');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  await makeDebian(SUITE, root, PACKAGES);
}

async function untilUp({ docker, child, log, stop }) {
  const until = performance.now() + LONGEST_START_MS;
  while ((await docker(['info'], { mayFail: true })).code !== 0) {
    if (child.exitCode === null && performance.now() < until) await wait(250);
    else {
      await stop();
      throw new NotPossibleHere(
        `Docker did not start. No test was run.\n${readFileSync(log, 'utf8').slice(-2_000)}`,
      );
    }
  }
}
