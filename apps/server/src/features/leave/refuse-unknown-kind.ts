import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { AbsenceRecord } from '#features/absences/absence-record-store.ts';
import { listAbsenceKinds } from '#features/companies/absence-kind-store.ts';

/** What days are: one of the four, and the kind of the company that counts as it; null: none. */
export type GivenKind = Pick<AbsenceRecord, 'type' | 'kindId'>;

/**
 * @param field where the request says the kind
 * @throws DomainError `absence_kind.not_found` unless it is a kind of the company that is still used and counts as the type
 */
export async function refuseUnknownKind(
  scope: CompanyScope,
  { type, kindId }: GivenKind,
  field: string,
): Promise<void> {
  if (kindId === null) return;
  const kinds = await listAbsenceKinds(scope);
  const isGood = kinds.some(({ id, countsAs, isActive }) => id === kindId && countsAs === type && isActive);
  if (!isGood) throw new DomainError('absence_kind.not_found', { field });
}
