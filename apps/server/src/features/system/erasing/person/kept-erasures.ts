// Who was erased, once more outside the database: a backup or dump that is restored brings people back, and from this list they are erased
// again. It has ids and days alone. It stands beside the secrets, which no restore touches, and beside the backups, which may come to
// another machine.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { syncFile } from '#database/private-files.ts';
import type { Erasure } from '#features/people/erasure-store.ts';

const NAME = 'stimpill-erasures.json';

const kept = z.array(
  z.object({
    companyId: z.guid(),
    employeeId: z.guid(),
    erasedAt: z.int(),
    keepsTimeUntil: z.iso.date(),
    timeErasedAt: z.int().nullable(),
  }),
);

export function erasuresFile(folder: string): string {
  return join(folder, NAME);
}

/**
 * @returns none where there is no such file
 * @throws Error where it cannot be read, or is none
 */
export function readKeptErasures(folder: string): readonly Erasure[] {
  try {
    return kept.parse(JSON.parse(readFileSync(erasuresFile(folder), 'utf8')));
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return [];
    throw new Error(
      `${erasuresFile(folder)} cannot be read, so nobody knows who must be erased again after a restore. Bring it back from a copy, or remove it.`,
      { cause: failure },
    );
  }
}

/** Adds these to those of the file; nobody is ever taken from it. @returns all of them */
export function keepErasures(folder: string, erasures: readonly Erasure[]): readonly Erasure[] {
  const before = readKeptErasures(folder);
  const all = together(before, erasures);
  if (JSON.stringify(all) !== JSON.stringify(before)) write(erasuresFile(folder), all);
  return all;
}

export function together(first: readonly Erasure[], second: readonly Erasure[]): readonly Erasure[] {
  const byPerson = new Map(
    [...first, ...second].map((each) => [`${each.companyId}/${each.employeeId}`, each]),
  );
  return [...byPerson.values()];
}

function write(path: string, erasures: readonly Erasure[]): void {
  const draft = `${path}.${process.pid}.new`;
  writeFileSync(draft, `${JSON.stringify(erasures, null, 1)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, path);
  syncFile(dirname(path));
}
