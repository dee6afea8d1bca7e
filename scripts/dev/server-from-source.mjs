// The server from its source, started anew as often as it is asked to. One that cannot start says why and waits for the next change.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, say } from '../steps.mjs';

const SERVER = join(root, 'apps/server');
const LOADER = pathToFileURL(createRequire(join(SERVER, 'package.json')).resolve('tsx')).href;
/** If this program is killed, the server ends as well. */
const WITH_US =
  'data:text/javascript,process.on("disconnect",()=>process.kill(process.pid,"SIGTERM"));process.channel.unref()';
const WORDS = ['--import', LOADER, '--import', WITH_US, '--conditions=source', join(SERVER, 'src/main.ts')];
const IS_UP = 'Stimpill is running.';
const PATIENCE_MS = 10_000;

/**
 * @param port where it listens, for this machine alone
 * @param origin under which a browser finds it
 */
export function serverFromSource({ port, origin }) {
  const env = environment({ PORT: String(port), PUBLIC_ORIGIN: origin });
  let current = begin(env, (text) => process.stdout.write(text));
  let turn = Promise.resolve();
  let isWanted = false;
  const beginAgain = async () => {
    isWanted = false;
    await end(current.child);
    // The first start has said where everything is; from then on only its log is of interest.
    current = begin(env, (text) => process.stdout.write(linesOfLog(text)));
    if (await current.isUp) say('The server runs the changed source.');
  };
  return {
    /** Waits for a start that is under way. @returns false where it failed */
    isRunning: () => turn.then(() => current.isUp),
    /** However often while another start is under way: once after it. */
    restart: () => {
      if (!isWanted) turn = turn.then(beginAgain);
      isWanted = true;
    },
    stop: () => turn.then(() => end(current.child)),
  };
}

/** What it keeps lies by itself: a migration that is being written must not reach the database of `npm start`. */
function environment(own) {
  const { TLS_CERT_FILE, TLS_KEY_FILE, TRUST_PROXY, ...env } = process.env;
  const folder = join(root, '.stimpill/dev');
  return {
    ...{ DATA_DIR: join(folder, 'data'), SECRETS_DIR: join(folder, 'secrets') },
    ...{ TSX_TSCONFIG_PATH: join(SERVER, 'tsconfig.json'), ...env, HOST: '127.0.0.1', ...own },
  };
}

function begin(env, write) {
  const child = spawn(process.execPath, WORDS, {
    ...{ cwd: root, env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
    // Ctrl+C is for this program, which ends the server in order.
    detached: true,
  });
  const isUp = new Promise((resolve) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      write(text);
      said = (said + text).slice(-10_000);
      if (said.includes(IS_UP)) resolve(true);
    });
    child.once('close', () => resolve(false));
  });
  return { child, isUp };
}

const linesOfLog = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => `${line}\n`)
    .join('');

function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    child.once('close', () => resolve(clearTimeout(timer)));
    child.kill('SIGTERM');
  });
}
