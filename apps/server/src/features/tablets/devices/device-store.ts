import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { recordCodec } from '#database/record-codec.ts';
import { columnNamesOf, type RecordOf } from '#database/table.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { devices, type DeviceRow } from '#database/tables/tablets.ts';
import type { TokenPlace } from '#features/auth/token-digest.ts';

const READ = columnNamesOf(devices, ['token_digest']);

const { toRecord, toRow } = recordCodec(devices, READ);

export type Device = RecordOf<typeof devices, (typeof READ)[number]> & { readonly companyId: string };

export async function insertDevice(
  { db, companyId }: CompanyScope,
  device: Device,
  tokenDigest: string,
): Promise<void> {
  await db<DeviceRow>('devices').insert({ ...toRow(companyId, device), token_digest: tokenDigest });
}

export async function findDeviceByToken(
  db: Queryable,
  { ofCompany, digest }: TokenPlace,
): Promise<Device | undefined> {
  const row = await db<DeviceRow>('devices')
    .where({ ...ofCompany, token_digest: digest })
    .first();
  return row && toDevice(row);
}

export async function findDevice({ db, companyId }: CompanyScope, id: string): Promise<Device | undefined> {
  const row = await db<DeviceRow>('devices').where({ company_id: companyId, id }).first();
  return row && toDevice(row);
}

/** Locks the device: other transactions that store what it hands over wait until this one ends. */
export async function lockDevice({ db, companyId }: CompanyScope, id: string): Promise<void> {
  // Not the stronger lock: rows that refer to the device may be written meanwhile.
  await db<DeviceRow>('devices').where({ company_id: companyId, id }).forNoKeyUpdate().first('id');
}

/** Devices of one company, or of all, in the order in which they were registered. */
export async function listDevices(db: Queryable, companyId?: string): Promise<Device[]> {
  const rows = await db<DeviceRow>('devices')
    .where(companyId === undefined ? {} : { company_id: companyId })
    .orderBy(['registered_at', 'id']);
  return rows.map(toDevice);
}

/** @returns the company of the device; undefined when there is no such device, or it was revoked before */
export async function setRevoked(db: Queryable, deviceId: string, now: number): Promise<string | undefined> {
  const [row] = await db<DeviceRow>('devices')
    .where({ id: deviceId })
    .whereNull('revoked_at')
    .update({ revoked_at: now })
    .returning('company_id');
  return row?.company_id;
}

export async function setDeviceName(
  { db, companyId }: CompanyScope,
  deviceId: string,
  name: string,
): Promise<void> {
  await db<DeviceRow>('devices').where({ company_id: companyId, id: deviceId }).update({ name });
}

/** Who registered a device. */
export type Registrar = { readonly name: string; readonly isService: boolean };

/** By device. */
export async function listRegistrars({
  db,
  companyId,
}: CompanyScope): Promise<ReadonlyMap<string, Registrar>> {
  const rows: unknown = await db<DeviceRow>('devices as device')
    .join('employees as person', {
      'person.company_id': 'device.company_id',
      'person.id': 'device.registered_by',
    })
    .where({ 'device.company_id': companyId })
    .select('device.id', 'person.display_name', 'person.service_account');
  return new Map(
    (rows as RegistrarRow[]).map(({ id, display_name: name, service_account }) => [
      id,
      { name, isService: service_account !== null },
    ]),
  );
}

type RegistrarRow = Pick<EmployeeRow, 'id' | 'display_name' | 'service_account'>;

/** Ids of the devices in use that somebody has registered. */
export async function listDevicesOf(
  { db, companyId }: CompanyScope,
  registeredBy: string,
): Promise<string[]> {
  return db<DeviceRow>('devices')
    .where({ company_id: companyId, registered_by: registeredBy })
    .whereNull('revoked_at')
    .orderBy('id')
    .pluck('id');
}

/** Remembers that a device called. */
export async function noteDeviceSeen(
  { db, companyId }: CompanyScope,
  deviceId: string,
  now: number,
): Promise<void> {
  await db<DeviceRow>('devices').where({ company_id: companyId, id: deviceId }).update({ last_seen_at: now });
}

function toDevice(row: DeviceRow): Device {
  return { companyId: row.company_id, ...toRecord(row) };
}
