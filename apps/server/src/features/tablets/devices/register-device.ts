// An owner or manager signs in once, and a tablet becomes a device of the company.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { checkPassword, type CheckPasswordDeps } from '#features/auth/check-password.ts';
import {
  findOwnerOfDevicePassword,
  useDevicePassword,
} from '#features/auth/device-passwords/device-password-store.ts';
import { digestOfDevicePassword } from '#features/auth/device-passwords/device-password.ts';
import { isPasswordEnough } from '#features/auth/factors/factor-demand.ts';
import { digestOf, newCompanyToken } from '#features/auth/token-digest.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { findLogin } from '#features/people/employee-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { uuidv7 } from '#ids.ts';
import { insertDevice } from './device-store.ts';
import { requireRightToTablets } from './require-right-to-tablets.ts';

const TOKEN_PREFIX = 'sdt';
const NAMELESS = 'Kiosk';
const COMPANY_OF_NOBODY = '00000000-0000-0000-0000-000000000000';

export type RegisterDeviceInput = {
  readonly email: string;
  readonly password: string;
  readonly deviceName: string | undefined;
  readonly address: string;
};

export type RegisterDeviceDeps = CheckPasswordDeps & {
  readonly clock: Clock;
  readonly secrets: { readonly pepper: Buffer };
};

/** @throws DomainError `auth.too_many_attempts`, `auth.invalid_credentials`, `auth.role_not_allowed` */
export async function registerDevice(
  deps: RegisterDeviceDeps,
  { deviceName, ...typed }: RegisterDeviceInput,
): Promise<{ readonly deviceToken: string; readonly company: CompanySettings }> {
  const { database, clock } = deps;
  const registrar = await findRegistrar(deps, typed);
  await requireRightToTablets(deps, registrar);
  const deviceToken = newCompanyToken(TOKEN_PREFIX, registrar.companyId);
  const now = clock();
  const device = {
    id: uuidv7(),
    companyId: registrar.companyId,
    name: deviceName ?? NAMELESS,
    registeredBy: registrar.id,
    registeredAt: now,
    revokedAt: null,
    lastSeenAt: now,
  };
  await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, registrar.companyId);
    await insertDevice(scope, device, digestOf(deviceToken));
    const change = {
      subject: 'device' as const,
      subjectId: device.id,
      employeeId: null,
      before: null,
      after: { name: device.name },
    };
    const by = { door: 'kiosk' as const, userId: registrar.id, operator: null };
    await insertChanges(scope, [change], { by, reason: null, now });
  });
  return { deviceToken, company: await requireCompany(database.knex, registrar.companyId) };
}

/** By their password, as long as that is all they sign in with; or by a one-time password that they made at the desk. */
async function findRegistrar(
  deps: RegisterDeviceDeps,
  { email, password, address }: Omit<RegisterDeviceInput, 'deviceName'>,
): Promise<Employee> {
  const { knex } = deps.database;
  const scopeOf = ({ companyId }: Employee) => companyScope(knex, companyId);
  const found = await findLogin(knex, email);
  // Looked up for every name, so that the time an answer takes tells nobody which names exist.
  const digest = digestOfDevicePassword(deps.secrets.pepper, password);
  const companyId = found?.employee.companyId ?? COMPANY_OF_NOBODY;
  const owner = await findOwnerOfDevicePassword(companyScope(knex, companyId), digest, deps.clock());
  return checkPassword(deps, {
    ...{ found, typedName: email, password, address },
    alsoRight: (employee) => isPasswordEnough(deps, employee),
    insteadRight: async (employee) =>
      owner === employee.id && (await useDevicePassword(scopeOf(employee), employee.id, digest)),
  });
}
