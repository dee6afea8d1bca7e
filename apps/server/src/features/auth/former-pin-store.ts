import type { CompanyScope } from '#database/company-scope.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { FormerPinRow } from '#database/tables/sign-in.ts';
import { uuidv7 } from '#ids.ts';

/** Keeps a PIN that was replaced by another one. */
export async function keepFormerPin(
  { db, companyId }: CompanyScope,
  { employeeId, pinHash }: { readonly employeeId: string; readonly pinHash: string | null },
  now: number,
): Promise<void> {
  if (pinHash === null) return;
  await db<FormerPinRow>('former_pins').insert({
    company_id: companyId,
    id: uuidv7(),
    employee_id: employeeId,
    pin_hash: pinHash,
    replaced_at: now,
  });
}

/** The PINs, as hashes, that were good at some moment of a span, the one that was good last first. */
export async function pinHashesWithin(
  { db, companyId }: CompanyScope,
  employeeId: string,
  { earliest, latest }: { readonly earliest: number; readonly latest: number },
): Promise<readonly (string | null)[]> {
  const employee = await db<EmployeeRow>('employees')
    .where({ company_id: companyId, id: employeeId })
    .first('pin_hash');
  const former = await db<FormerPinRow>('former_pins')
    .where({ company_id: companyId, employee_id: employeeId })
    .where('replaced_at', '>', earliest)
    .orderBy('replaced_at', 'desc');
  const firstReplacedAfter = former.findLast(({ replaced_at }) => replaced_at > latest);
  const within = former.filter((row) => row.replaced_at <= latest).map(({ pin_hash }) => pin_hash);
  return [firstReplacedAfter?.pin_hash ?? employee?.pin_hash ?? null, ...within];
}
