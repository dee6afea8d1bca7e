// One container of the image, run as compose.yaml runs it: read-only root, no capabilities, two volumes. It listens on loopback alone.
import { setTimeout as wait } from 'node:timers/promises';
import { podman } from './programs.mjs';
import { StepFailed } from '../steps.mjs';

const LONGEST_START_MS = 120_000;
const GRACE_SECONDS = 20;
const CONFINED = [
  ...['--read-only', '--read-only-tmpfs=false', '--tmpfs', '/tmp', '--cap-drop=all'],
  ...['--security-opt', 'no-new-privileges', '--network', 'host'],
];
const VOLUMES = ['data', 'secrets', 'backups'];
/** Below the limits of the person who runs the test, which podman would otherwise raise. */
const LIMITS = ['--ulimit', 'nofile=16384:16384', '--ulimit', 'nproc=4096:4096'];

/** @returns the container, once its server takes punches */
export async function startContainer({ image, name, port, settings }) {
  const env = Object.entries({ HOST: '127.0.0.1', PORT: String(port), ...settings });
  await podman([
    ...['run', '--detach', '--name', name, ...CONFINED, ...LIMITS],
    ...VOLUMES.flatMap((name) => ['--volume', `stimpill-test-${name}:/${name}`]),
    ...env.flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    image,
  ]);
  const startedAt = performance.now();
  while (!(await isHealthy(port))) {
    if (performance.now() - startedAt > LONGEST_START_MS)
      throw new StepFailed(`The server did not come up.\n${(await podman(['logs', name])).output}`);
    await wait(250);
  }
  return {
    startedMs: performance.now() - startedAt,
    /** Runs a program inside it. */
    exec: (...args) => podman(['exec', name, ...args], { mayFail: true }),
    isHealthyItself: async () => (await podman(['healthcheck', 'run', name], { mayFail: true })).code === 0,
    stop: () => stop(name),
  };
}

async function isHealthy(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/api/v1/health`)).status === 200;
  } catch {
    return false;
  }
}

/** SIGTERM, and SIGKILL after the grace, which would show as exit code 137. */
async function stop(name) {
  const startedAt = performance.now();
  await podman(['stop', '--time', String(GRACE_SECONDS), name]);
  const tookMs = performance.now() - startedAt;
  const { output } = await podman(['inspect', '--format', '{{.State.ExitCode}}', name]);
  await podman(['rm', name]);
  return { exitCode: Number(output.trim()), tookMs };
}

export async function removeLeftovers(names) {
  for (const name of names) await podman(['rm', '--force', '--ignore', name], { mayFail: true });
  for (const name of VOLUMES)
    await podman(['volume', 'rm', '--force', `stimpill-test-${name}`], { mayFail: true });
}
