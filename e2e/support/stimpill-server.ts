// The built server in a process of its own, on a free port, with a company of its own and a clock that the test moves.
import { execFile, fork, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ask } from './ask.ts';
import {
  callOn,
  forgetNewestMoment,
  machineWith,
  newMachine,
  type CallOperation,
  type Machine,
} from './machine.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SERVER = file('../../apps/server/dist/main.js');
const COMMAND_LINE = file('../../apps/server/dist/cli/stimpill.js');
const MOVED_CLOCK = new URL('moved-clock.mjs', import.meta.url).href;

export type StimpillServer = {
  /** Such as http://127.0.0.1:41234 */
  readonly origin: string;
  /** Runs `stimpill …` on the server's data and gives what it prints. */
  readonly commandLine: (...words: string[]) => Promise<string>;
  readonly call: CallOperation;
  /** Sets the clock of the server, which runs on from there, over a restart as well. */
  readonly moveClockTo: (instant: string) => Promise<void>;
  /** Ends the process as an operator would; the data stays until `remove`. */
  readonly stop: () => Promise<void>;
  /** Starts again on the same port with the same data. */
  readonly startAgain: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

export async function startStimpillServer(
  companyFile: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<StimpillServer> {
  const { folder, env: newEnv } = await machineWith(companyFile, runCommandLine);
  const env = { ...newEnv, ...settings };
  const commandLine = (...words: string[]) => runCommandLine({ folder, env }, words);

  let running = await launch(env, folder);
  let ahead = 0;
  const moveClockTo = async (instant: string) => {
    ahead = await ask<number>(running.process, 'clock', { moveTo: Date.parse(instant) });
    forgetNewestMoment({ folder, env });
  };
  return {
    origin: running.origin,
    commandLine,
    call: callOn({ folder, env }, runCommandLine),
    moveClockTo,
    stop: () => end(running.process),
    startAgain: async () => {
      running = await launch({ ...env, PORT: new URL(running.origin).port }, folder);
      await ask(running.process, 'clock', { moveBy: ahead });
      // It began at the time of the machine that runs the stories.
      forgetNewestMoment({ folder, env });
    },
    remove: async () => {
      await end(running.process);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type DemoServer = Pick<StimpillServer, 'origin' | 'remove'> & {
  /** What a newcomer reads in the terminal. */
  readonly summary: string;
};

/** The built server as `npm start` leaves it on a new machine: with the demo company and its documented credentials. */
export function startDemoServer(): Promise<DemoServer> {
  return startNewServer({});
}

/** The built server on a new machine, without a company. */
export function startEmptyServer(): Promise<DemoServer> {
  return startNewServer({ DEMO: '0' });
}

async function startNewServer(settings: Readonly<Record<string, string>>): Promise<DemoServer> {
  const { folder, env: newEnv } = await newMachine();
  const env = { ...newEnv, ...settings };
  const { process: server, origin, printed } = await launch(env, folder);
  return {
    origin,
    summary: printed(),
    remove: async () => {
      await end(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function runCommandLine(
  { folder, env }: Machine,
  words: readonly string[],
  body?: object,
): Promise<string> {
  const running = promisify(execFile)(process.execPath, [COMMAND_LINE, ...words], { env, cwd: folder });
  running.child.stdin?.end(body === undefined ? '' : JSON.stringify(body));
  return (await running).stdout;
}

type Launched = { readonly process: ChildProcess; readonly origin: string; readonly printed: () => string };

async function launch(env: NodeJS.ProcessEnv, cwd: string): Promise<Launched> {
  const child = fork(SERVER, {
    env,
    cwd,
    execArgv: ['--import', MOVED_CLOCK],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return { process: child, ...(await originOf(child)) };
}

/** Once it serves: where, and what it has printed. @throws Error where it ends before */
export async function originOf(child: ChildProcess): Promise<Omit<Launched, 'process'>> {
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Kiosk\s+(http:\/\/[\d.]+:\d+)\/[^]*Ctrl\+C/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`The server ended before it served:\n${output}`)));
  });
  return { origin, printed: () => output };
}

/** Ends it as an operator would. */
export function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
