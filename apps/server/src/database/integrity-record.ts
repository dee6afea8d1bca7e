// What the last look at the pages of a SQLite file found. It stands beside the file, because a damaged one may take no row.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Depth } from './find-damage.ts';

const integrityRecord = z.object({
  /** Epoch milliseconds, as is `lastFullAt`. */
  checkedAt: z.int(),
  depth: z.enum(['quick', 'full']),
  lastFullAt: z.int().nullable(),
  /** One sentence each; none when the file is sound. */
  damage: z.array(z.string()).readonly(),
});

export type IntegrityRecord = z.infer<typeof integrityRecord>;

/** @returns null when nobody has looked yet, or nobody can read what was found */
export function readIntegrity(dataDir: string): IntegrityRecord | null {
  try {
    return integrityRecord.parse(JSON.parse(readFileSync(recordPath(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

/**
 * Replaces what was found before. A quick look is not deep enough for that: take a full one where damage was found.
 * @throws Error when the folder cannot be written
 */
export function recordIntegrity(
  dataDir: string,
  { checkedAt, depth, damage }: { checkedAt: number; depth: Depth; damage: readonly string[] },
): void {
  const lastFullAt = depth === 'full' ? checkedAt : (readIntegrity(dataDir)?.lastFullAt ?? null);
  const record: IntegrityRecord = { checkedAt, depth, lastFullAt, damage };
  const path = recordPath(dataDir);
  // One name for all: a process that is killed here leaves a file that the next one writes over.
  const draft = `${path}.new`;
  writeFileSync(draft, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600, flush: true });
  try {
    renameSync(draft, path);
  } catch (error) {
    // Another process has put it in its place at the same moment, with what this one wrote last.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

/** Another file stands there now, and nobody has looked at it yet. */
export function forgetIntegrity(dataDir: string): void {
  rmSync(recordPath(dataDir), { force: true });
}

function recordPath(dataDir: string): string {
  return join(dataDir, 'integrity.json');
}
