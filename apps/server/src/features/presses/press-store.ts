import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import type { PressRow } from '#database/tables/sign-in.ts';

/** Whose press it is, of which operation. */
export type PressId = {
  readonly companyId: string;
  readonly employeeId: string;
  readonly operation: string;
  readonly key: string;
};

/** What is known of a press that came before. */
export type KnownPress = Pick<PressRow, 'digest' | 'claim' | 'claimed_at' | 'done_at' | 'made' | 'ends_at'>;

type Claim = Pick<PressRow, 'digest' | 'claim' | 'claimed_at' | 'ends_at'>;

const whereOf = ({ companyId, employeeId, operation, key }: PressId) => ({
  company_id: companyId,
  employee_id: employeeId,
  ...{ operation, key },
});

/** @returns whether it is claimed now; not where somebody was before */
export async function claimPress(db: Queryable, id: PressId, claim: Claim): Promise<boolean> {
  const row: PressRow = { ...whereOf(id), ...claim, done_at: null, made: null };
  return (await db<PressRow>('presses').insert(row).onConflict().ignore().returning('claim')).length > 0;
}

export async function findPress(db: Queryable, id: PressId): Promise<KnownPress | undefined> {
  return await db<PressRow>('presses').where(whereOf(id)).first();
}

/** So that the press can begin anew. */
export async function dropClaim(db: Queryable, id: PressId, claim: string): Promise<void> {
  await db<PressRow>('presses')
    .where({ ...whereOf(id), claim })
    .delete();
}

/** @returns whether nothing was done of it, so that it was dropped */
export async function dropUndone(db: Queryable, id: PressId, claim: string): Promise<boolean> {
  const undone = db<PressRow>('presses')
    .where({ ...whereOf(id), claim })
    .whereNull('done_at');
  return (await undone.delete()) > 0;
}

/** @returns false: somebody else has taken the press over */
export async function markDone(db: Queryable, id: PressId, claim: string, now: number): Promise<boolean> {
  return (
    (await db<PressRow>('presses')
      .where({ ...whereOf(id), claim })
      .update({ done_at: now })) > 0
  );
}

/** @param made JSON */
export async function keepMade(
  db: Queryable,
  id: PressId,
  { claim, made, now }: { readonly claim: string; readonly made: string; readonly now: number },
): Promise<void> {
  await db<PressRow>('presses')
    .where({ ...whereOf(id), claim })
    .update({ made, done_at: now });
}

/** What was kept of each press of an operation that was claimed since a moment, as JSON says it. */
export async function listKept(
  { db, companyId }: CompanyScope,
  { operation, since }: { readonly operation: string; readonly since: number },
): Promise<readonly { readonly employeeId: string; readonly made: unknown }[]> {
  const rows = await db<PressRow>('presses')
    .where({ company_id: companyId, operation })
    .where('claimed_at', '>=', since)
    .whereNotNull('made')
    .select('employee_id', 'made');
  return rows.map(({ employee_id, made }) => ({
    ...{ employeeId: employee_id, made: JSON.parse(made ?? 'null') as unknown },
  }));
}

/** @param now epoch milliseconds: those whose day is over, in all companies */
export async function removeEndedPresses(db: Queryable, now: number): Promise<void> {
  await db<PressRow>('presses').where('ends_at', '<', now).delete();
}
