// The built command line beside a server of a campaign.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { nextMessage } from './server-process.ts';

type Command = { readonly words: readonly string[]; readonly now: number; readonly stdin?: string };

export type CommandLine = {
  /** @returns what it wrote. Throws, with code, stdout and stderr, when it ends with another code than 0 */
  readonly run: (command: Command) => Promise<string>;
  readonly end: () => Promise<void>;
};

type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

type Place = {
  /** The built module that runs commands. */
  readonly file: string;
  readonly cwd: string;
  readonly execArgv: readonly string[];
  /** What a command sees at this moment of the campaign; a process of its own for each that differs in more than the moment. */
  readonly env: (now: number) => NodeJS.ProcessEnv;
  readonly isBeside: () => boolean;
};

const HOST = fileURLToPath(new URL('command-host.mjs', import.meta.url));

export function createCommandLine({ file, cwd, execArgv, env, isBeside }: Place): CommandLine {
  let host: { readonly process: ChildProcess; readonly isBeside: boolean } | undefined;
  const end = async () => {
    const ending = host?.process;
    host = undefined;
    if (ending?.exitCode !== null || ending.signalCode !== null) return;
    ending.kill('SIGKILL');
    await once(ending, 'exit');
  };
  const hostFor = async (now: number) => {
    if (host?.isBeside === isBeside() && host.process.connected) return host.process;
    await end();
    const started = fork(HOST, [file], { cwd, execArgv: [...execArgv], env: env(now) });
    host = { process: started, isBeside: isBeside() };
    await nextMessage(started);
    return started;
  };
  return {
    end,
    run: async ({ words, now, stdin = '' }) => {
      const running = await hostFor(now);
      const ended = nextMessage(running);
      running.send({ words, now, stdin });
      const { code, stdout, stderr } = (await ended) as Ended;
      if (code === 0) return stdout;
      const failure = new Error(`stimpill ${words.join(' ')} ended with ${code}: ${stderr}`);
      throw Object.assign(failure, { code, stdout, stderr });
    },
  };
}
