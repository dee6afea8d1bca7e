// A tablet hands punches over. Every one is on disk before it is judged and before the tablet gets its answer.
//
//   signatures (before the transaction) -> alone with the device -> known already? -> chain, time -> fact, envelope, seal,
//   queue -> COMMIT -> judge the punches for which somebody is waiting at the tablet -> answer
import { setTimeout } from 'node:timers/promises';
import type { Clock } from '#clock.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { InboxJudge } from '#features/tablets/judging/inbox-judge.ts';
import { listOutcomes, type PunchOutcome } from './punch-outcome-store.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { lockDevice } from '#features/tablets/devices/device-store.ts';
import type { Secrets } from '#secrets.ts';
import { listDeviceKeys, toKeyObject, type DeviceKey } from '#features/tablets/devices/device-key-store.ts';
import { classifyBatch, type Classified, type KnownBatch } from './classify-batch.ts';
import { withReceived } from './device-sequence.ts';
import {
  findKnownPunches,
  findKnownSequences,
  findSequences,
  saveMissingSequences,
  type StoredEnvelope,
} from './envelope-store.ts';
import { listHeads } from './chain-head-store.ts';
import type { HeardHead } from './chain-heads.ts';
import { openShortened } from '#features/tablets/health/device-incident-store.ts';
import { hearHead, toToldHead, type HeadOnTheLine } from './hear-head.ts';
import { storeNewPunches, storeStrays } from './store-batch.ts';
import { toClosing, type ToldExchange } from '#features/tablets/clocks/time-of-punch.ts';
import type { ClockStretch } from '#features/tablets/clocks/clock-readings.ts';
import type { AnchoredDevice } from '#features/tablets/clocks/time-anchor.ts';
import { isStray, verifyEnvelope, type BatchItem } from './verify-envelope.ts';

export type PunchBatch = {
  readonly items: readonly BatchItem[];
  readonly closingAnchor: ToldExchange | undefined;
  readonly closingStretches: readonly ClockStretch[] | undefined;
  /** The head of the chain of the key that signed the request; undefined where the tablet does not tell it. */
  readonly chainHead: (HeadOnTheLine & { readonly keyEpoch: number }) | undefined;
  readonly clientAddress: string;
  /** The device that hands over what this one made: a manager is asked about each. */
  readonly broughtBy?: string | undefined;
  /** A last number that will never be given again: what is missing up to it is lost. */
  readonly lastNumber?: { readonly keyEpoch: number; readonly sequence: number } | undefined;
};

export type ReceiveDeps = { readonly database: Database; readonly clock: Clock; readonly secrets: Secrets };

const LONGEST_WAIT_MS = 2_000;
const RETRY_AFTER_SECONDS = 2;

export type HandedOver = {
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
  // Checking a sealed PIN is slow and the tablet is not told the result, so nobody waits for those.
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

/** @returns what each item turned out to be, in their order, once all of it is on disk */
export async function receivePunchBatch(
  { database, clock, secrets }: ReceiveDeps,
  device: AnchoredDevice,
  batch: PunchBatch,
): Promise<readonly Classified[]> {
  const keys = await listDeviceKeys(companyScope(database.knex, device.companyId), device.deviceId);
  const items = batch.items.map((item) => verifyEnvelope(item, device, toKeyObjects(keys)));
  const closing = toClosing(secrets, device, {
    anchor: batch.closingAnchor,
    stretches: batch.closingStretches,
  });

  return inTransaction(database, async (tx) => {
    const scope = companyScope(tx, device.companyId);
    // Another server may store the same batch at this moment. After the lock we see everything that it has stored.
    await lockDevice(scope, device.deviceId);
    const receivedAt = clock();
    const epochs = [...new Set(items.flatMap((item) => (isStray(item) ? [] : [item.header.keyEpoch])))];
    const known: KnownBatch = {
      punches: await findKnownPunches(
        scope,
        batch.items.map(({ punchId }) => punchId),
      ),
      sequences: await knownSequences(scope, device.deviceId, epochs, batch.items),
      boundAt: new Map([...keys].map(([epoch, { boundAt }]) => [epoch, boundAt])),
      heads: await knownHeads(scope, device.deviceId, epochs),
    };
    const classified = classifyBatch(items, known, { secrets, device, closing, receivedAt });
    for (const keyEpoch of epochs) {
      await noteSequences(scope, { deviceId: device.deviceId, keyEpoch }, classified, receivedAt);
    }
    await storeStrays(scope, device.deviceId, classified, receivedAt);
    await storeNewPunches(scope, classified, { secrets, ...batch, receivedAt });
    if (batch.lastNumber !== undefined) await noteLost(scope, device, batch.lastNumber, receivedAt);
    if (batch.chainHead !== undefined) {
      const { keyEpoch } = batch.chainHead;
      const told = toToldHead(secrets, device, batch.chainHead);
      await hearHead(scope, { deviceId: device.deviceId, keyEpoch }, told, { now: receivedAt });
    }
    return classified;
  });
}

function toKeyObjects(keys: ReadonlyMap<number, DeviceKey>) {
  return new Map(
    [...keys].flatMap(([epoch, key]) => {
      const object = toKeyObject(key);
      return object === undefined ? [] : [[epoch, object] as const];
    }),
  );
}

/** The envelopes under the numbers of the batch, and under their neighbours. */
async function knownSequences(
  scope: CompanyScope,
  deviceId: string,
  epochs: readonly number[],
  items: readonly BatchItem[],
): Promise<ReadonlyMap<number, ReadonlyMap<number, StoredEnvelope>>> {
  const numbers = [...new Set(items.flatMap(({ sequence }) => [sequence - 1, sequence, sequence + 1]))];
  const known = new Map<number, ReadonlyMap<number, StoredEnvelope>>();
  for (const keyEpoch of epochs)
    known.set(keyEpoch, await findSequences(scope, { deviceId, keyEpoch }, numbers));
  return known;
}

async function knownHeads(
  scope: CompanyScope,
  deviceId: string,
  epochs: readonly number[],
): Promise<ReadonlyMap<number, readonly HeardHead[]>> {
  const known = new Map<number, readonly HeardHead[]>();
  for (const keyEpoch of epochs) known.set(keyEpoch, await listHeads(scope, { deviceId, keyEpoch }));
  return known;
}

/** Must run before the punches are stored: it compares with what was known without them. */
async function noteSequences(
  scope: CompanyScope,
  key: { readonly deviceId: string; readonly keyEpoch: number },
  classified: readonly Classified[],
  now: number,
): Promise<void> {
  const received = classified.flatMap((item) =>
    item.kind === 'new' && item.punch.header.keyEpoch === key.keyEpoch ? [item.punch.header.sequence] : [],
  );
  if (received.length === 0) return;
  const before = await findKnownSequences(scope, key);
  const { missing } = withReceived(before, received);
  await saveMissingSequences(scope, key, { before: before.missing, after: missing }, now);
}

/** Must run after the punches are stored. What is missing between two numbers that came is noted already. */
async function noteLost(
  scope: CompanyScope,
  { deviceId }: AnchoredDevice,
  { keyEpoch, sequence }: NonNullable<PunchBatch['lastNumber']>,
  now: number,
): Promise<void> {
  const { highest } = await findKnownSequences(scope, { deviceId, keyEpoch });
  if (highest >= sequence) return;
  await openShortened(scope, { deviceId, keyEpoch }, { from: highest + 1, to: sequence }, now);
}
