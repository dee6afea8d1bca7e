// Two PostgreSQL servers of Debian, one the standby of the other, behind one address that leads to whichever takes writes.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../test/free-port.ts';
import { leadTo } from '../test/virtual-address.ts';
import {
  addressOf,
  ask,
  copyCluster,
  kill,
  LOOK_EVERY_MS,
  makeCluster,
  start,
  type Node,
} from './debian-postgresql.ts';

const SETTINGS = [
  'wal_keep_size=64MB',
  // A standby that has just lost its primary may sleep so long, 5 s by default, before it can be promoted.
  'wal_retrieve_retry_interval=200ms',
];

export type Replicated = {
  readonly url: string;
  /** SIGKILL to every process of the primary; then the standby is promoted. Where it is silent, the server is not told of its end. */
  readonly failOver: () => Promise<{ readonly killedAt: number; readonly promotedAt: number }>;
  /** Makes a standby where the old primary was. */
  readonly rebuild: () => Promise<void>;
  /** Nothing more reaches the standby, as behind a line that stands still. The primary notices nothing. */
  readonly cutOff: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * @param isSynchronous whether a commit waits until the standby has it
 * @param isSilent whether the primary vanishes as a machine does that has no power
 */
export async function startReplicated(isSynchronous: boolean, isSilent = false): Promise<Replicated> {
  const top = mkdtempSync(join(tmpdir(), 'stimpill-failover-'));
  chmodSync(top, 0o777);
  const nodes = await Promise.all(
    ['one', 'other'].map(async (name): Promise<Node> => ({
      folder: join(top, name),
      port: await freePort(),
    })),
  );
  let [primary, standby] = nodes as [Node, Node];
  await makeCluster(primary);
  await start(primary, SETTINGS);
  const address = await leadTo(() => primary.port);

  const rebuild = async () => {
    rmSync(standby.folder, { recursive: true, force: true });
    await copyCluster(primary, standby, '-R', '--no-sync');
    await start(standby, SETTINGS);
    await ask(primary, `alter system set synchronous_standby_names = '${isSynchronous ? '*' : ''}'`);
    await ask(primary, 'select pg_reload_conf()');
    const follows = `select 1 from pg_stat_replication where sync_state = '${isSynchronous ? 'sync' : 'async'}' and state = 'streaming'`;
    while ((await ask(primary, follows)).length === 0) await wait(LOOK_EVERY_MS);
  };
  await rebuild();
  return {
    url: addressOf(address),
    rebuild,
    failOver: async () => {
      const killedAt = Date.now();
      if (isSilent) address.fallSilent();
      await kill(primary);
      await ask(standby, 'select pg_promote(true, 30)');
      [primary, standby] = [standby, primary];
      return { killedAt, promotedAt: Date.now() };
    },
    cutOff: async () => {
      const senders = await ask<{ pid: number }>(primary, 'select pid from pg_stat_replication');
      for (const { pid } of senders) process.kill(pid, 'SIGSTOP');
    },
    stop: async () => {
      address.close();
      for (const node of nodes) await kill(node);
      rmSync(top, { recursive: true, force: true });
    },
  };
}
