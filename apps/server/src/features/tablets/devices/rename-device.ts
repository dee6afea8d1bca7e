// A tablet gets another name, by which people know it in lists and questions.
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError, refuseUnseen } from '#errors/domain-error.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Authored } from '#features/changes/change.ts';
import { findDevice, lockDevice, setDeviceName } from './device-store.ts';

export type NamedDevice = {
  readonly companyId: string;
  readonly deviceId: string;
  readonly name: string;
  /** The name that it had for the person who gives the new one; undefined: they do not say. */
  readonly seenName: string | undefined;
};

/** @throws DomainError `tablet.not_found`, `record.changed_meanwhile` */
export async function renameDevice(
  database: Database,
  { companyId, deviceId, name, seenName }: NamedDevice,
  authored: Authored,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    await lockDevice(scope, deviceId);
    const device = await findDevice(scope, deviceId);
    if (device === undefined) throw new DomainError('tablet.not_found', { field: 'route.tabletId' });
    if (device.name === name) return;
    refuseUnseen(seenName, device.name);
    await setDeviceName(scope, deviceId, name);
    const change = {
      subject: 'device' as const,
      subjectId: deviceId,
      employeeId: null,
      before: { name: device.name },
      after: { name },
    };
    await insertChanges(scope, [change], authored);
  });
}
