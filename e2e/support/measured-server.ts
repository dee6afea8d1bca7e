// A built server whose processor time is asked for: of this checkout or of another one, on SQLite or PostgreSQL, with the same company.
import { execFile, fork, type StdioOptions } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ask } from './ask.ts';
import { forgetNewestMoment, newMachine } from './machine.ts';
import { end, originOf } from './stimpill-server.ts';

const PRELOADED = [new URL('moved-clock.mjs', import.meta.url), new URL('used-cpu.mjs', import.meta.url)];

/** This checkout. */
export const OURS = fileURLToPath(new URL('../..', import.meta.url));

export type MeasuredServer = {
  readonly origin: string;
  /** Milliseconds of processor time since its start. */
  readonly usedMs: () => Promise<number>;
  readonly moveClockTo: (instant: string) => Promise<void>;
  readonly remove: () => Promise<void>;
};

type Measured = {
  /** A checkout that is built. */
  readonly root: string;
  readonly companyFile: string;
  /** Empty: SQLite. */
  readonly databaseUrl: string;
  /** What its clock is set to, for the import as well. */
  readonly now: string;
};

export async function startMeasuredServer({
  root,
  companyFile,
  databaseUrl,
  now,
}: Measured): Promise<MeasuredServer> {
  const { folder, env: newEnv } = await newMachine();
  // The company came before the first punch: what the log has of its import is older than what is done here.
  const env = { ...newEnv, DEMO: '0', DATABASE_URL: databaseUrl, CLOCK_BEGINS: now };
  const built = join(root, 'apps/server/dist');
  const execArgv = PRELOADED.flatMap(({ href }) => ['--import', href]);
  const words = [...execArgv, join(built, 'cli/stimpill.js'), 'company', 'import', companyFile];
  await promisify(execFile)(process.execPath, words, { env, cwd: folder, maxBuffer: 1e8 });
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', 'ipc'];
  const child = fork(join(built, 'main.js'), { env, cwd: folder, execArgv, stdio });
  const { origin } = await originOf(child);
  const moveClockTo = async (instant: string) => {
    await ask(child, 'clock', { moveTo: Date.parse(instant) });
    if (databaseUrl === '') forgetNewestMoment({ folder, env });
  };
  return {
    origin,
    moveClockTo,
    usedMs: () => ask<number>(child, 'cpu'),
    remove: async () => {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
