// Somebody adds or removes the app that shows codes, and the codes on paper that belong to it.
import { localDateOf } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Author } from '#features/changes/change.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { findEmployee, lockEmployees } from '#features/people/employee-store.ts';
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
import { endAllSessions } from '../end-sessions.ts';
import { endWaysIn } from '../end-ways-in.ts';
import { lacksFactorOn } from './factor-demand.ts';
import { revokeSessions } from '../session-end-store.ts';
import { digestOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { openTotpSecret, sealTotpSecret } from './sealed-totp-secret.ts';
import { newTotpSecret, stepOfCode, toBase32 } from './totp.ts';

export type FactorDeps = { readonly database: Database; readonly clock: Clock; readonly secrets: Secrets };

export type Whose = Pick<Employee, 'companyId' | 'id'>;

/** With the session in which somebody does it; undefined: in none. */
export type WhoseSession = Whose & { readonly sessionId: string | undefined };

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

/** What comes with a factor: codes on paper, and how many sessions ended that had begun without it. */
export type BegunFactors = { readonly recoveryCodes: readonly string[]; readonly endedSessions: number };

/**
 * What the password alone had opened ends, and what an app had opened that this one takes the place of.
 * @param whose with the session that adds it, which goes on
 * @throws DomainError `account.totp_code_wrong`, also where none was started
 */
export async function confirmTotp(
  { database, clock, secrets }: FactorDeps,
  { companyId, id, sessionId }: WhoseSession,
  totpCode: string,
  by: Author,
): Promise<BegunFactors> {
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
    await saveConfirmedTotp(scope, id, { secret: startedSecret, usedStep: step });
    const [before, after] = sealedSecret === null ? [null, 'set'] : ['set', 'new'];
    await recordFactor(scope, id, { column: 'second_factor', before, after }, by, now);
    return beginFactors(scope, { id, sessionId }, now);
  });
}

/**
 * Somebody removes their own app; passkeys stay. Other sessions that its codes opened end.
 * @throws DomainError `account.last_factor`
 */
export async function removeTotp(
  { database, clock }: Pick<FactorDeps, 'database' | 'clock'>,
  { companyId, id, sessionId }: WhoseSession,
  by: Author,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    const now = clock();
    await lockEmployees(scope, [id]);
    const sealedSecret = (await findTotp(scope, id))?.sealedSecret ?? null;
    await deleteTotp(scope, id);
    if (sealedSecret === null) return;
    await recordFactor(scope, id, { column: 'second_factor', before: 'set', after: null }, by, now);
    await revokeSessions(scope, { employeeId: id, exceptId: sessionId, isByPassword: true }, 'factor', now);
    await endWithLastFactor(scope, id, now);
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

/**
 * Takes every factor from somebody, and ends every session; from now on the password is enough, where the company demands a factor to add
 * one and nothing else.
 * @returns how many sessions ended; undefined where there was no factor
 */
export async function takeFactors(
  scope: CompanyScope,
  employeeId: string,
  by: Author,
  now: number,
): Promise<number | undefined> {
  await lockEmployees(scope, [employeeId]);
  const wasThere = await hasSecondFactor(scope, employeeId);
  await removeFactors(scope, employeeId);
  if (!wasThere) return undefined;
  await recordFactor(scope, employeeId, { column: 'second_factor', before: 'set', after: null }, by, now);
  return endAllSessions(scope, employeeId, 'factor', { by, now });
}

/**
 * With the first factor of any kind, and with another app: ends what a password had opened without it.
 * @returns also ten codes on paper
 */
export async function beginFactors(
  scope: CompanyScope,
  { id: employeeId, sessionId: exceptId }: { readonly id: string; readonly sessionId: string | undefined },
  now: number,
): Promise<BegunFactors> {
  const endedSessions = await revokeSessions(
    scope,
    { employeeId, exceptId, isByPassword: true },
    'factor',
    now,
  );
  return { recoveryCodes: await replaceCodes(scope, employeeId), endedSessions };
}

/**
 * Codes on paper are in place of a factor, so they end with the last one. Where the company demands a factor by now, the last one stays.
 * @throws DomainError `account.last_factor`
 */
export async function endWithLastFactor(scope: CompanyScope, employeeId: string, now: number): Promise<void> {
  if (await hasSecondFactor(scope, employeeId)) return;
  const person = await findEmployee(scope, employeeId);
  const company = await requireCompany(scope.db, scope.companyId);
  const today = localDateOf(now, company.timeZone);
  if (person !== undefined && (await lacksFactorOn(scope, { company, person }, today)))
    throw new DomainError('account.last_factor');
  await replaceRecoveryCodes(scope, employeeId, []);
}

/** `second_factor` is the app that shows codes, of which only `set` and `new` is told; `passkey` is the name of one. */
export type FactorChange = {
  readonly column: 'second_factor' | 'passkey';
  readonly before: string | null;
  readonly after: string | null;
};

/** What was opened for the person with the old factors ends. */
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
