// A backup that is older than a day holds nothing that is erased by time: it is written anew without it, once. So the rotation can keep it
// for a year, and no key has to be destroyed.
import { chmodSync, copyFileSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Clock } from '#clock.ts';
import { inspectFile } from '#database/sqlite-file.ts';
import { syncFile } from '#database/sync-file.ts';
import { holdsPersonal, leaveOutPersonal } from './backup-content-store.ts';
import { listBackups } from './backup-folder.ts';
import { ALL_MS } from './which-backups-stay.ts';

/** Those that must be looked at, the oldest last. */
export function backupsToClear(folder: string, clock: Clock): readonly string[] {
  const before = clock() - ALL_MS;
  return listBackups(folder)
    .filter(({ madeAt }) => madeAt < before)
    .map(({ path }) => path);
}

/**
 * The file as it was stays until the new one is whole, and every page of it was looked at.
 * @returns whether there was something to clear
 * @throws Refused for a damaged one
 */
export function clearBackup(path: string): boolean {
  if (!holdsPersonal(path)) return false;
  const draft = `${path}.${process.pid}.part`;
  try {
    copyFileSync(path, draft);
    chmodSync(draft, 0o600);
    leaveOutPersonal(draft);
    inspectFile(draft);
    syncFile(draft);
    renameSync(draft, path);
    syncFile(dirname(path));
    return true;
  } finally {
    rmSync(draft, { force: true });
  }
}
