// What somebody signs in with that was not there before a new address counted: anyone who takes the old one back takes it away.
import type { CompanyScope } from '#database/company-scope.ts';
import type { Author } from '#features/changes/change.ts';
import { findWithCredentials } from '#features/people/employee-store.ts';
import { recordFactor } from '../factors/change-factors.ts';
import { deleteTotp, hasSecondFactor, readFactors, replaceRecoveryCodes } from '../factors/factor-store.ts';
import { deletePasskeys, listPasskeysOf } from '../passkeys/passkey-store.ts';
import { setPasswordHash } from '../password-store.ts';
import { digestOf } from '../token-digest.ts';
import type { AddedBefore } from './address-change.ts';

export async function snapshotOf(scope: CompanyScope, employeeId: string): Promise<AddedBefore> {
  const { totp } = await readFactors(scope, employeeId);
  return { passwordDigest: await passwordDigestOf(scope, employeeId), hadTotp: totp };
}

/** @returns whether there was one */
export async function takeNewPassword(
  scope: CompanyScope,
  employeeId: string,
  { passwordDigest }: AddedBefore,
): Promise<boolean> {
  const digest = await passwordDigestOf(scope, employeeId);
  if (digest === null || digest === passwordDigest) return false;
  await setPasswordHash(scope, employeeId, null);
  return true;
}

/** @param since epoch milliseconds; passkeys know when they were added, the app that shows codes does not */
export async function takeNewFactors(
  scope: CompanyScope,
  employeeId: string,
  { hadTotp, since }: AddedBefore & { readonly since: number },
  { by, now }: { readonly by: Author; readonly now: number },
): Promise<void> {
  for (const passkey of await listPasskeysOf(scope, employeeId)) {
    if (passkey.addedAt < since) continue;
    await deletePasskeys(scope, employeeId, { id: passkey.id });
    await recordFactor(scope, employeeId, { column: 'passkey', before: passkey.name, after: null }, by, now);
  }
  if (!hadTotp && (await readFactors(scope, employeeId)).totp) {
    await deleteTotp(scope, employeeId);
    const change = { column: 'second_factor' as const, before: 'set', after: null };
    await recordFactor(scope, employeeId, change, by, now);
  }
  // Also where the company demands one: the person adds their own at the next sign-in.
  if (!(await hasSecondFactor(scope, employeeId))) await replaceRecoveryCodes(scope, employeeId, []);
}

async function passwordDigestOf(scope: CompanyScope, employeeId: string): Promise<string | null> {
  const hash = (await findWithCredentials(scope, employeeId))?.credentials.passwordHash ?? null;
  return hash === null ? null : digestOf(hash);
}
