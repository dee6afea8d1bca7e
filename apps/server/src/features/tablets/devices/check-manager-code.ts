// May the person at the tablet manage it? Tablets ask the server this where the company has one code for all its tablets.
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { FailedAttempts } from '#features/auth/failed-attempts.ts';
import type { PasswordHashing } from '#features/auth/password-hash.ts';
import { versionOfManagerCode } from '#features/companies/company-store.ts';
import { findManagerCodeHash } from '#features/companies/manager-code-store.ts';
import type { AnchoredDevice } from '#features/tablets/clocks/time-anchor.ts';

export type CheckManagerCodeDeps = {
  readonly database: Database;
  readonly failedAttempts: FailedAttempts;
  readonly passwords: PasswordHashing;
};

/**
 * @returns the version of the code that was right
 * @throws DomainError `station.manager_code_missing`, `station.manager_code_wrong`, `station.manager_code_locked`
 */
export async function checkManagerCode(
  { database, failedAttempts, passwords }: CheckManagerCodeDeps,
  { companyId, deviceId }: AnchoredDevice,
  code: string,
): Promise<string> {
  const hash = await findManagerCodeHash(companyScope(database.knex, companyId));
  if (hash === null) throw new DomainError('station.manager_code_missing');
  const isRight = await failedAttempts.tryManagerCode({ companyId, deviceId }, () =>
    passwords.isPassword(hash, code),
  );
  if (!isRight) throw new DomainError('station.manager_code_wrong', { field: 'code' });
  return versionOfManagerCode(hash);
}
