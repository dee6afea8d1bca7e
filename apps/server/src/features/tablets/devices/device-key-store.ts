import { createPublicKey, type KeyObject } from 'node:crypto';
import type { CompanyScope } from '#database/company-scope.ts';
import type { DeviceKeyRow } from '#database/tables/tablets.ts';

/** The public signing key of a device. Another takes its place with the next epoch; none is ever changed. */
export type DeviceKey = {
  readonly deviceId: string;
  readonly epoch: number;
  /** Coordinates of the point, 32 bytes each as base64url. */
  readonly x: string;
  readonly y: string;
  /** Epoch milliseconds. */
  readonly boundAt: number;
};

/** Every key the device ever had, by epoch. */
export async function listDeviceKeys(
  { db, companyId }: CompanyScope,
  deviceId: string,
): Promise<ReadonlyMap<number, DeviceKey>> {
  const rows = await db<DeviceKeyRow>('device_keys').where({ company_id: companyId, device_id: deviceId });
  return new Map(rows.map((row) => [row.epoch, toDeviceKey(row)]));
}

export async function findDeviceKey(
  { db, companyId }: CompanyScope,
  deviceId: string,
  epoch: number,
): Promise<DeviceKey | undefined> {
  const row = await db<DeviceKeyRow>('device_keys')
    .where({ company_id: companyId, device_id: deviceId, epoch })
    .first();
  return row && toDeviceKey(row);
}

/** The key in force. */
export async function findCurrentKey(
  { db, companyId }: CompanyScope,
  deviceId: string,
): Promise<DeviceKey | undefined> {
  const row = await db<DeviceKeyRow>('device_keys')
    .where({ company_id: companyId, device_id: deviceId })
    .orderBy('epoch', 'desc')
    .first();
  return row && toDeviceKey(row);
}

export async function insertDeviceKey(
  { db, companyId }: CompanyScope,
  { deviceId, epoch, x, y, boundAt }: DeviceKey,
): Promise<void> {
  await db<DeviceKeyRow>('device_keys').insert({
    company_id: companyId,
    device_id: deviceId,
    epoch,
    x,
    y,
    bound_at: boundAt,
  });
}

/** @returns undefined for two numbers that are no point of the curve */
export function toKeyObject({ x, y }: Pick<DeviceKey, 'x' | 'y'>): KeyObject | undefined {
  try {
    return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  } catch {
    return undefined;
  }
}

function toDeviceKey({ device_id, epoch, x, y, bound_at }: DeviceKeyRow): DeviceKey {
  return { deviceId: device_id, epoch, x, y, boundAt: bound_at };
}
