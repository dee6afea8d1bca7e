import type { CompanyScope } from '#database/company-scope.ts';
import type { DeviceHealthRow, DeviceRow } from '#database/tables/tablets.ts';

/** How a station shows the people who punch at it. */
export type ListMode = 'names' | 'short' | 'hidden' | 'number';

export type DeviceReport = {
  readonly reportedAt: number;
  /** The tablet has handed over all punches made before the report. */
  readonly isEverythingHandedOver: boolean;
  readonly appVersion: string;
  readonly waitingPunches: number;
  readonly isStoragePersistent: boolean;
  readonly freeStorageMiB: number | null;
  readonly alarm: string | null;
};

/** An upsert, as the report is: a tablet has one row. */
export async function saveListMode(
  { db, companyId }: CompanyScope,
  deviceId: string,
  listMode: ListMode,
): Promise<void> {
  await db<DeviceHealthRow>('device_health')
    .insert({ ...emptyRow(companyId, deviceId), list_mode: listMode })
    .onConflict(['company_id', 'device_id'])
    .merge(['list_mode']);
}

export async function findListMode({ db, companyId }: CompanyScope, deviceId: string): Promise<ListMode> {
  const row = await db<DeviceHealthRow>('device_health')
    .where({ company_id: companyId, device_id: deviceId })
    .first('list_mode');
  return (row?.list_mode ?? 'short') as ListMode;
}

export async function saveReport(
  { db, companyId }: CompanyScope,
  deviceId: string,
  report: DeviceReport,
): Promise<void> {
  const columns = {
    reported_at: report.reportedAt,
    app_version: report.appVersion,
    waiting_punches: report.waitingPunches,
    is_storage_persistent: report.isStoragePersistent,
    free_storage_mib: report.freeStorageMiB,
    alarm: report.alarm,
    ...(report.isEverythingHandedOver ? { heard_through: report.reportedAt } : {}),
  };
  await db<DeviceHealthRow>('device_health')
    .insert({ ...emptyRow(companyId, deviceId), ...columns })
    .onConflict(['company_id', 'device_id'])
    .merge(columns);
}

/**
 * By device id: through which moment every punch made at it has been handed over. Devices without a station's key hold no
 * punches back, and revoked ones can send none.
 */
export async function listHeardThrough({
  db,
  companyId,
}: CompanyScope): Promise<ReadonlyMap<string, number>> {
  const rows = await db<DeviceRow>('devices')
    .join('device_keys', {
      'device_keys.company_id': 'devices.company_id',
      'device_keys.device_id': 'devices.id',
    })
    .leftJoin('device_health', {
      'device_health.company_id': 'devices.company_id',
      'device_health.device_id': 'devices.id',
    })
    .where('devices.company_id', companyId)
    .whereNull('devices.revoked_at')
    .select('devices.id', 'device_health.heard_through');
  const heard = rows as unknown as readonly { id: string; heard_through: number | null }[];
  return new Map(heard.map(({ id, heard_through }) => [id, heard_through ?? 0]));
}

function emptyRow(companyId: string, deviceId: string): DeviceHealthRow {
  return {
    company_id: companyId,
    device_id: deviceId,
    list_mode: 'short',
    reported_at: null,
    heard_through: null,
    app_version: null,
    waiting_punches: null,
    is_storage_persistent: null,
    free_storage_mib: null,
    alarm: null,
  };
}
