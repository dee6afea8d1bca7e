// The whole of a batch: store, then judge what somebody stands there waiting for, for two seconds at most.
import { setTimeout } from 'node:timers/promises';
import { companyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { Classified } from './classify-batch.ts';
import type { InboxJudge } from '#features/tablets/judging/inbox-judge.ts';
import { listOutcomes, type PunchOutcome } from './punch-outcome-store.ts';
import { receivePunchBatch, type PunchBatch, type ReceiveDeps } from './receive-punch-batch.ts';
import type { AnchoredDevice } from '#features/tablets/clocks/time-anchor.ts';

const LONGEST_WAIT_MS = 2_000;
const RETRY_AFTER_SECONDS = 2;

type HandedOver = {
  readonly classified: readonly Classified[];
  readonly outcomes: ReadonlyMap<string, PunchOutcome>;
};

export type HandOver = (device: AnchoredDevice, batch: PunchBatch) => Promise<HandedOver>;

/** One upload of a device at a time, within this process; those of several processes wait for each other in the database. */
export function createHandOver(deps: ReceiveDeps & { readonly inboxJudge: InboxJudge }): HandOver {
  const uploading = new Set<string>();
  return async (device, batch) => {
    if (uploading.has(device.deviceId))
      throw new DomainError('station.upload_in_progress', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    uploading.add(device.deviceId);
    try {
      return await handOver(deps, device, batch);
    } finally {
      uploading.delete(device.deviceId);
    }
  };
}

async function handOver(
  deps: ReceiveDeps & { readonly inboxJudge: InboxJudge },
  device: AnchoredDevice,
  batch: PunchBatch,
): Promise<HandedOver> {
  const classified = await receivePunchBatch(deps, device, batch);
  const fresh = classified.filter((one) => one.kind === 'new');
  const live = fresh.filter(({ punch }) => punch.employeeToken !== undefined).map(({ item }) => item.punchId);
  // What has a sealed PIN takes its time, and its tablet is told nothing of it: nobody waits.
  if (live.length > 0) {
    // They are safe: if judging fails now, the inbox judge tries again.
    const judged = deps.inboxJudge.judge(device.companyId, live).catch(() => undefined);
    await Promise.race([judged, setTimeout(LONGEST_WAIT_MS, undefined, { ref: false })]);
  }
  if (fresh.length > 0) deps.inboxJudge.wake();
  const ids = classified.map(({ item }) => item.punchId);
  return {
    classified,
    outcomes: await listOutcomes(companyScope(deps.database.knex, device.companyId), ids),
  };
}
