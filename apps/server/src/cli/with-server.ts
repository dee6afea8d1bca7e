// A command works with the same settings, secrets and database as the server, and may run beside it.
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { loadSecrets } from '../secrets.ts';
import { createUseCaseDeps, type UseCaseDeps } from '../use-case-deps.ts';

export async function withServer<Result>(work: (deps: UseCaseDeps) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env);
  const secrets = loadSecrets(config.secretsDir);
  const database = await openDatabase(config);
  try {
    await migrate(database, { secretsId: secrets.id, now: systemClock() });
    return await work(createUseCaseDeps({ database, clock: systemClock, secrets, version: 'cli' }));
  } finally {
    await database.close();
  }
}
