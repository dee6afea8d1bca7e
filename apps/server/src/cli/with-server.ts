// A command works with the same settings, secrets and database as the server, and may run beside it.
import { readConfig } from '../config.ts';
import { openOwnDatabase } from '../open-own-database.ts';
import { loadSecrets } from '../secrets.ts';
import type { Terminal } from './terminal.ts';
import { createUseCaseDeps, type UseCaseDeps } from '../use-case-deps.ts';
import { readVersion } from '../version.ts';

export async function withServer<Result>(
  { env, clock }: Terminal,
  work: (deps: UseCaseDeps) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(env);
  const secrets = loadSecrets(config.secretsDir);
  const database = await openOwnDatabase(config, { secrets, clock }, { isServer: false });
  try {
    return await work(createUseCaseDeps({ database, clock, secrets, version: readVersion() }));
  } finally {
    await database.close();
  }
}
