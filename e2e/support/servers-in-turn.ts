// The servers of stories, one after another in one process, each on a machine of its own. So is the command line, in another process, as a
// command that somebody gives beside the server.
import { fork, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ask } from './ask.ts';
import { callOn, forgetNewestMoment, machineWith, type RunCommand } from './machine.ts';
import type { StimpillServer } from './stimpill-server.ts';

const HOST = fileURLToPath(new URL('server-host.mjs', import.meta.url));

export type ServersInTurn = {
  /** The one before it has to be removed by then. */
  readonly start: (companyFile: string) => Promise<StimpillServer>;
  readonly end: () => void;
};

export function serversInTurn(): ServersInTurn {
  const servers = once(host);
  const commands = once(host);
  const run: RunCommand = ({ env }, words, body) => ask(commands.take(), 'command', { words, env, body });
  return {
    start: async (companyFile) => {
      const machine = await machineWith(companyFile, run);
      const child = servers.take();
      await ask(child, 'clock', { moveBy: 0 });
      const port = await ask<number>(child, 'start', { env: machine.env });
      return {
        origin: `http://127.0.0.1:${port}`,
        commandLine: (...words) => run(machine, words),
        call: callOn(machine, run),
        moveClockTo: async (instant) => {
          await ask(child, 'clock', { moveTo: Date.parse(instant) });
          forgetNewestMoment(machine);
        },
        stop: hasNoProcess,
        startAgain: hasNoProcess,
        remove: async () => {
          await ask(child, 'end');
          await rm(machine.folder, { recursive: true, force: true });
        },
      };
    },
    end: () => {
      for (const { taken } of [servers, commands]) taken()?.kill();
    },
  };
}

function hasNoProcess(): Promise<never> {
  return Promise.reject(new Error('A story that stops its server says so: test.use({ stopsServer: true })'));
}

const host = (): ChildProcess =>
  fork(HOST, { cwd: tmpdir(), execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });

function once<Thing>(make: () => Thing): { take: () => Thing; taken: () => Thing | undefined } {
  let made: Thing | undefined;
  return { take: () => (made ??= make()), taken: () => made };
}
