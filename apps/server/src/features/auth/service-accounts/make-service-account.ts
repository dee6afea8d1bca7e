// Another system gets an account of its own. Its secret is told once; only a hash of it is stored.
import { randomBytes } from 'node:crypto';
import { localDateOf } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Author } from '#features/changes/change.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { Role } from '#features/people/employee.ts';
import { uuidv7 } from '#ids.ts';
import type { ServiceAccount } from '#database/tables/people.ts';
import type { PasswordHashing } from '../password-hash.ts';
import { newOpaqueToken } from '../token-digest.ts';
import { insertServiceAccount } from './service-account-store.ts';

const SECRET_PREFIX = 'ssa';
/** No e-mail is ever sent to such an address: the name ends nowhere on earth. */
const DOMAIN = 'service.invalid';
const LONGEST_NAME_PART = 40;

export type ServiceAccountDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: PasswordHashing;
};

export type NewServiceAccount = ServiceAccount & {
  readonly companyId: string;
  readonly displayName: string;
  readonly role: Role;
  /** yyyy-MM-dd, by the calendar of the company; null: it does not end by itself. */
  readonly lastDay: string | null;
};

/** With what the other system signs in. */
export type MadeServiceAccount = { readonly id: string; readonly email: string; readonly secret: string };

/** @throws DomainError `service_account.already_over` */
export async function makeServiceAccount(
  { database, clock, passwords }: ServiceAccountDeps,
  { companyId, displayName, role, lastDay, allowedAddresses }: NewServiceAccount,
  by: Author,
): Promise<MadeServiceAccount> {
  const { timeZone } = await requireCompany(database.knex, companyId);
  const firstDay = localDateOf(clock(), timeZone);
  if (lastDay !== null && lastDay < firstDay)
    throw new DomainError('service_account.already_over', { field: 'lastDay' });
  const made = { id: uuidv7(), email: signInName(displayName), secret: newOpaqueToken(SECRET_PREFIX) };
  const passwordHash = await passwords.hashPassword(made.secret);
  const now = clock();
  await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    const { id, email } = made;
    const facts = await insertServiceAccount(scope, {
      ...{ id, email, displayName, role, passwordHash },
      account: { allowedAddresses },
      ...{ firstDay, lastDay },
    });
    const change = { subject: 'employee' as const, subjectId: id, employeeId: id, before: null };
    await insertChanges(scope, [{ ...change, after: { ...facts, password: 'set' } }], {
      by,
      reason: null,
      now,
    });
  });
  return made;
}

/** Readable, and taken by nobody: part of it is random. */
function signInName(displayName: string): string {
  const letters = displayName
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, LONGEST_NAME_PART);
  return `${letters === '' ? 'account' : letters}-${randomBytes(4).toString('hex')}@${DOMAIN}`;
}
