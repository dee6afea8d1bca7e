import type { CompanyScope } from '#database/company-scope.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { PinSealRow, PunchEnvelopeRow, PunchInboxRow, PunchProofRow } from '#database/tables/punches.ts';
import type { DeviceIncidentRow } from '#database/tables/tablets.ts';
import { uuidv7 } from '#ids.ts';
import { findCurrentKey } from '#features/tablets/devices/device-key-store.ts';
import { MISSING_SEQUENCES, type KeyOfDevice } from '#features/tablets/health/device-incident-store.ts';
import type { KnownSequences, SequenceRange } from './device-sequence.ts';
import type { Proof } from '#features/tablets/judging/proof.ts';

/** What the database knows of an envelope. */
export type StoredEnvelope = Pick<
  PunchEnvelopeRow,
  'sequence' | 'previous_hash' | 'chain_hash' | 'earliest_at'
> &
  Pick<PunchInboxRow, 'punched_at'>;

/** Punches of any door that have one of these ids, those of stations with their envelope. */
export async function findKnownPunches(
  { db, companyId }: CompanyScope,
  punchIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly fingerprint: string | null }>> {
  const rows = await db<PunchInboxRow>('punch_inbox')
    .leftJoin('punch_envelopes', {
      'punch_envelopes.company_id': 'punch_inbox.company_id',
      'punch_envelopes.punch_id': 'punch_inbox.id',
    })
    .where('punch_inbox.company_id', companyId)
    .whereIn('punch_inbox.id', punchIds)
    .select('punch_inbox.id', 'punch_envelopes.fingerprint');
  const known = rows as unknown as readonly { id: string; fingerprint: string | null }[];
  return new Map(known.map(({ id, fingerprint }) => [id, { fingerprint }]));
}

/**
 * Locks a punch that this device handed over: other transactions that want it wait. Its employee is null where the punch names nobody
 * of the company.
 */
export async function lockPunchOfDevice(
  { db, companyId }: CompanyScope,
  deviceId: string,
  punchId: string,
): Promise<{ readonly employeeId: string | null } | undefined> {
  const ofPunch = { company_id: companyId, punch_id: punchId, device_id: deviceId };
  const envelope = await db<PunchEnvelopeRow>('punch_envelopes').where(ofPunch).forUpdate().first('punch_id');
  if (envelope === undefined) return undefined;
  const named = db<PunchInboxRow>('punch_inbox').where({ company_id: companyId, id: punchId });
  const employee = await db<EmployeeRow>('employees')
    .where({ company_id: companyId })
    .whereIn('id', named.select('employee_id'))
    .first('id');
  return { employeeId: employee?.id ?? null };
}

/** Those of one key with one of these numbers, by number. */
export async function findSequences(
  { db, companyId }: CompanyScope,
  { deviceId, keyEpoch }: KeyOfDevice,
  sequences: readonly number[],
): Promise<ReadonlyMap<number, StoredEnvelope>> {
  const rows = await db<PunchEnvelopeRow>('punch_envelopes as envelope')
    .join('punch_inbox as punch', {
      'punch.company_id': 'envelope.company_id',
      'punch.id': 'envelope.punch_id',
    })
    .where({
      'envelope.company_id': companyId,
      'envelope.device_id': deviceId,
      'envelope.key_epoch': keyEpoch,
    })
    .whereIn('envelope.sequence', sequences)
    .select(
      'envelope.sequence',
      'envelope.previous_hash',
      'envelope.chain_hash',
      'envelope.earliest_at',
      'punch.punched_at',
    );
  const stored = rows as unknown as readonly StoredEnvelope[];
  return new Map(stored.map((row) => [row.sequence, row]));
}

export async function insertEnvelopes(
  { db, companyId }: CompanyScope,
  envelopes: readonly Omit<PunchEnvelopeRow, 'company_id'>[],
): Promise<void> {
  if (envelopes.length === 0) return;
  await db<PunchEnvelopeRow>('punch_envelopes').insert(
    envelopes.map((envelope) => ({ company_id: companyId, ...envelope })),
  );
}

export async function insertSeals(
  { db, companyId }: CompanyScope,
  seals: readonly Omit<PinSealRow, 'company_id'>[],
): Promise<void> {
  if (seals.length === 0) return;
  await db<PinSealRow>('pin_seals').insert(seals.map((seal) => ({ company_id: companyId, ...seal })));
}

