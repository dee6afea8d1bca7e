// The folder of BACKUP_DIR: the names of backups say when they were made. Other files in it are left alone.
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { whichBackupsStay } from './which-backups-stay.ts';

export type Backup = {
  readonly path: string;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  /** Bytes. */
  readonly size: number;
};

const NAME = /^stimpill-(\d{4})-(\d\d)-(\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sqlite$/;
/** What a killed process left of a backup that it was writing. */
const DRAFT = /^stimpill-[\dTZ-]+\.sqlite\.\d+\.part(-journal|-wal|-shm)?$/;

export function pathOfBackup(folder: string, madeAt: number): string {
  const time = new Date(madeAt).toISOString().slice(0, 19).replaceAll(':', '-');
  return join(folder, `stimpill-${time}Z.sqlite`);
}

/** The newest first; none where the folder cannot be read. */
export function listBackups(folder: string): readonly Backup[] {
  return namesIn(folder)
    .flatMap((name) => {
      const [, ...parts] = NAME.exec(name) ?? [];
      const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts.map(Number);
      if (parts.length === 0) return [];
      const path = join(folder, name);
      const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
      return [{ path, madeAt: Date.UTC(year, month - 1, day, hour, minute, second), size }];
    })
    .sort((a, b) => b.madeAt - a.madeAt);
}

/** Removes the backups that need not stay. @returns how many */
export function thinBackups(folder: string, now: number): number {
  const backups = listBackups(folder);
  const stay = whichBackupsStay(
    backups.map(({ madeAt }) => madeAt),
    now,
  );
  const over = backups.filter(({ madeAt }) => !stay.has(madeAt));
  for (const { path } of over) rmSync(path, { force: true });
  return over.length;
}

/** Makes the folder for its owner alone where there is none, and removes what a killed process left. */
export function prepareFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of namesIn(folder))
    if (DRAFT.test(name)) rmSync(join(folder, name), { recursive: true, force: true });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
