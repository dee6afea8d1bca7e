// The process that serves: started, killed, and watched, because it must not end by itself.
import { fork, type ChildProcess } from 'node:child_process';
import type { FileHandle } from 'node:fs/promises';

export type ServerProcess = {
  /** Resolves once it serves. Throws when it ends before. */
  readonly start: (env: NodeJS.ProcessEnv) => Promise<void>;
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
  readonly tell: (message: { readonly now: number }) => void;
  /** What the process, or something loaded into it, answers. One question at a time. Throws when it ends instead. */
  readonly ask: (question: { readonly now: number }) => Promise<unknown>;
  readonly isAlive: () => boolean;
  readonly hasBegun: () => boolean;
  readonly endedByItself: () => number;
};

type Place = { readonly cwd: string; readonly execArgv: readonly string[]; readonly log: FileHandle };

export function createServerProcess(file: string, { cwd, execArgv, log }: Place): ServerProcess {
  let child: ChildProcess | undefined;
  let unwanted = 0;
  const ended = new WeakSet<ChildProcess>();
  return {
    start: async (env) => {
      const started = fork(file, {
        ...{ env, cwd, execArgv: [...execArgv] },
        stdio: ['ignore', 'pipe', log.fd, 'ipc'],
      });
      child = started;
      started.once('exit', () => {
        if (!ended.has(started)) unwanted += 1;
      });
      await untilItServes(started, log);
    },
    end: (signal) => {
      if (child === undefined || !isRunning(child)) return Promise.resolve();
      ended.add(child);
      return endProcess(child, signal);
    },
    tell: (message) => {
      // One that was killed a moment ago still counts as connected. Anyone who waits for nothing need not know that it heard nothing.
      if (child?.connected === true) child.send(message, () => undefined);
    },
    ask: (question) => {
      if (child?.connected !== true) return Promise.reject(new Error('The server is not running.'));
      const answer = nextMessage(child);
      child.send(question);
      return answer;
    },
    isAlive: () => child !== undefined && isRunning(child),
    hasBegun: () => child !== undefined,
    endedByItself: () => unwanted,
  };
}

function untilItServes(child: ChildProcess, log: FileHandle): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    let hasBegun = false;
    child.stdout?.on('data', (chunk: Buffer) => {
      void log.write(chunk);
      // What it says afterwards is for the log alone: kept in memory, it would slow a long campaign down ever more.
      if (hasBegun) return;
      output += chunk.toString();
      hasBegun = output.includes('Stimpill is running.');
      if (hasBegun) resolve();
    });
    child.once('exit', () => reject(new Error(`The server ended before it served:\n${output}`)));
  });
}

/** @throws when the process ends before it says anything */
export function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The process ended and said nothing.'));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

function endProcess(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
