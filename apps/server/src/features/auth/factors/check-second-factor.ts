// After the right password: the code of the app, or one on paper, where somebody has a second factor.
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { Employee } from '#features/people/employee.ts';
import type { Secrets } from '#secrets.ts';
import { findTotp, hasSecondFactor, useRecoveryCode, useTotpStep } from './factor-store.ts';
import { digestOfRecoveryCode } from './recovery-codes.ts';
import { openTotpSecret } from './sealed-totp-secret.ts';
import { stepOfCode } from './totp.ts';

export type SecondFactor = {
  readonly totpCode?: string | undefined;
  readonly recoveryCode?: string | undefined;
};

/**
 * Uses up the code.
 * @throws DomainError `auth.factor_needed` where somebody has a second factor and sent none
 */
export async function isSecondFactorRight(
  { database, secrets }: { readonly database: Database; readonly secrets: Secrets },
  { companyId, id }: Pick<Employee, 'companyId' | 'id'>,
  { totpCode, recoveryCode }: SecondFactor,
  now: number,
): Promise<boolean> {
  const scope = companyScope(database.knex, companyId);
  if (!(await hasSecondFactor(scope, id))) return true;
  if (totpCode !== undefined) {
    const sealed = (await findTotp(scope, id))?.sealedSecret ?? null;
    if (sealed === null) return false;
    const step = stepOfCode(openTotpSecret(secrets.factorKey, `${companyId}|${id}`, sealed), totpCode, now);
    return step !== undefined && (await useTotpStep(scope, id, step));
  }
  if (recoveryCode === undefined) throw new DomainError('auth.factor_needed');
  return useRecoveryCode(scope, id, digestOfRecoveryCode(recoveryCode));
}
