import type { CompanyScope } from '#database/company-scope.ts';
import type { PasskeyRow, RecoveryCodeRow, TotpFactorRow } from '#database/tables/sign-in.ts';
import { deletePasskeys, listPasskeysOf } from '../passkeys/passkey-store.ts';

export type StoredTotp = {
  readonly sealedSecret: string | null;
  /** Of an app that is being added. */
  readonly startedSecret: string | null;
};

export async function findTotp(
  { db, companyId }: CompanyScope,
  employeeId: string,
): Promise<StoredTotp | undefined> {
  const row = await db<TotpFactorRow>('totp_factors')
    .where({ company_id: companyId, employee_id: employeeId })
    .first();
  return row && { sealedSecret: row.secret, startedSecret: row.started_secret };
}

/** What somebody can show beside, or in place of, a password. */
export type OwnFactors = {
  readonly totp: boolean;
  readonly passkeys: number;
  readonly recoveryCodesLeft: number;
};

export async function readFactors(scope: CompanyScope, employeeId: string): Promise<OwnFactors> {
  return {
    totp: await hasTotp(scope, employeeId),
    passkeys: (await listPasskeysOf(scope, employeeId)).length,
    recoveryCodesLeft: await countRecoveryCodes(scope, employeeId),
  };
}

/** Whether the password alone is not enough: there is an app that shows codes, or a passkey. */
export async function hasSecondFactor(scope: CompanyScope, employeeId: string): Promise<boolean> {
  return (await hasTotp(scope, employeeId)) || (await listPasskeysOf(scope, employeeId)).length > 0;
}

async function hasTotp(scope: CompanyScope, employeeId: string): Promise<boolean> {
  return ((await findTotp(scope, employeeId))?.sealedSecret ?? null) !== null;
}

/** Ids of the people who show more than a password when signing in. */
export async function listSecondFactorOwners({ db, companyId }: CompanyScope): Promise<ReadonlySet<string>> {
  const rows = await db<TotpFactorRow>('totp_factors')
    .select('employee_id')
    .where({ company_id: companyId })
    .whereNotNull('secret');
  const passkeys = await db<PasskeyRow>('passkeys').select('employee_id').where({ company_id: companyId });
  return new Set([...rows, ...passkeys].map(({ employee_id }) => employee_id));
}

export async function saveStartedTotp(
  { db, companyId }: CompanyScope,
  employeeId: string,
  startedSecret: string,
): Promise<void> {
  await db<TotpFactorRow>('totp_factors')
    .insert({
      company_id: companyId,
      employee_id: employeeId,
      secret: null,
      started_secret: startedSecret,
      used_step: 0,
    })
    .onConflict(['company_id', 'employee_id'])
    .merge(['started_secret']);
}

/** The app that was being added is the one from now on. */
export async function saveConfirmedTotp(
  { db, companyId }: CompanyScope,
  employeeId: string,
  { secret, usedStep }: { readonly secret: string; readonly usedStep: number },
): Promise<void> {
  await db<TotpFactorRow>('totp_factors')
    .where({ company_id: companyId, employee_id: employeeId })
    .update({ secret, started_secret: null, used_step: usedStep });
}

/** @returns false where that step or a later one was used already; two requests at once cannot both use it */
export async function useTotpStep(
  { db, companyId }: CompanyScope,
  employeeId: string,
  step: number,
): Promise<boolean> {
  const used = await db<TotpFactorRow>('totp_factors')
    .where({ company_id: companyId, employee_id: employeeId })
    .where('used_step', '<', step)
    .update({ used_step: step });
  return used === 1;
}

export async function replaceRecoveryCodes(
  { db, companyId }: CompanyScope,
  employeeId: string,
  digests: readonly string[],
): Promise<void> {
  await db<RecoveryCodeRow>('recovery_codes')
    .where({ company_id: companyId, employee_id: employeeId })
    .delete();
  const rows = digests.map((digest) => ({ company_id: companyId, employee_id: employeeId, digest }));
  if (rows.length > 0) await db<RecoveryCodeRow>('recovery_codes').insert(rows);
}

/** A code that was used is gone. */
export async function useRecoveryCode(
  { db, companyId }: CompanyScope,
  employeeId: string,
  digest: string,
): Promise<boolean> {
  const used = await db<RecoveryCodeRow>('recovery_codes')
    .where({ company_id: companyId, employee_id: employeeId, digest })
    .delete();
  return used === 1;
}

async function countRecoveryCodes({ db, companyId }: CompanyScope, employeeId: string): Promise<number> {
  const digests = await db<RecoveryCodeRow>('recovery_codes')
    .where({ company_id: companyId, employee_id: employeeId })
    .pluck('digest');
  return digests.length;
}

/** Every factor of somebody, with the codes on paper. */
export async function removeFactors(scope: CompanyScope, employeeId: string): Promise<void> {
  await replaceRecoveryCodes(scope, employeeId, []);
  await deletePasskeys(scope, employeeId);
  await deleteTotp(scope, employeeId);
}

export async function deleteTotp({ db, companyId }: CompanyScope, employeeId: string): Promise<void> {
  await db<TotpFactorRow>('totp_factors').where({ company_id: companyId, employee_id: employeeId }).delete();
}
