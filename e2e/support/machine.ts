// A machine on which a server is started: a folder for all that it keeps, with a company that has been imported.
import { rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';

export type Machine = { readonly folder: string; readonly env: NodeJS.ProcessEnv };

/** Runs `stimpill …` on what a machine keeps, and gives what it prints. */
export type RunCommand = (machine: Machine, words: readonly string[], body?: object) => Promise<string>;

/** Runs `stimpill call …`, and gives the answer with the version of the record. */
export type CallOperation = (
  operation: string,
  said: Readonly<Record<string, string>>,
  body?: object,
  version?: string,
) => Promise<{ readonly data: unknown; readonly version?: string }>;

export const callOn =
  (machine: Machine, run: RunCommand): CallOperation =>
  async (operation, said, body, version) => {
    const words = Object.entries(said).map(([name, value]) => `${name}=${value}`);
    const ofVersion = version === undefined ? [] : ['--version', version];
    const answer = await run(machine, ['call', operation, ...words, ...ofVersion, '--json'], body);
    return JSON.parse(answer) as Awaited<ReturnType<CallOperation>>;
  };

/**
 * A folder for all that a server keeps, and the settings that make it keep it there, on a free port.
 * @param like the folder of another machine, from which it takes everything
 */
export async function newMachine(like?: string): Promise<Machine> {
  const folder = await mkdtemp(join(tmpdir(), 'stimpill-e2e-'));
  if (like !== undefined) await cp(like, folder, { recursive: true });
  const env = {
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    SECRETS_DIR: join(folder, 'secrets'),
    DATABASE_URL: '',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    PORT: '0',
  };
  return { folder, env };
}

/**
 * The clock of the server is set back without the server knowing: within a minute it would see that, and end what was over by then, such as
 * the session of whoever has signed in since.
 */
export function forgetNewestMoment({ folder }: Machine): void {
  const database = new BetterSqlite3(join(folder, 'data', 'stimpill.sqlite'));
  database.exec('update installation set newest_moment_at = null');
  database.close();
}

const withCompanies = new Map<string, Promise<string>>();

/** A machine with this company and without the demo. Each is imported once, because every story starts from a copy. */
export async function machineWith(companyFile: string, run: RunCommand): Promise<Machine> {
  const known = withCompanies.get(companyFile) ?? importInto(newMachine(), companyFile, run);
  withCompanies.set(companyFile, known);
  const { folder, env } = await newMachine(await known);
  return { folder, env: { ...env, DEMO: '0' } };
}

async function importInto(made: Promise<Machine>, companyFile: string, run: RunCommand): Promise<string> {
  const machine = await made;
  process.once('exit', () => rmSync(machine.folder, { recursive: true, force: true }));
  await run(machine, ['company', 'import', companyFile]);
  return machine.folder;
}
