// Running the programs that build and run containers.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { NotPossibleHere, run, say, StepFailed } from '../steps.mjs';

export { say };

/** Runs a program to its end; a failure is one of the whole test, unless it may fail. */
export async function must(program, args, { mayFail = false } = {}) {
  const ended = await run(program, args, { quiet: true });
  if (ended.code !== 0 && !mayFail)
    throw new StepFailed(`${program} ${args.slice(0, 3).join(' ')} failed.\n${ended.output}`);
  return ended;
}

/** With cgroups of its own only where it may make them, and without systemd: so it runs inside another container too. */
const EVERYWHERE = ['--runtime', 'runc', '--cgroup-manager', 'cgroupfs'];

export function podman(args, options) {
  return must('podman', [...EVERYWHERE, ...args], options);
}

/** @throws NotPossibleHere naming those that are not there */
export function demand(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const missing = programs.filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
  if (missing.length === 0) return;
  throw new NotPossibleHere(
    `The test of the container needs ${missing.join(', ')} (on Debian: apt-get install -y buildah podman runc debootstrap caddy). No test was run.`,
  );
}
