// A tablet becomes a device of the company, whichever way somebody allowed it.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { digestOf, newCompanyToken } from '#features/auth/token-digest.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import { insertDevice } from './device-store.ts';

const TOKEN_PREFIX = 'sdt';
const NAMELESS = 'Kiosk';

/** What a new device is given, once. */
export type Registration = { readonly deviceToken: string; readonly company: CompanySettings };

type NewTablet = {
  /** Chosen before: a pairing word is used up for it. */
  readonly id: string;
  readonly registrar: Employee;
  readonly deviceName: string | undefined;
};

/** @returns its token, which is shown this once */
export async function storeRegistration(
  tx: Queryable,
  clock: Clock,
  { id, registrar, deviceName }: NewTablet,
): Promise<string> {
  const { companyId, id: registeredBy } = registrar;
  const deviceToken = newCompanyToken(TOKEN_PREFIX, companyId);
  const now = clock();
  const name = deviceName ?? NAMELESS;
  const scope = companyScope(tx, companyId);
  const when = { registeredAt: now, revokedAt: null, lastSeenAt: now };
  await insertDevice(scope, { id, companyId, name, registeredBy, ...when }, digestOf(deviceToken));
  const change = {
    ...{ subject: 'device' as const, subjectId: id, employeeId: null },
    ...{ before: null, after: { name } },
  };
  const by = { door: 'kiosk' as const, userId: registeredBy, operator: null };
  await insertChanges(scope, [change], { by, reason: null, now });
  return deviceToken;
}
