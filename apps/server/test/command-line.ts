// The command line on a fresh database of the engine under test, run inside the test's own process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { InstallationRow } from '#database/tables/installation.ts';
import { runCommandLine } from '../src/cli/run-command-line.ts';
import { loadSecrets } from '../src/secrets.ts';
import { markUsed } from '../src/unused-secrets.ts';
import { createUseCaseDeps, type UseCaseDeps } from '../src/use-case-deps.ts';
import { CHEAP_HASHING, type TestApi } from './api.ts';
import { frozenClock, type FrozenClock } from './frozen-clock.ts';
import { given, type Given } from './given.ts';
import { freshDatabase, type TestDatabase } from './test-databases.ts';

type Said = Readonly<Record<string, string>>;
export type CommandEnd = { readonly code: number; readonly out: string; readonly err: string };

export type TestCommandLine = {
  readonly run: (
    args: readonly string[],
    input?: string,
    env?: Readonly<Record<string, string>>,
  ) => Promise<CommandEnd>;
  /** What a command printed with `--json`; a test that runs into a refusal fails. */
  readonly json: (args: readonly string[], input?: string) => Promise<unknown>;
  /** Runs "stimpill call" with a body. */
  readonly call: (operation: string, said: Said, body?: object, version?: string) => Promise<CommandEnd>;
  readonly given: Given;
  readonly deps: UseCaseDeps;
  readonly database: TestDatabase;
  readonly time: FrozenClock;
  readonly env: Readonly<Record<string, string>>;
  /** A folder of this test alone. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
};

/** @param on the database of an API under test instead of a fresh one; the test that started that one also drops it */
export async function startCommandLine(on?: Pick<TestApi, 'database' | 'time'>): Promise<TestCommandLine> {
  const database = on?.database ?? (await freshDatabase());
  const time = on?.time ?? frozenClock();
  const folder = mkdtempSync(join(tmpdir(), 'stimpill-command-line-'));
  const env = { ...database.env, SECRETS_DIR: join(folder, 'secrets') };
  const secrets = loadSecrets(env.SECRETS_DIR, time.clock);
  await database.database.knex<InstallationRow>('installation').update({ secrets_id: secrets.id });
  markUsed(env.SECRETS_DIR);
  const deps = createUseCaseDeps({
    database: database.database,
    clock: time.clock,
    secrets,
    version: '0.0.0-test',
    hashing: CHEAP_HASHING,
  });
  const run: TestCommandLine['run'] = (args, input = '', itsEnv = env) =>
    runCommand(args, input, itsEnv, time);
  return {
    run,
    json: async (args, input) => {
      const { code, out, err } = await run([...args, '--json'], input);
      if (code !== 0) throw new Error(err);
      return JSON.parse(out) as unknown;
    },
    call: (operation, said, body, version) =>
      run(
        [
          ...['call', operation, ...Object.entries(said).map(([name, value]) => `${name}=${value}`)],
          ...(version === undefined ? [] : ['--version', version]),
        ],
        body === undefined ? '' : JSON.stringify(body),
      ),
    given: given(deps),
    deps,
    database,
    time,
    env,
    folder,
    stop: async () => {
      if (on === undefined) await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function runCommand(
  args: readonly string[],
  input: string,
  env: Readonly<Record<string, string>>,
  { clock }: Pick<FrozenClock, 'clock'>,
): Promise<CommandEnd> {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const [out, err] = [text(stdout), text(stderr)];
  const code = await runCommandLine(args, {
    ...{ clock, env, stdin: Readable.from([input]), stdout, stderr },
    hashing: CHEAP_HASHING,
  });
  stdout.end();
  stderr.end();
  return { code, out: await out, err: await err };
}
