// The disk under the server's database: what it would keep if the power went away, and whether it takes anything at all.
import { cpSync, rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compilePowerCut } from './power-cut.ts';

export type ServerDisk = {
  readonly dataDir: string;
  /** For every process that writes there; empty where nothing can be disturbed. */
  readonly env: NodeJS.ProcessEnv;
  /** False where no C compiler is at hand, and on PostgreSQL, which has a disk of its own. */
  readonly canLosePower: boolean;
  /** Cuts the power: only what was synced is left. */
  readonly losePower: () => Promise<void>;
  /** Counts everything that was written as synced. */
  readonly settle: () => Promise<void>;
  /** From here on it takes nothing, or takes everything again. Undefined where it cannot lose its power either. */
  readonly fill: ((isFull: boolean) => Promise<void>) | undefined;
};

export async function prepareDisk(folder: string, isOfServer: boolean): Promise<ServerDisk> {
  const [data, disk, fullFlag] = [join(folder, 'data'), join(folder, 'disk'), join(folder, 'disk-full')];
  // The server uses no folder that is open to others.
  for (const place of [data, disk]) await mkdir(place, { mode: 0o700 });
  const library = isOfServer ? await compilePowerCut(folder) : undefined;
  const settle = () => replaceFolder(data, disk);
  const losePower = async () => {
    await replaceFolder(disk, data);
    await settle();
  };
  const places = { dataDir: data, losePower };
  if (library === undefined) return { ...places, settle, env: {}, canLosePower: false, fill: undefined };
  return {
    ...places,
    settle,
    canLosePower: true,
    env: { LD_PRELOAD: library, POWER_CUT_DATA: data, POWER_CUT_DISK: disk, POWER_CUT_FULL: fullFlag },
    fill: (isFull) => (isFull ? writeFile(fullFlag, '') : rm(fullFlag, { force: true })),
  };
}

/**
 * The copy holds everything: the shared memory of SQLite is made anew at each start, and what was not synced is no part of a disk.
 * In one go, because others read it past the server.
 */
function replaceFolder(from: string, to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, filter: (name) => !/-(shm|unsynced)$/.test(name) });
  return Promise.resolve();
}
