// A start of the built product, a punch and most of the server's unit tests under another Node, for little time: in a copy that shares its files with this
// installation, where the SQLite driver alone is compiled anew. Everything else that is compiled is the same for every Node.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isKept, onPort, punch } from './container/demo-punch.mjs';
import { fetchNode } from './fetch-node.mjs';
import { check, endChecks, freePort } from './guarantees.mjs';
import { copySources } from './sources.mjs';
import { root, run, StepFailed } from './steps.mjs';

/** Beside the installation, because files of another file system cannot be shared. */
const FOLDER = join(root, '.other-node');
const COPY = join(FOLDER, 'stimpill');
const SERVER = 'apps/server';
const DRIVER = `${SERVER}/node_modules/better-sqlite3`;
const INSTALLED = ['node_modules', 'dist'];
const LONGEST_START_MS = 60_000;
/** Those that start programs, and take most of the time, run in `npm run test:node` with all the others. */
const TRIED = ['src/http', 'src/tls', 'src/metrics', 'src/features'];
const LEFT_OUT = ['src/http/unread-answers.test.ts'];
/** What is compiled is used once: to make it fast would take longer than it saves. */
const QUICKLY = { CFLAGS: '-O0', CXXFLAGS: '-O0', JOBS: 'max' };

/** @param version of Node, as the registry knows it. The product must be built. */
export async function littleOnNode(version) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  try {
    await fetchNode(version, FOLDER);
    await copyInstalled();
    await must('npm', ['run', 'install'], { cwd: join(COPY, driverFolder()), env: QUICKLY });
    await startAndPunch();
    const { code } = await run(
      'vitest',
      ['run', '--cache=false', '--project', 'unit', ...triedFiles(), '--reporter=dot'],
      { cwd: join(COPY, SERVER), env: { PROGRAMS: 'built', NO_COLOR: '1' } },
    );
    check(`the server's unit tests of ${TRIED.join(', ')} pass`, code === 0);
    endChecks();
  } finally {
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

/** The sources as they are, and what is installed and built as links to the same files. */
async function copyInstalled() {
  await copySources(COPY);
  const workspaces = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name)),
  );
  const folders = ['.', 'e2e', ...workspaces].flatMap((each) => INSTALLED.map((name) => join(each, name)));
  for (const folder of folders.filter((each) => existsSync(join(root, each))))
    await must('cp', ['--archive', '--link', join(root, folder), join(COPY, folder)]);
}

/** One by one, since an `--exclude` of the command line does not reach vitest's projects. */
function triedFiles() {
  const filesOf = (folder) => readdirSync(join(COPY, SERVER, folder), { recursive: true });
  const files = TRIED.flatMap((folder) => filesOf(folder).map((name) => join(folder, name)));
  return files.filter((name) => name.endsWith('.test.ts') && !LEFT_OUT.includes(name));
}

/** From the top folder. pnpm keeps packages in a folder of its own and gives links to them. */
const driverFolder = () => relative(root, realpathSync(join(root, DRIVER)));

async function must(program, args, options) {
  const { code, output } = await run(program, args, { quiet: true, ...options });
  if (code !== 0) throw new StepFailed(`${program} ${args.join(' ')} failed.\n${output}`);
}

async function startAndPunch() {
  const data = mkdtempSync(join(tmpdir(), 'stimpill-start-'));
  const port = await freePort();
  const folders = { DATA_DIR: join(data, 'data'), SECRETS_DIR: join(data, 'secrets') };
  const env = { ...process.env, ...folders, PORT: String(port), DEMO: '1', LOG_LEVEL: 'error' };
  const server = spawn('node', ['apps/server/dist/main.js'], {
    cwd: COPY,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('close', resolve));
  try {
    check('the product starts', await isUp(port, server));
    check('a punch is kept', await isKept(onPort(port), await punch(onPort(port))));
    server.kill('SIGTERM');
    check('it ends when it is told to', (await ended) === 0);
  } finally {
    server.kill('SIGKILL');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

async function isUp(port, server) {
  const until = performance.now() + LONGEST_START_MS;
  while (performance.now() < until && server.exitCode === null && server.signalCode === null) {
    const health = await fetch(`http://127.0.0.1:${port}/api/v1/health`).catch(() => undefined);
    if (health?.ok) return true;
    await wait(100);
  }
  return false;
}
