// Before the tests that run on a cluster: three servers of PostgreSQL with Citus on free ports.
import type { TestProject } from 'vitest/node';
import { startCitusCluster } from './citus-cluster.ts';

/** Nothing is needed after the run. Few shards, because every test file waits until they are made. */
const SHORT_LIVED = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'citus.shard_count=4'];

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCitusCluster(SHORT_LIVED);
  project.provide(
    'templates' as never,
    { sqliteFile: '', postgresqlUrl: null, clusterUrls: cluster.urls } as never,
  );
  return cluster.stop;
}
