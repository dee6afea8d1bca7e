import type { CompanyScope } from '#database/company-scope.ts';
import type { DevicePasswordRow } from '#database/sign-in-tables.ts';

/** @returns whether one was there before, which this one takes the place of */
export async function saveDevicePassword(
  { db, companyId }: CompanyScope,
  employeeId: string,
  { digest, endsAt }: { readonly digest: string; readonly endsAt: number },
): Promise<boolean> {
  const replaced = await removeDevicePassword({ db, companyId }, employeeId);
  await db<DevicePasswordRow>('device_passwords').insert({
    company_id: companyId,
    employee_id: employeeId,
    digest,
    ends_at: endsAt,
  });
  return replaced;
}

/** The id of the person whose it is, while it is good. */
export async function findOwnerOfDevicePassword(
  { db, companyId }: CompanyScope,
  digest: string,
  now: number,
): Promise<string | undefined> {
  const row = await db<DevicePasswordRow>('device_passwords')
    .where({ company_id: companyId, digest })
    .where('ends_at', '>', now)
    .first();
  return row?.employee_id;
}

/** @returns false where it was used meanwhile; two requests at once cannot both use it */
export async function useDevicePassword(
  { db, companyId }: CompanyScope,
  employeeId: string,
  digest: string,
): Promise<boolean> {
  const used = await db<DevicePasswordRow>('device_passwords')
    .where({ company_id: companyId, employee_id: employeeId, digest })
    .delete();
  return used === 1;
}

/** @returns whether there was one */
export async function removeDevicePassword(
  { db, companyId }: CompanyScope,
  employeeId: string,
): Promise<boolean> {
  const removed = await db<DevicePasswordRow>('device_passwords')
    .where({ company_id: companyId, employee_id: employeeId })
    .delete();
  return removed > 0;
}
