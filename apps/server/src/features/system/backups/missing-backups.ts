// Whether backups that were due are missing, so that somebody must be told.
import type { Clock } from '#clock.ts';
import type { MissingBackups } from '#features/today/read-today.ts';
import type { BackupSettings } from './back-up-regularly.ts';
import { listBackups } from './backup-folder.ts';

/** So many that were due may be missing: one may be under way, another may have met a restart. */
const MISSING = 3;
const MINUTE_MS = 60_000;

/** @param last when the newest was made, epoch milliseconds */
export function areBackupsMissing(last: number, everyMinutes: number, now: number): boolean {
  return now - last > MISSING * everyMinutes * MINUTE_MS;
}

/** For a server that runs from now on: before it did, it could make none. */
export function missingBackupsOf(settings: BackupSettings | null, clock: Clock): () => MissingBackups | null {
  if (settings === null) return () => null;
  const { folder, everyMinutes } = settings;
  const startedAt = clock();
  return () => {
    const newestAt = listBackups(folder)[0]?.madeAt ?? null;
    const last = Math.max(newestAt ?? startedAt, startedAt);
    return areBackupsMissing(last, everyMinutes, clock()) ? { newestAt } : null;
  };
}