export async function insertProofs(
  { db, companyId }: CompanyScope,
  proofs: readonly { readonly punchId: string; readonly proof: Proof }[],
  now: number,
): Promise<void> {
  if (proofs.length === 0) return;
  await db<PunchProofRow>('punch_proofs')
    .insert(
      proofs.map(({ punchId, proof }) => ({
        company_id: companyId,
        punch_id: punchId,
        proof,
        checked_at: now,
      })),
    )
    .onConflict(['company_id', 'punch_id'])
    .ignore();
}

export async function listProofs(
  { db, companyId }: CompanyScope,
  punchIds: readonly string[],
): Promise<ReadonlyMap<string, Proof>> {
  const rows = await db<PunchProofRow>('punch_proofs')
    .where({ company_id: companyId })
    .whereIn('punch_id', punchIds);
  return new Map(rows.map(({ punch_id, proof }) => [punch_id, proof as Proof]));
}

/** What has arrived under one key: its highest number, and the open incidents about gaps below it. */
export async function findKnownSequences(
  { db, companyId }: CompanyScope,
  { deviceId, keyEpoch }: KeyOfDevice,
): Promise<KnownSequences> {
  const row = await db<PunchEnvelopeRow>('punch_envelopes')
    .where({ company_id: companyId, device_id: deviceId, key_epoch: keyEpoch })
    .max({ highest: 'sequence' })
    .first();
  const gaps = await db<DeviceIncidentRow>('device_incidents')
    .where({ company_id: companyId, device_id: deviceId, key_epoch: keyEpoch, kind: MISSING_SEQUENCES })
    .whereNull('closed_at')
    .orderBy('from_sequence');
  const { highest } = row as unknown as { highest: number | null };
  return {
    highest: highest ?? 0,
    missing: gaps.map(({ from_sequence, to_sequence }) => ({
      from: from_sequence ?? 0,
      to: to_sequence ?? 0,
    })),
  };
}

/** Opens an incident for each new gap and closes those that are filled; one that is filled in part is replaced. */
export async function saveMissingSequences(
  { db, companyId }: CompanyScope,
  { deviceId, keyEpoch }: KeyOfDevice,
  { before, after }: { readonly before: readonly SequenceRange[]; readonly after: readonly SequenceRange[] },
  now: number,
): Promise<void> {
  const isIn = (ranges: readonly SequenceRange[]) => (range: SequenceRange) =>
    ranges.some(({ from, to }) => from === range.from && to === range.to);
  const filled = before.filter((range) => !isIn(after)(range));
  const opened = after.filter((range) => !isIn(before)(range));
  const ofKey = { company_id: companyId, device_id: deviceId, key_epoch: keyEpoch };
  if (filled.length > 0) {
    await db<DeviceIncidentRow>('device_incidents')
      .where({ ...ofKey, kind: MISSING_SEQUENCES })
      .whereNull('closed_at')
      .whereIn(
        'from_sequence',
        filled.map(({ from }) => from),
      )
      .update({ closed_at: now });
  }
  const rows = opened.map(({ from, to }) => ({
    ...ofKey,
    id: uuidv7(),
    kind: MISSING_SEQUENCES,
    from_sequence: from,
    to_sequence: to,
    opened_at: now,
    closed_at: null,
  }));
  if (rows.length > 0) await db<DeviceIncidentRow>('device_incidents').insert(rows);
}

export type DeviceAlarm = 'mismatch' | 'unreadable' | 'broken_chain' | 'clock_set';

/** What somebody should look at, with the number of the punch that showed it. */
export async function openAlarms(
  { db, companyId }: CompanyScope,
  deviceId: string,
  alarms: readonly {
    readonly kind: DeviceAlarm;
    readonly keyEpoch: number | null;
    readonly sequence: number;
  }[],
  now: number,
): Promise<void> {
  if (alarms.length === 0) return;
  await db<DeviceIncidentRow>('device_incidents').insert(
    alarms.map(({ kind, keyEpoch, sequence }) => ({
      company_id: companyId,
      id: uuidv7(),
      device_id: deviceId,
      kind,
      key_epoch: keyEpoch,
      from_sequence: sequence,
      to_sequence: sequence,
      opened_at: now,
      closed_at: null,
    })),
  );
}

/** The key in force, and what has arrived under it. */
export async function findDeviceState(
  scope: CompanyScope,
  deviceId: string,
): Promise<KnownSequences & { readonly keyEpoch: number }> {
  const key = await findCurrentKey(scope, deviceId);
  if (key === undefined) return { keyEpoch: 0, highest: 0, missing: [] };
  return { keyEpoch: key.epoch, ...(await findKnownSequences(scope, { deviceId, keyEpoch: key.epoch })) };
}
