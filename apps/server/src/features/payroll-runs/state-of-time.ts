import { createHash } from 'node:crypto';
import type { TimeEntry } from '#features/ledger/time-entry.ts';

/**
 * A digest of time entries: another one as soon as any of them is another one, or has other figures.
 * @param keptAt when the figures of an approved entry were kept, by its id
 */
export function stateOfTime(entries: readonly TimeEntry[], keptAt: ReadonlyMap<string, number>): string {
  const texts = entries.map(({ id, startAt, endAt, kind, breaks, isDraft, isLocked }) =>
    JSON.stringify([id, startAt, endAt, kind, breaks, isDraft, isLocked, keptAt.get(id) ?? null]),
  );
  return createHash('sha256').update(texts.sort().join('\n')).digest('hex');
}
