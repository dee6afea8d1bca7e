// Whether the tables of a Citus cluster stand where they belong. Says nothing of a PostgreSQL on one machine.
import { findMisplaced, readCluster } from '#database/cluster.ts';
import type { Database } from '#database/database.ts';
import { fault, ok, warning, type Finding } from './findings.ts';

const CHECK = 'cluster';

export async function examineCluster({ knex }: Database): Promise<Finding[]> {
  const cluster = await readCluster(knex);
  if (cluster === null) return [];
  const { version, isCoordinator, workers, shards } = cluster;
  if (!isCoordinator)
    return [fault(CHECK, 'DATABASE_URL names a worker of the cluster. Name the coordinator')];
  if (shards === 0)
    return [
      warning(
        CHECK,
        `Citus ${version} with ${workers} workers, and all tables are on the coordinator. "stimpill database distribute" spreads them`,
      ),
    ];
  const misplaced = findMisplaced(cluster);
  if (misplaced.length > 0)
    return [
      fault(
        CHECK,
        `tables that are not where they belong: ${misplaced.join(', ')}. "stimpill database distribute" moves them`,
      ),
    ];
  return [
    ok(CHECK, `Citus ${version}: ${shards} shards on ${workers} workers, every table where it belongs`),
  ];
}
