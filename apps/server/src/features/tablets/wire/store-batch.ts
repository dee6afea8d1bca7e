// Stores a batch: facts, envelopes, seals, and the queue from which they are judged. The number of statements is constant.
import type { CompanyScope } from '#database/company-scope.ts';
import { readEmployeeSession, type SessionSpan } from '#features/tablets/people/employee-token.ts';
import { enqueuePunches } from '#features/ledger/open-punch-store.ts';
import { insertPunchFacts } from '#features/ledger/punch-fact-store.ts';
import type { Secrets } from '#secrets.ts';
import type { Classified, NewPunch } from './classify-batch.ts';
import { openShortened } from '#features/tablets/health/device-incident-store.ts';
import {
  insertEnvelopes,
  insertProofs,
  insertSeals,
  openAlarms,
  type DeviceAlarm,
} from './envelope-store.ts';
import { readReceipt } from './receipt.ts';
import { insertStrays } from './stray-envelope-store.ts';
import type { ToldExchange } from '#features/tablets/clocks/time-of-punch.ts';

type Arrival = {
  readonly secrets: Secrets;
  readonly receivedAt: number;
  readonly clientAddress: string;
  /** The device that hands over what another one made. */
  readonly broughtBy?: string | undefined;
  readonly closingAnchor: ToldExchange | undefined;
};

export async function storeNewPunches(
  scope: CompanyScope,
  classified: readonly Classified[],
  arrival: Arrival,
): Promise<void> {
  const punches = classified.filter((item) => item.kind === 'new');
  const { receivedAt } = arrival;
  await insertPunchFacts(
    scope,
    punches.map((punch) => toFact(punch, arrival)),
  );
  await insertEnvelopes(
    scope,
    punches.map((punch) => toEnvelope(punch, arrival)),
  );
  await insertSeals(
    scope,
    punches.flatMap((punch) => toSeal(punch, receivedAt)),
  );
  await insertProofs(
    scope,
    punches.flatMap((punch) => toEarlierProof(punch, arrival)),
    receivedAt,
  );
  await enqueuePunches(
    scope,
    punches.map((punch) => toQueued(punch, receivedAt)),
  );
  const [first] = punches;
  if (first !== undefined)
    await openAlarms(scope, first.punch.header.deviceId, punches.flatMap(alarmsOf), receivedAt);
  for (const { contradictedAt: at, punch } of punches)
    if (at !== undefined) await openShortened(scope, punch.header, { from: at, to: at }, receivedAt);
}

export async function storeStrays(
  scope: CompanyScope,
  deviceId: string,
  classified: readonly Classified[],
  receivedAt: number,
): Promise<void> {
  const strays = classified.flatMap((one) => {
    if (one.kind === 'mismatch')
      return [{ item: one.item, reason: 'mismatch', fingerprint: one.fingerprint }];
    return one.kind === 'stray' ? [one.stray] : [];
  });
  const inserted = await insertStrays(
    scope,
    strays.map(({ item, reason, fingerprint }) => ({
      device_id: deviceId,
      received_at: receivedAt,
      reason,
      punch_id: item.punchId,
      sequence: item.sequence,
      envelope: item.envelope,
      previous_hash: item.previousHash,
      signature: item.signature,
      fingerprint,
    })),
  );
  await openAlarms(
    scope,
    deviceId,
    strays
      .filter(({ fingerprint }) => inserted.has(fingerprint))
      .map(({ item, reason }) => ({
        kind: reason === 'mismatch' ? 'mismatch' : 'unreadable',
        keyEpoch: null,
        sequence: item.sequence,
      })),
    receivedAt,
  );
}

function toFact({ item, punch, time }: NewPunch, { receivedAt, clientAddress }: Arrival) {
  const { employeeId, action, projectId, subProjectId, deviceId } = punch.header;
  return {
    id: item.punchId,
    punch: {
      door: 'station' as const,
      employeeId,
      action,
      projectId: projectId ?? undefined,
      subProjectId: subProjectId ?? undefined,
      location: punch.location,
      clientAddress,
      deviceId,
      sentBy: undefined,
    },
    receivedAt,
    punchedAt: time.at,
  };
}

function toEnvelope({ item, punch, fault, time }: NewPunch, arrival: Arrival) {
  const { secrets, closingAnchor, broughtBy } = arrival;
  const { header, chainHash, fingerprint } = punch;
  const session = sessionOf(secrets, punch);
  return {
    punch_id: item.punchId,
    device_id: header.deviceId,
    key_epoch: header.keyEpoch,
    sequence: header.sequence,
    envelope: item.envelope,
    previous_hash: item.previousHash.slice(0, 64),
    signature: item.signature.slice(0, 128),
    chain_hash: chainHash,
    fingerprint,
    closing_anchor: closingAnchor === undefined ? null : JSON.stringify(closingAnchor),
    fault,
    time_grade: time.grade,
    earliest_at: time.earliest,
    latest_at: time.latest,
    time_notes: JSON.stringify(time.notes),
    session_began_at: session?.beganAt ?? null,
    session_ends_at: session?.endsAt ?? null,
    photo: header.photo,
    photo_digest: header.photoDigest,
    brought_by: broughtBy ?? null,
  };
}

/** The session in which the punch says it was made, if it belonged to this employee on this device. */
function sessionOf(secrets: Secrets, { employeeToken, header }: NewPunch['punch']): SessionSpan | undefined {
  if (employeeToken === undefined) return undefined;
  const session = readEmployeeSession(secrets, employeeToken);
  const isOwn =
    session?.companyId === header.companyId &&
    session.deviceId === header.deviceId &&
    session.employeeId === header.employeeId;
  return isOwn ? session : undefined;
}

function toSeal({ item, punch }: NewPunch, storedAt: number) {
  const { seal } = punch;
  return seal === undefined
    ? []
    : [{ punch_id: item.punchId, key_id: seal.keyId, seal: seal.seal, stored_at: storedAt }];
}

/** After a restore from a backup: the receipt that the tablet kept says that we checked the punch before. */
function toEarlierProof({ item, punch }: NewPunch, { secrets }: Arrival) {
  const { punchId, receipt } = item;
  const proof =
    receipt === undefined
      ? undefined
      : readReceipt(secrets, { punchId, fingerprint: punch.fingerprint }, receipt);
  return proof === undefined ? [] : [{ punchId, proof }];
}

function toQueued({ item, punch, time }: NewPunch, receivedAt: number) {
  const { employeeId, deviceId, sequence, action, projectId, subProjectId } = punch.header;
  return {
    punchId: item.punchId,
    employeeId,
    action,
    at: time.at,
    projectId,
    subProjectId,
    isDraft: false,
    isLive: false,
    areOthersHeard: false,
    arrival: { deviceId, sequence, receivedAt },
  };
}

function alarmsOf({ punch, fault, time }: NewPunch) {
  const isServersOwn = time.notes.includes('server_set_back');
  const isClockSet = time.notes.includes('set_back') || (time.grade === 'D' && !isServersOwn);
  const kinds: DeviceAlarm[] = [
    ...(fault === null ? [] : ['broken_chain' as const]),
    ...(isClockSet ? ['clock_set' as const] : []),
  ];
  const { keyEpoch, sequence } = punch.header;
  return kinds.map((kind) => ({ kind, keyEpoch, sequence }));
}
