import type { CallStation } from '#api/call-station.ts';
import { isRefusedWith } from '#api/api-failure.ts';
import type { BatchAnswer } from './apply-answer.ts';
import { toExported } from './export-outbox.ts';
import type { LeftBatch } from './left-rows.ts';
import type { Outbox } from './outbox.ts';

/** Hands over what an earlier registration left, or tells where its numbers end. */
export async function sendLeft(
  { outbox, callStation }: { readonly outbox: Outbox; readonly callStation: CallStation },
  batch: LeftBatch,
): Promise<BatchAnswer> {
  const { deviceId, rows, lastNumber } = batch;
  const answer = await callStation('recoverPunches', {
    body: { deviceId, items: rows.map(toExported), ...(lastNumber ? { lastNumber } : {}) },
  });
  // A company that never had that tablet has no use for its numbers either.
  const isOver = answer.ok || isRefusedWith(answer.failure, 'station.tablet_unknown');
  if (isOver) await outbox.markLeftTold(batch);
  return answer;
}
