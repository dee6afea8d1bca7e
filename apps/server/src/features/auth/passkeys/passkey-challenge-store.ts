import type { Queryable } from '#database/database.ts';
import type { PasskeyChallengeRow } from '#database/tables/sign-in.ts';

/** For what a passkey signs, and of whom; at a sign-in it tells who it is. */
export type ChallengeFor =
  | { readonly purpose: 'add' | 'confirm'; readonly companyId: string; readonly employeeId: string }
  | { readonly purpose: 'firstRun'; readonly employeeId: string }
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

/** @returns for whom a challenge of the first run was given, while it is good; it stays */
export async function findOwnerOfChallenge(
  db: Queryable,
  digest: string,
  now: number,
): Promise<string | undefined> {
  const row = await db<PasskeyChallengeRow>('passkey_challenges')
    .where({ digest, purpose: 'firstRun' })
    .where('ends_at', '>', now)
    .first();
  return row?.employee_id ?? undefined;
}

/** At the first run there is no company yet: the person is named, and does not exist. */
function ofWhom(given: ChallengeFor) {
  const { purpose } = given;
  if (purpose === 'signIn') return { purpose, company_id: null, employee_id: null };
  const company_id = purpose === 'firstRun' ? null : given.companyId;
  return { purpose, company_id, employee_id: given.employeeId };
}
