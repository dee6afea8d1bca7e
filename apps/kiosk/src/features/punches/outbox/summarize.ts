import type { OutboxDatabase, OutboxPunch, OutboxStatus } from '#storage/outbox-database.ts';
import { rowsOfAll } from './left-rows.ts';
import type { AttentionItem, OutboxState } from './outbox-state.ts';
import { receiptCodeOf } from './receipt-code.ts';

/** What the screens are told of the table, whichever registration of this tablet a punch is of. */
export async function summarize(
  database: OutboxDatabase,
): Promise<Pick<OutboxState, 'waiting' | 'oldestWaitingAt' | 'needsAttention' | 'untoldDisputes'>> {
  const of = (status: OutboxStatus) => rowsOfAll(database, status);
  const [waiting, oldest, refused, mismatched, untoldDisputes] = await Promise.all([
    of('waiting').count(),
    of('waiting').first(),
    of('refused').toArray(),
    of('mismatch').toArray(),
    database.punches.where('dispute').equals('untold').count(),
  ]);
  return {
    waiting,
    untoldDisputes,
    oldestWaitingAt: oldest?.at,
    needsAttention: [
      ...refused.map((row) => toAttentionItem(row, 'refused')),
      ...mismatched.map((row) => toAttentionItem(row, 'mismatch')),
    ],
  };
}

function toAttentionItem(row: OutboxPunch, reason: AttentionItem['reason']): AttentionItem {
  const { punchId, employeeId, action, at } = row;
  return { punchId, receiptCode: receiptCodeOf(punchId), employeeId, action, at, reason };
}
