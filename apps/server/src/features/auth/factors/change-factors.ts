// Somebody adds or removes the app that shows codes, and the codes on paper that belong to it.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Author } from '#features/changes/change.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import type { Employee } from '#features/people/employee.ts';
import type { Secrets } from '#secrets.ts';
import {
  deleteTotp,
  findTotp,
  hasSecondFactor,
  removeFactors,
  replaceRecoveryCodes,
  saveConfirmedTotp,
  saveStartedTotp,
} from './factor-store.ts';
import { endWaysIn } from '../end-ways-in.ts';
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
    await lockEmployees(scope, [id]);
    const now = clock();
    const { startedSecret = null, sealedSecret = null } = (await findTotp(scope, id)) ?? {};
    const step =
      startedSecret === null
        ? undefined
        : stepOfCode(openTotpSecret(secrets.factorKey, `${companyId}|${id}`, startedSecret), totpCode, now);
    if (startedSecret === null || step === undefined) throw new DomainError('account.totp_code_wrong');
    const isFirst = !(await hasSecondFactor(scope, id));
    await saveConfirmedTotp(scope, id, { secret: startedSecret, usedStep: step });
    const [before, after] = sealedSecret === null ? [null, 'set'] : ['set', 'new'];
    await recordFactor(scope, id, { column: 'second_factor', before, after }, by, now);
    return isFirst ? beginFactors(scope, id, now) : replaceCodes(scope, id);
  });
}

/** Somebody removes their own app; passkeys stay. */
export async function removeTotp(
  { database, clock }: Pick<FactorDeps, 'database' | 'clock'>,
  { companyId, id }: Whose,
  by: Author,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    await lockEmployees(scope, [id]);
    const sealedSecret = (await findTotp(scope, id))?.sealedSecret ?? null;
    await deleteTotp(scope, id);
    if (sealedSecret === null) return;
    await recordFactor(scope, id, { column: 'second_factor', before: 'set', after: null }, by, clock());
    await endWithLastFactor(scope, id);
  });
}

/** @throws DomainError `account.factor_missing` */
export async function renewRecoveryCodes(
  { database, clock }: FactorDeps,
  { companyId, id }: Whose,
): Promise<readonly string[]> {
  return inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    if (!(await hasSecondFactor(scope, id))) throw new DomainError('account.factor_missing');
    await endWaysIn(scope, id, clock());
    return replaceCodes(scope, id);
  });
}

/** Takes every factor from somebody. @returns whether there was one; from now on the password is enough */
export async function resetFactors(
  { database, clock }: Pick<FactorDeps, 'database' | 'clock'>,
  { companyId, id }: Whose,
  by: Author,
): Promise<boolean> {
  return inTransaction(database, (tx) => takeFactors(companyScope(tx, companyId), id, by, clock()));
}

/** The same inside a transaction that does more. */
export async function takeFactors(
  scope: CompanyScope,
  employeeId: string,
  by: Author,
  now: number,
): Promise<boolean> {
  await lockEmployees(scope, [employeeId]);
  const wasThere = await hasSecondFactor(scope, employeeId);
  await removeFactors(scope, employeeId);
  if (wasThere)
    await recordFactor(scope, employeeId, { column: 'second_factor', before: 'set', after: null }, by, now);
  return wasThere;
}

/**
 * With the first factor of any kind: ends what the password alone had opened.
 * @returns ten codes on paper
 */
export async function beginFactors(
  scope: CompanyScope,
  employeeId: string,
  now: number,
): Promise<readonly string[]> {
  await revokeSessions(scope, { employeeId, kind: 'token' }, now);
  return replaceCodes(scope, employeeId);
}

/** Codes on paper are in place of a factor, so they end with the last one. */
export async function endWithLastFactor(scope: CompanyScope, employeeId: string): Promise<void> {
  if (!(await hasSecondFactor(scope, employeeId))) await replaceRecoveryCodes(scope, employeeId, []);
}

/** `second_factor` is the app that shows codes, of which only `set` and `new` is told; `passkey` is the name of one. */
export type FactorChange = {
  readonly column: 'second_factor' | 'passkey';
  readonly before: string | null;
  readonly after: string | null;
};

/** What was opened for the person with the factors of before ends. */
export async function recordFactor(
  scope: CompanyScope,
  employeeId: string,
  { column, before, after }: FactorChange,
  by: Author,
  now: number,
): Promise<void> {
  const facts = { before: { [column]: before }, after: { [column]: after } };
  const change = { subject: 'employee' as const, subjectId: employeeId, employeeId, ...facts };
  await insertChanges(scope, [change], { by, reason: null, now });
  await endWaysIn(scope, employeeId, now);
}

async function replaceCodes(scope: CompanyScope, employeeId: string): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(scope, employeeId, codes.map(digestOfRecoveryCode));
  return codes;
}
