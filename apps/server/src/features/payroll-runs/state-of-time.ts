import { createHash } from 'node:crypto';
import type { TimeEntry } from '#features/ledger/time-entry.ts';

/** A digest of time entries: another one as soon as any of them is another one. */
export function stateOfTime(entries: readonly TimeEntry[]): string {
  const texts = entries.map(({ id, startAt, endAt, kind, breaks, isDraft, isLocked }) =>
    JSON.stringify([id, startAt, endAt, kind, breaks, isDraft, isLocked]),
  );
  return createHash('sha256').update(texts.sort().join('\n')).digest('hex');
}
