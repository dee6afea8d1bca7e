// A tablet with what it has told of itself: the device, whether it has bound a key, and its last heartbeat.
import type { Queryable } from '#database/database.ts';
import type { DeviceHealthRow, DeviceKeyRow, DeviceRow } from '#database/tables/tablets.ts';

export type Tablet = {
  readonly id: string;
  readonly companyId: string;
  readonly name: string;
  readonly registeredAt: number;
  readonly revokedAt: number | null;
  /** Its last sign of life, to the minute. */
  readonly lastSeenAt: number;
  /** Only a device with a key of its own takes punches without the server. */
  readonly hasKey: boolean;
  /** When it last told how it is; the fields below are null before it does. */
  readonly reportedAt: number | null;
  /** Every punch made before this moment has been handed over. */
  readonly heardThrough: number | null;
  readonly appVersion: string | null;
  readonly waitingPunches: number | null;
  readonly isStoragePersistent: boolean | null;
  readonly freeStorageMiB: number | null;
  /** In its own words. */
  readonly alarm: string | null;
};

/** Devices of one company, or of all, in the order in which they were registered. */
export async function listTablets(db: Queryable, companyId?: string): Promise<readonly Tablet[]> {
  const query = tablets(db).orderBy(['device.registered_at', 'device.id']);
  if (companyId !== undefined) void query.where({ 'device.company_id': companyId });
  return toTablets(await query);
}

/** Those in use, of all companies, that were last seen before a moment, have little room, or tell of an alarm. */
export async function listTroubledTablets(
  db: Queryable,
  { seenBefore, lessThanMiB }: { readonly seenBefore: number; readonly lessThanMiB: number },
): Promise<readonly Tablet[]> {
  const rows: unknown = await tablets(db)
    .whereNull('device.revoked_at')
    .whereNotNull('key.device_id')
    .where(
      (either) =>
        void either
          .where('device.last_seen_at', '<', seenBefore)
          .orWhere('health.free_storage_mib', '<', lessThanMiB)
          .orWhereNotNull('health.alarm'),
    );
  return toTablets(rows);
}

function tablets(db: Queryable) {
  const keys = db<DeviceKeyRow>('device_keys').distinct('company_id', 'device_id').as('key');
  return db<DeviceRow>('devices as device')
    .leftJoin(keys, { 'key.company_id': 'device.company_id', 'key.device_id': 'device.id' })
    .leftJoin('device_health as health', {
      'health.company_id': 'device.company_id',
      'health.device_id': 'device.id',
    })
    .select('device.*', 'health.*', 'device.company_id', { key_of: 'key.device_id' });
}

type Row = DeviceRow & { readonly [Column in keyof DeviceHealthRow]: DeviceHealthRow[Column] | null } & {
  readonly key_of: string | null;
};

function toTablets(rows: unknown): readonly Tablet[] {
  return (rows as readonly Row[]).map((row) => ({
    id: row.id,
    companyId: row.company_id,
    name: row.name,
    registeredAt: row.registered_at,
    revokedAt: row.revoked_at,
    lastSeenAt: row.last_seen_at,
    hasKey: row.key_of !== null,
    reportedAt: row.reported_at,
    heardThrough: row.heard_through,
    appVersion: row.app_version,
    waitingPunches: row.waiting_punches,
    isStoragePersistent: row.is_storage_persistent === null ? null : Boolean(row.is_storage_persistent),
    freeStorageMiB: row.free_storage_mib,
    alarm: row.alarm,
  }));
}
