// Whole databases that stand beside the one in use: what `restore --replace` and `database create` put aside, and what a restore or a drill
// that was killed left over. They hold everything that the database held, so they are erased in time, like the rest.
import { readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '#clock.ts';
import type { DatabaseOptions } from '#database/database.ts';
import { groupBy } from '#group-by.ts';

const DAY_MS = 86_400_000;
/** As long as a tablet keeps its punches: until then something may be missing that only this database has. */
export const PUT_ASIDE_DAYS = 35;

export type PutAside = {
  readonly path: string;
  /** `database`: put aside; `copy`: left over by a restore or a drill that was killed. */
  readonly kind: 'database' | 'copy';
  /** Epoch milliseconds. */
  readonly since: number;
  readonly erasedFrom: number;
  /** Bytes, with the files of SQLite that belong to it. */
  readonly size: number;
};

type Places = Pick<DatabaseOptions, 'databaseUrl' | 'dataDir'>;

const DATABASE = /^stimpill\.sqlite\.before-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)(-wal|-shm)?$/;
const RESTORING = /^(stimpill\.sqlite\.\d+\.restoring)(-journal|-wal|-shm)?$/;
const DRILL = /^stimpill-drill-\w{6}$/;

/** The oldest first; none on PostgreSQL, where nothing of ours puts a database aside. */
export function listPutAside({ databaseUrl, dataDir }: Places, drills = tmpdir()): readonly PutAside[] {
  if (databaseUrl !== null) return [];
  const found = [...namesIn(dataDir).flatMap((name) => inDataDir(dataDir, name)), ...drillsIn(drills)];
  return [...groupBy(found, ({ path }) => path).values()].flatMap(together).sort((a, b) => a.since - b.since);
}

/** @returns those that are over their time, which are gone now */
export function erasePutAside(places: Places, clock: Clock, drills = tmpdir()): readonly PutAside[] {
  const over = listPutAside(places, drills).filter(({ erasedFrom }) => erasedFrom <= clock());
  for (const each of over) removePutAside(each);
  return over;
}

export function removePutAside({ path }: Pick<PutAside, 'path'>): void {
  for (const companion of ['-wal', '-shm', '-journal', ''])
    rmSync(`${path}${companion}`, { recursive: true, force: true });
}

/** The files of one database. */
function together([first, ...others]: readonly PutAside[]): PutAside[] {
  if (first === undefined) return [];
  return [{ ...first, size: others.reduce((sum, { size }) => sum + size, first.size) }];
}

function inDataDir(dataDir: string, name: string): PutAside[] {
  const [, day, hour, minute, second, companion = ''] = DATABASE.exec(name) ?? [];
  const path = join(dataDir, name.slice(0, name.length - companion.length));
  const { size } = statSync(join(dataDir, name));
  if (day !== undefined)
    return [putAsideAt({ path, kind: 'database', size }, Date.parse(`${day}${hour}:${minute}:${second}`))];
  const [, copy] = RESTORING.exec(name) ?? [];
  return copy === undefined ? [] : [leftOver(join(dataDir, copy), size)];
}

/** A drill takes minutes, and its folder holds one database. Those of other users are theirs. */
function drillsIn(folder: string): PutAside[] {
  return namesIn(folder)
    .filter((name) => DRILL.test(name) && statSync(join(folder, name)).uid === process.getuid?.())
    .map((name) => leftOver(join(folder, name), sizeOf(join(folder, name))));
}

function leftOver(path: string, size: number): PutAside {
  return putAsideAt({ path, kind: 'copy', size }, statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}

function putAsideAt(what: Pick<PutAside, 'path' | 'kind' | 'size'>, since: number): PutAside {
  const days = what.kind === 'database' ? PUT_ASIDE_DAYS : 1;
  return { ...what, since, erasedFrom: since + days * DAY_MS };
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
