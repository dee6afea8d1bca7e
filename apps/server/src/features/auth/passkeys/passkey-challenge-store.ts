import type { Queryable } from '#database/database.ts';
import type { PasskeyChallengeRow } from '#database/sign-in-tables.ts';

/** For what a passkey signs, and of whom; at a sign-in it tells who it is. */
export type ChallengeFor =
  | { readonly purpose: 'add' | 'confirm'; readonly companyId: string; readonly employeeId: string }
  | { readonly purpose: 'signIn' };

/** Those whose time has passed go with the next one that is made. */
export async function saveChallenge(
  db: Queryable,
  digest: string,
  given: ChallengeFor,
  { now, endsAt }: { readonly now: number; readonly endsAt: number },
): Promise<void> {
  await db<PasskeyChallengeRow>('passkey_challenges').where('ends_at', '<=', now).delete();
  await db<PasskeyChallengeRow>('passkey_challenges').insert({ digest, ...ofWhom(given), ends_at: endsAt });
}

/** @returns whether it was given for that and is still good; it is gone now */
export async function useChallenge(
  db: Queryable,
  digest: string,
  given: ChallengeFor,
  now: number,
): Promise<boolean> {
  const used = await db<PasskeyChallengeRow>('passkey_challenges')
    .where({ digest, ...ofWhom(given) })
    .where('ends_at', '>', now)
    .delete();
  return used === 1;
}

function ofWhom(given: ChallengeFor) {
  const { purpose } = given;
  return purpose === 'signIn'
    ? { purpose, company_id: null, employee_id: null }
    : { purpose, company_id: given.companyId, employee_id: given.employeeId };
}
