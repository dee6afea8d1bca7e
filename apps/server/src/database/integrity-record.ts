// What the last check of a SQLite file found. It is stored in a file beside it, because a damaged database may accept no row.
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

/** @returns null when there was no check yet, or its result cannot be read */
export function readIntegrity(dataDir: string): IntegrityRecord | null {
  try {
    return integrityRecord.parse(JSON.parse(readFileSync(recordPath(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

/**
 * Replaces what was found before. After damage was found, store only a full check: a quick one may miss the damage.
 * @throws Error when the folder cannot be written
 */
export function recordIntegrity(
  dataDir: string,
  { checkedAt, depth, damage }: { checkedAt: number; depth: Depth; damage: readonly string[] },
): void {
  const lastFullAt = depth === 'full' ? checkedAt : (readIntegrity(dataDir)?.lastFullAt ?? null);
  const record: IntegrityRecord = { checkedAt, depth, lastFullAt, damage };
  const path = recordPath(dataDir);
  // Always the same name: if the process is killed here, the next one overwrites the file.
  const draft = `${path}.new`;
  writeFileSync(draft, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600, flush: true });
  try {
    renameSync(draft, path);
  } catch (error) {
    // Another process has renamed the file at the same moment, with what this one wrote last.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

/** Forgets the finding: another file has this name now, and it was not checked yet. */
export function forgetIntegrity(dataDir: string): void {
  rmSync(recordPath(dataDir), { force: true });
}

function recordPath(dataDir: string): string {
  return join(dataDir, 'integrity.json');
}
