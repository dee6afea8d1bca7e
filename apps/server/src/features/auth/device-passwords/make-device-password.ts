// Somebody at the desk makes a password for one tablet. It stands in for their own, so that nobody types that one in a hallway.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { assertNeverHappens } from '#errors/assert-never-happens.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Author } from '#features/changes/change.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { saveDevicePassword } from './device-password-store.ts';
import { DEVICE_PASSWORD_MS, digestOfDevicePassword, newDevicePassword } from './device-password.ts';

export type DevicePasswordDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: { readonly pepper: Buffer };
};

export type MadeDevicePassword = {
  /** The name with which the tablet is registered. */
  readonly email: string;
  readonly password: string;
  /** Epoch milliseconds. */
  readonly endsAt: number;
};

/** The one that the same person made before ends. */
export async function makeDevicePassword(
  { database, clock, secrets }: DevicePasswordDeps,
  { companyId, employeeId }: { readonly companyId: string; readonly employeeId: string },
  by: Author,
): Promise<MadeDevicePassword> {
  const password = newDevicePassword();
  const now = clock();
  const endsAt = now + DEVICE_PASSWORD_MS;
  return inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    const maker = await findEmployee(scope, employeeId);
    if (maker === undefined || maker.email === null) assertNeverHappens('a maker who cannot sign in');
    const digest = digestOfDevicePassword(secrets.pepper, password);
    const replaced = await saveDevicePassword(scope, employeeId, { digest, endsAt });
    const change = {
      subject: 'employee' as const,
      subjectId: employeeId,
      employeeId,
      before: { device_password: replaced ? 'set' : null },
      after: { device_password: replaced ? 'new' : 'set' },
    };
    await insertChanges(scope, [change], { by, reason: null, now });
    return { email: maker.email, password, endsAt };
  });
}
