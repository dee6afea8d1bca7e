// A command works with the same settings, secrets and database as the server, and may run beside it.
import { readOwnConfig } from '../read-own-config.ts';
import { schemaMoveText, type SchemaMove } from '../database/migrate.ts';
import { eraseAgain, erasedAgainText } from '../features/system/erasing/person/erase-again.ts';
import { keptIn } from '../kept-in.ts';
import { openOwnDatabase } from '../open-own-database.ts';
import { loadSecrets } from '../secrets.ts';
import { fetchSharedSecrets } from '../shared-secrets.ts';
import type { Terminal } from './terminal.ts';
import { createUseCaseDeps, type UseCaseDeps } from '../use-case-deps.ts';
import { readVersion } from '../own-folder.ts';

export async function withServer<Result>(
  { env, clock, setClock, stderr, hashing }: Terminal,
  work: (deps: UseCaseDeps) => Promise<Result>,
): Promise<Result> {
  const config = readOwnConfig(env);
  await fetchSharedSecrets(config);
  const secrets = loadSecrets(config.secretsDir);
  const onMove = (move: SchemaMove) => void stderr.write(schemaMoveText(move));
  const database = await openOwnDatabase(config, { secrets, clock }, { isServer: false, onMove, setClock });
  try {
    const again = await eraseAgain({ database, clock }, keptIn(config));
    if (again > 0) stderr.write(erasedAgainText(again));
    return await work(
      createUseCaseDeps({ database, clock, secrets, version: readVersion(), ...(hashing && { hashing }) }),
    );
  } finally {
    await database.close();
  }
}
