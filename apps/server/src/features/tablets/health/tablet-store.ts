// A tablet with what it has told of itself: the device, whether it has bound a key, and its last heartbeat.
import type { Queryable } from '#database/database.ts';
import { recordCodec } from '#database/record-codec.ts';
import { columnNamesOf, type RecordOf } from '#database/table.ts';
import { deviceHealth, devices, type DeviceKeyRow, type DeviceRow } from '#database/tables/tablets.ts';

const OF_DEVICE = columnNamesOf(devices, ['company_id', 'token_digest', 'registered_by']);
const OF_HEALTH = columnNamesOf(deviceHealth, ['company_id', 'device_id', 'list_mode']);

const { toRecord: toDevice } = recordCodec(devices, OF_DEVICE);
const { toRecord: toHealth } = recordCodec(deviceHealth, OF_HEALTH);

/** What it has told of itself is null before it does. */
export type Tablet = RecordOf<typeof devices, (typeof OF_DEVICE)[number]> &
  RecordOf<typeof deviceHealth, (typeof OF_HEALTH)[number]> & {
    readonly companyId: string;
    /** Only a device with a key of its own takes punches without the server. */
    readonly hasKey: boolean;
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

type Row = DeviceRow & Parameters<typeof toHealth>[0] & { readonly key_of: string | null };

function toTablets(rows: unknown): readonly Tablet[] {
  return (rows as readonly Row[]).map((row) => ({
    companyId: row.company_id,
    ...toDevice(row),
    hasKey: row.key_of !== null,
    ...toHealth(row),
  }));
}
