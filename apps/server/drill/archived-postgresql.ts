// A PostgreSQL that archives what it writes, as docs/operations.md says, with the very commands that stand there.
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
  run,
  start,
  type Node,
} from './debian-postgresql.ts';

const OPERATIONS = new URL('../../../docs/operations.md', import.meta.url);
const [ARCHIVE_OF_DOCS, SEGMENT] = ['/mnt/archive', /^[0-9A-F]{24}$/];

/** Until when to restore, all there is unless told otherwise; and a segment that was lost from the archive. */
type Restoring = { readonly until?: Date; readonly without?: string };

type Restored = {
  readonly url: string;
  /** When the last transaction was committed that it has, epoch milliseconds. */
  readonly endsAt: number;
  readonly tookMs: number;
};

export type Archived = {
  /** Leads to the primary, and to the copy that took its place. */
  readonly url: string;
  readonly makeBaseBackup: () => Promise<void>;
  /** SIGKILL to every process of the primary; then its folder is gone. */
  readonly lose: () => Promise<number>;
  readonly segments: () => readonly string[];
  /** When the last transaction was committed that stands in this segment, epoch milliseconds; null where there is none. */
  readonly lastCommitIn: (segment: string) => Promise<number | null>;
  /** A copy made of the base backup and the archive, which takes writes. */
  readonly restore: (restoring?: Restoring) => Promise<Restored>;
  /** The copy that was made last takes the place of the primary. */
  readonly takeItsPlace: () => void;
  readonly stop: () => Promise<void>;
};

/** @param timeout after so many seconds a segment is archived that is not full */
export async function startArchived(timeout: number): Promise<Archived> {
  const top = mkdtempSync(join(tmpdir(), 'stimpill-archiving-'));
  chmodSync(top, 0o777);
  const folders = { base: join(top, 'base'), archive: join(top, 'archive') };
  mkdirSync(folders.archive);
  chmodSync(folders.archive, 0o777);
  const nodes: Node[] = [];
  const newNode = async (): Promise<Node> => {
    const node = { folder: join(top, `node-${nodes.length}`), port: await freePort() };
    nodes.push(node);
    return node;
  };
  const primary = await newNode();
  await makeCluster(primary, '--data-checksums');
  await start(primary, [
    ...['archive_mode=on', `archive_timeout=${timeout}`],
    `archive_command=${settingOfDocs('archive_command', folders.archive)}`,
  ]);
  let current = primary;
  const address = await leadTo(() => current.port);
  const segments = () =>
    readdirSync(folders.archive)
      .filter((name) => SEGMENT.test(name))
      .sort();

  return {
    url: addressOf(address),
    segments,
    makeBaseBackup: () => copyCluster(primary, { folder: folders.base, port: 0 }),
    lose: async () => {
      const killedAt = Date.now();
      await kill(primary);
      rmSync(primary.folder, { recursive: true });
      return killedAt;
    },
    lastCommitIn: (segment) => lastCommitIn(join(folders.archive, segment)),
    restore: async (restoring = {}) => {
      const archive = await archiveWithout(folders.archive, restoring.without);
      return restoreInto(await newNode(), { base: folders.base, archive }, restoring.until);
    },
    takeItsPlace: () => (current = nodes.at(-1) ?? primary),
    stop: async () => {
      address.close();
      for (const node of nodes) await kill(node);
      rmSync(top, { recursive: true, force: true });
    },
  };
}

/** A setting in the recipe of the docs, with our folder for theirs. */
function settingOfDocs(name: string, archive: string): string {
  const value = new RegExp(`\\b${name} = '([^']+)'`).exec(readFileSync(OPERATIONS, 'utf8'))?.[1];
  if (value === undefined) throw new Error(`docs/operations.md does not say what ${name} is.`);
  return value.replaceAll(ARCHIVE_OF_DOCS, archive);
}

async function archiveWithout(archive: string, lost: string | undefined): Promise<string> {
  if (lost === undefined) return archive;
  const damaged = `${archive}-without-${lost}`;
  await run('/bin/cp', '-a', archive, damaged);
  rmSync(join(damaged, lost));
  return damaged;
}

type Sources = { readonly base: string; readonly archive: string };

async function restoreInto(node: Node, { base, archive }: Sources, until?: Date): Promise<Restored> {
  const begunAt = performance.now();
  await run('/bin/cp', '-a', base, node.folder);
  await run('/usr/bin/touch', join(node.folder, 'recovery.signal'));
  // PostgreSQL does not start with a time that ends in Z.
  const target = `recovery_target_time=${until?.toISOString().replace('Z', '+00') ?? ''}`;
  await start(node, [
    ...['archive_mode=off', `restore_command=${settingOfDocs('restore_command', archive)}`],
    ...(until === undefined ? [] : [target, 'recovery_target_action=promote']),
  ]);
  while ((await ask(node, 'select 1 where not pg_is_in_recovery()')).length === 0) await wait(LOOK_EVERY_MS);
  const [end] = await ask<{ at: Date | null }>(node, 'select pg_last_xact_replay_timestamp() as at');
  return { url: addressOf(node), endsAt: end?.at?.getTime() ?? 0, tookMs: performance.now() - begunAt };
}

const COMMIT = /\bCOMMIT (\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d\.\d{3})\d* UTC/g;

/** What the segment itself says, so that nobody has to believe the server that was restored from it. */
async function lastCommitIn(path: string): Promise<number | null> {
  const said = await run('pg_waldump', '--rmgr=Transaction', path).catch((ended: unknown) => {
    // The last record of a full segment goes on in the next one, which it then misses.
    if (ended instanceof Error && 'stdout' in ended) return { stdout: String(ended.stdout) };
    throw ended;
  });
  const last = [...said.stdout.matchAll(COMMIT)].at(-1);
  return last === undefined ? null : Date.parse(`${last[1]}T${last[2]}Z`);
}
