// The steps that the commands share: install what is missing, build what has changed, run a program.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canTell, processorSecondsIn, tellingWords } from './processor-time.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

const STAMP = join(root, 'node_modules', '.stimpill-install');
export const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** For compilers: SQLite is two large files, which one core takes one after the other. */
const ON_EVERY_CORE = { JOBS: 'max' };

/** For oxlint: what checks types in it is a program in Go, which with more room tidies its memory less often. */
export const ROOM_FOR_TYPES = { GOGC: '400', GOMEMLIMIT: '4GiB' };

/** A step that failed, with the sentence that helps. */
export class StepFailed extends Error {}

/** What this machine lacks, so that nothing was tried: nothing passed and nothing failed. */
export class NotPossibleHere extends StepFailed {}

/** The exit code of that: "a service is unavailable" in sysexits.h. */
export const NOT_POSSIBLE = 69;

/** Runs the whole of a command and turns a failed step into its sentence and an exit code. */
export async function command(work) {
  try {
    await work();
  } catch (error) {
    console.error(`\n${error instanceof StepFailed ? error.message : error.stack}\n`);
    process.exitCode = error instanceof NotPossibleHere ? NOT_POSSIBLE : 1;
  }
}

/** What is written in `.env` counts where the environment says nothing. */
export function loadEnvFile() {
  const file = join(root, '.env');
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    if (error.code !== 'EACCES') throw error;
    throw new StepFailed(
      `The settings in ${file} cannot be read: the file belongs to user ${statSync(file).uid}, and this runs as user ${process.geteuid()}. Run it as its owner.`,
    );
  }
}

/**
 * Runs a program to its end.
 * @returns {Promise<{ code: number, output: string, processorSeconds?: number }>} output only when it was asked to be quiet, what it took of
 *   the processors only when it was asked to be timed and the system tells
 */
export function run(program, args, { quiet = false, timed = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const isTold = timed && canTell;
    const [first, words] = isTold ? tellingWords(program, args) : [program, args];
    const pipes = quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit'];
    const child = spawn(first, words, {
      cwd,
      env: {
        ...process.env,
        ...env,
        PATH:
          [cwd, root].map((folder) => join(folder, 'node_modules', '.bin')).join(delimiter) +
          delimiter +
          process.env.PATH,
      },
      stdio: isTold ? [...pipes, 'pipe'] : pipes,
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    let told = '';
    child.stdio[3]?.on('data', (chunk) => (told += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output, ...(isTold && timesIn(told)) }));
  });
}

const timesIn = (told) => ({ processorSeconds: processorSecondsIn(told) });

/** Installs exactly what the lock file says, unless that is there already for this Node. */
export async function ensureInstalled() {
  const wanted = installFingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  say('Installing. The first time takes about two minutes: SQLite is compiled for this machine.');
  const { code } = await run(
    'npx',
    ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'],
    { env: ON_EVERY_CORE },
  );
  if (code !== 0) {
    throw new StepFailed(
      'Installing failed; the lines above say where. It needs the npm registry, a C++ compiler, make and Python 3 ' +
        '(on Debian and Ubuntu: apt-get install -y g++ make python3). Nothing was started.',
    );
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
}

function installFingerprint() {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...packageFiles()];
  const hash = createHash('sha256').update(process.versions.modules);
  for (const file of files) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function packageFiles() {
  return [
    'apps/desk',
    'apps/kiosk',
    'apps/own',
    'apps/server',
    'packages/api-types',
    'packages/calc',
    'packages/time',
    'packages/ui',
    'packages/words',
    'e2e',
  ].map((folder) => `${folder}/package.json`);
}

/** Builds what has changed since the last time. */
export async function ensureBuilt() {
  const isFirst = !existsSync(join(root, 'apps/server/dist/main.js'));
  if (isFirst) say('Building the kiosk, the desk, the own page and the server.');
  const { code, output } = await run('turbo', ['run', 'build', '--output-logs=errors-only'], {
    quiet: true,
    env: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  });
  if (code !== 0) throw new StepFailed(`Building failed.\n${output}`);
}

export function say(text) {
  console.error(`\n> ${text}`);
}
