// A heartbeat of a tablet. Once the tablet has handed everything over, punches that waited for it need not wait any more.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { highestUnbroken } from '#features/tablets/wire/device-sequence.ts';
import { saveReport, type DeviceReport } from './device-health-store.ts';
import { listProofs } from '#features/tablets/wire/envelope-store.ts';
import { escalateWaiting } from '#features/tablets/judging/escalate-waiting.ts';
import { hearHead, toToldHead, type HeadOnTheLine } from '#features/tablets/wire/hear-head.ts';
import { listOutcomes } from '#features/tablets/wire/punch-outcome-store.ts';
import { writeReceipt } from '#features/tablets/wire/receipt.ts';
import type { Secrets } from '#secrets.ts';
import { findDeviceState } from '#features/tablets/wire/envelope-store.ts';
import type { AnchoredDevice } from '#features/tablets/clocks/time-anchor.ts';

export type HealthReport = Omit<DeviceReport, 'reportedAt' | 'isEverythingHandedOver'> & {
  /** The highest number that it has given out under its key. */
  readonly lastSequence: number;
  readonly awaitedReceipts: readonly string[];
  readonly chainHead: HeadOnTheLine | undefined;
};

/** @returns the receipts that are ready */
export async function reportHealth(
  deps: { readonly database: Database; readonly clock: Clock; readonly secrets: Secrets },
  device: AnchoredDevice & { readonly keyEpoch: number },
  { lastSequence, awaitedReceipts, chainHead, ...report }: HealthReport,
): Promise<{ punchId: string; receipt: string }[]> {
  const { companyId, deviceId, keyEpoch } = device;
  const scope = companyScope(deps.database.knex, companyId);
  const state = await findDeviceState(scope, deviceId);
  const isEverythingHandedOver = report.waitingPunches === 0 && highestUnbroken(state) >= lastSequence;
  const now = deps.clock();
  await inTransaction(deps.database, async (tx) => {
    const within = companyScope(tx, companyId);
    await saveReport(within, deviceId, { ...report, reportedAt: now, isEverythingHandedOver });
    if (chainHead === undefined) return;
    const arrived = keyEpoch === state.keyEpoch ? state : undefined;
    await hearHead(within, { deviceId, keyEpoch }, toToldHead(deps.secrets, device, chainHead), {
      arrived,
      now,
    });
  });
  if (isEverythingHandedOver) await escalateWaiting(deps);
  const proofs = await listProofs(scope, awaitedReceipts);
  const outcomes = await listOutcomes(scope, [...proofs.keys()]);
  return [...outcomes.values()].flatMap((outcome) =>
    outcome.proof === undefined
      ? []
      : [{ punchId: outcome.punchId, receipt: writeReceipt(deps.secrets, outcome, outcome.proof) }],
  );
}
