// A sign of life of a tablet. Once it holds nothing back, those that waited for it need not wait any more.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { highestUnbroken } from './device-sequence.ts';
import { saveReport, type DeviceReport } from './device-health-store.ts';
import { listProofs } from './envelope-store.ts';
import { escalateWaiting } from './escalate-waiting.ts';
import { listOutcomes } from './punch-outcome-store.ts';
import { writeReceipt } from './receipt.ts';
import type { Secrets } from '#secrets.ts';
import { findDeviceState } from './station-state-store.ts';
import type { AnchoredDevice } from './time-anchor.ts';

export type HealthReport = Omit<DeviceReport, 'reportedAt' | 'isEverythingHandedOver'> & {
  readonly awaitedReceipts: readonly string[];
};

/** @returns the receipts that are ready */
export async function reportHealth(
  deps: { readonly database: Database; readonly clock: Clock; readonly secrets: Secrets },
  { companyId, deviceId }: AnchoredDevice,
  { awaitedReceipts, ...report }: HealthReport,
): Promise<{ punchId: string; receipt: string }[]> {
  const scope = companyScope(deps.database.knex, companyId);
  const state = await findDeviceState(scope, deviceId);
  const isEverythingHandedOver = report.waitingPunches === 0 && highestUnbroken(state) >= report.lastSequence;
  await saveReport(scope, deviceId, { ...report, reportedAt: deps.clock(), isEverythingHandedOver });
  if (isEverythingHandedOver) await escalateWaiting(deps);
  const proofs = await listProofs(scope, awaitedReceipts);
  const outcomes = await listOutcomes(scope, [...proofs.keys()]);
  return [...outcomes.values()].flatMap((outcome) =>
    outcome.proof === undefined
      ? []
      : [{ punchId: outcome.punchId, receipt: writeReceipt(deps.secrets, outcome, outcome.proof) }],
  );
}
