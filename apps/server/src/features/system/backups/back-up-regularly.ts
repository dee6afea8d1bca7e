// A running server on SQLite makes a backup every few minutes by itself. When the next one is due stands in the names of the files, so it goes
// on over a restart; only one server serves a file of SQLite, so no other makes them too.
import type { Clock } from '#clock.ts';
import type { FileFacts } from '#database/sqlite-file.ts';
import { backupsToClear } from './clear-backups.ts';
import { listBackups, pathOfBackup, prepareFolder, thinBackups } from './backup-folder.ts';
import { whose } from '#whose-file.ts';

export type BackupSettings = { readonly folder: string; readonly everyMinutes: number };

export type BackupDeps = BackupSettings & {
  readonly clock: Clock;
  /** Copies and checks in a thread of its own, so that no punch waits. */
  readonly backUp: (path: string) => Promise<FileFacts>;
  /** Leaves out of a backup what is erased by time, in that thread. */
  readonly clear: (path: string) => Promise<unknown>;
  /** Leaves out of a backup anyone who was erased, in that thread. @returns whether somebody was in it */
  readonly erase: (path: string) => Promise<boolean>;
  /** The thread is not needed until the next one is due. */
  readonly onEnd?: () => Promise<void>;
  readonly onMade: (made: MadeBackup) => void;
  /** Told why there is no new backup, as a sentence. */
  readonly onFailure: (why: string) => void;
};

export type MadeBackup = FileFacts & { readonly path: string; readonly removed: number };

const LOOK_EVERY_MS = 10_000;
const MINUTE_MS = 60_000;
const ERASED_AT_ONCE = 8;

/** @returns a function that ends it; a backup under way leaves no file */
export function backUpRegularly(deps: BackupDeps): () => void {
  let isUnderWay = false;
  let isOver = false;
  let triedAt: number | null = null;
  const onFailure: BackupDeps['onFailure'] = (why) => {
    if (!isOver) deps.onFailure(why);
  };
  const look = async () => {
    if (isUnderWay || !isDue(deps, triedAt)) return;
    isUnderWay = true;
    triedAt = deps.clock();
    await backUpOnce({ ...deps, onFailure });
    await deps.onEnd?.();
    isUnderWay = false;
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

/** After a failure it is retried when the next one is due. A time in the future is that of a wrong clock, and counts as none. */
export function isDue({ folder, everyMinutes, clock }: BackupDeps, triedAt: number | null): boolean {
  const now = clock();
  const newest = listBackups(folder).find(({ madeAt }) => madeAt <= now)?.madeAt ?? null;
  const last = Math.max(newest ?? -Infinity, triedAt !== null && triedAt <= now ? triedAt : -Infinity);
  return now - last >= everyMinutes * MINUTE_MS;
}

/** Nothing is removed before the new one is whole. */
export async function backUpOnce(deps: BackupDeps): Promise<void> {
  const { folder, clock, backUp, onMade, onFailure } = deps;
  try {
    prepareFolder(folder);
    const path = pathOfBackup(folder, clock());
    const facts = await backUp(path);
    onMade({ ...facts, path, removed: thinBackups(folder, clock()) });
  } catch (failure) {
    onFailure(whyNot(folder, failure));
    return;
  }
  await clearBackups(deps);
}

/** Those made from now on have nobody who was erased; some of those before are written anew each time, so that the next one is not late. */
async function clearBackups({ folder, clock, clear, erase, onFailure }: BackupDeps): Promise<void> {
  for (const path of backupsToClear(folder, clock))
    await clear(path).catch((failure: unknown) => onFailure(whyNotCleared(path, failure)));
  let left = ERASED_AT_ONCE;
  for (const { path } of listBackups(folder)) {
    const isErased = await erase(path).catch((failure: unknown) => onFailure(whyNotErased(path, failure)));
    if (isErased) left -= 1;
    if (left === 0) return;
  }
}

function whyNotErased(path: string, failure: unknown): string {
  const why = failure instanceof Error ? failure.message : 'nobody knows why';
  return `${path} still names somebody who was erased: ${why} It is retried with the next backup; delete it where it is not needed.`;
}

function whyNotCleared(path: string, failure: unknown): string {
  const why = failure instanceof Error ? failure.message : 'nobody knows why';
  return `${path} is older than a day and still holds photos, places and old PINs: ${why} It is retried with the next backup; delete it where it is not needed.`;
}

function whyNot(folder: string, failure: unknown): string {
  const code = failure instanceof Error && 'code' in failure ? String(failure.code) : '';
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
    case 'SQLITE_FULL':
      return `There is no backup: the disk of BACKUP_DIR (${folder}) is full. Make room there; the backups before stay, and the next try comes by itself.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `There is no backup: BACKUP_DIR (${folder}) is not a folder. Choose another.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'SQLITE_CANTOPEN':
      return `There is no backup: the server may not write into BACKUP_DIR (${folder}).${whose(folder, 'write') || ' Give it the right to.'}`;
    default:
      return `There is no backup: ${failure instanceof Error ? failure.message : 'nobody knows why'}`;
  }
}
