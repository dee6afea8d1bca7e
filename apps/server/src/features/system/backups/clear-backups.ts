// A backup that is older than a day holds nothing that is erased by time, and none holds somebody who was erased: it is written anew without
// that. So the rotation can keep it for a year, and no key has to be destroyed.
import { chmodSync, copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Clock } from '#clock.ts';
import { openDatabase } from '#database/database.ts';
import { inspectFile } from '#database/sqlite-file.ts';
import { sqlitePath, syncFile } from '#database/private-files.ts';
import { eraseOnceMore } from '../erasing/person/erase-again.ts';
import { readKeptErasures } from '../erasing/person/kept-erasures.ts';
import { holdsPersonal, leaveOutPersonal, stillNamed, writeAnew } from './backup-content-store.ts';
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
 * @returns whether there was something to clear
 * @throws Refused for a damaged one
 */
export async function clearBackup(path: string): Promise<boolean> {
  if (!holdsPersonal(path)) return false;
  await replaceBackup(path, leaveOutPersonal);
  return true;
}

/**
 * Somebody who was erased goes from a backup too, by the list beside it.
 * @returns whether somebody was in it
 * @throws Refused for a damaged one
 */
export async function eraseInBackup(path: string, clock: Clock): Promise<boolean> {
  const named = stillNamed(path, readKeptErasures(dirname(path)));
  if (named.length === 0) return false;
  await replaceBackup(path, async (draft) => {
    const options = { databaseUrl: null, dataDir: dirname(draft), databasePoolSize: 1 };
    const database = await openDatabase(options);
    try {
      for (const erasure of named) await eraseOnceMore({ database, clock }, erasure);
    } finally {
      await database.close();
    }
    writeAnew(draft);
  });
  return true;
}

/** The file as it was stays until the new one is whole, and every page of it was looked at. */
async function replaceBackup(path: string, change: (draft: string) => void | Promise<void>): Promise<void> {
  const folder = `${path}.${process.pid}.part`;
  const draft = sqlitePath(folder);
  try {
    mkdirSync(folder, { mode: 0o700 });
    copyFileSync(path, draft);
    chmodSync(draft, 0o600);
    await change(draft);
    inspectFile(draft);
    syncFile(draft);
    renameSync(draft, path);
    syncFile(dirname(path));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
