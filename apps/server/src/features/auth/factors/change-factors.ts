// Somebody adds or removes the app that shows codes, and the codes on paper that belong to it.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Author } from '#features/changes/change.ts';
import type { Employee } from '#features/people/employee.ts';
import type { Secrets } from '#secrets.ts';
import {
  findTotp,
  hasSecondFactor,
  removeFactors,
  replaceRecoveryCodes,
  saveConfirmedTotp,
  saveStartedTotp,
} from './factor-store.ts';
import { revokeSessions } from '../session-store.ts';
import { digestOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { openTotpSecret, sealTotpSecret } from './sealed-totp-secret.ts';
import { newTotpSecret, stepOfCode, toBase32 } from './totp.ts';

export type FactorDeps = { readonly database: Database; readonly clock: Clock; readonly secrets: Secrets };

export type Whose = Pick<Employee, 'companyId' | 'id'>;

/** @returns the secret for the app, in base32; it works once a code of it was sent */
export async function startTotp(
  { database, secrets }: FactorDeps,
  { companyId, id }: Whose,
): Promise<string> {
  const secret = newTotpSecret();
  const sealed = sealTotpSecret(secrets.factorKey, `${companyId}|${id}`, secret);
  await saveStartedTotp(companyScope(database.knex, companyId), id, sealed);
  return toBase32(secret);
}

/**
 * @returns ten codes on paper
 * @throws DomainError `account.totp_code_wrong`, also where none was started
 */
export async function confirmTotp(
  { database, clock, secrets }: FactorDeps,
  { companyId, id }: Whose,
  totpCode: string,
  by: Author,
): Promise<readonly string[]> {
  return inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    const now = clock();
    const { startedSecret = null, sealedSecret = null } = (await findTotp(scope, id)) ?? {};
    const step =
      startedSecret === null
        ? undefined
        : stepOfCode(openTotpSecret(secrets.factorKey, `${companyId}|${id}`, startedSecret), totpCode, now);
    if (startedSecret === null || step === undefined) throw new DomainError('account.totp_code_wrong');
    await saveConfirmedTotp(scope, id, { secret: startedSecret, usedStep: step });
    // They were opened by the password alone.
    if (sealedSecret === null) await revokeSessions(scope, { employeeId: id, kind: 'token' }, now);
    await recordTotp(scope, id, sealedSecret && 'set', sealedSecret === null ? 'set' : 'new', by, now);
    return replaceCodes(scope, id);
  });
}

/** @throws DomainError `account.totp_missing` */
export async function renewRecoveryCodes(
  { database }: FactorDeps,
  { companyId, id }: Whose,
): Promise<readonly string[]> {
  return inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    const totp = await findTotp(scope, id);
    if (totp?.sealedSecret === undefined || totp.sealedSecret === null)
      throw new DomainError('account.totp_missing');
    return replaceCodes(scope, id);
  });
}

/** @returns whether there was one; from now on the password is enough */
export async function resetFactors(
  { database, clock }: Pick<FactorDeps, 'database' | 'clock'>,
  { companyId, id }: Whose,
  by: Author,
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    const wasThere = await hasSecondFactor(scope, id);
    await removeFactors(scope, id);
    if (wasThere) await recordTotp(scope, id, 'set', null, by, clock());
    return wasThere;
  });
}

async function replaceCodes(scope: CompanyScope, employeeId: string): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(scope, employeeId, codes.map(digestOfRecoveryCode));
  return codes;
}

async function recordTotp(
  scope: CompanyScope,
  employeeId: string,
  before: string | null,
  after: string | null,
  by: Author,
  now: number,
): Promise<void> {
  const change = {
    subject: 'employee' as const,
    subjectId: employeeId,
    employeeId,
    before: { second_factor: before },
    after: { second_factor: after },
  };
  await insertChanges(scope, [change], { by, reason: null, now });
}
