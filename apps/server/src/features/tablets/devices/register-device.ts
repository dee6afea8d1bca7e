// An owner or manager signs in once, and a tablet becomes a device of the company.
import type { Clock } from '#clock.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { checkPassword, type CheckPasswordDeps } from '#features/auth/check-password.ts';
import { isPasswordEnough } from '#features/auth/factors/factor-demand.ts';
import { findPairingWord, usePairingWord } from '#features/auth/pairing-words/pairing-word-store.ts';
import { digestOfPairingWord } from '#features/auth/pairing-words/pairing-word.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { findLogin } from '#features/people/employee-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { uuidv7 } from '#ids.ts';
import { requireRightToTablets } from './require-right-to-tablets.ts';
import { storeRegistration, type Registration } from './store-registration.ts';

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
): Promise<Registration> {
  const { database, clock } = deps;
  const id = uuidv7();
  const registrar = await findRegistrar(deps, typed, id);
  await requireRightToTablets(deps, registrar);
  const deviceToken = await inTransaction(database, (tx) =>
    storeRegistration(tx, clock, { id, registrar, deviceName }),
  );
  return { deviceToken, company: await requireCompany(database.knex, registrar.companyId) };
}

/** By their password, as long as that is all they sign in with; or by a pairing word that they made at the desk. */
async function findRegistrar(
  deps: RegisterDeviceDeps,
  { email, password, address }: Omit<RegisterDeviceInput, 'deviceName'>,
  tabletId: string,
): Promise<Employee> {
  const { knex } = deps.database;
  const found = await findLogin(knex, email);
  // Looked up for every name, so that the time an answer takes tells nobody which names exist.
  const digest = digestOfPairingWord(deps.secrets.pepper, password);
  const word = await findPairingWord(knex, digest, deps.clock());
  return checkPassword(deps, {
    ...{ found, typedName: email, password, address },
    alsoRight: (employee) => isPasswordEnough(deps, employee),
    insteadRight: async ({ companyId, id }) =>
      word?.companyId === companyId &&
      word.employeeId === id &&
      (await usePairingWord(knex, digest, tabletId)),
  });
}
