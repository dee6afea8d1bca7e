// The photo of a punch, for somebody who has to decide whose punch it was. That they looked is recorded.
import { companyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { Author } from '#features/changes/change.ts';
import type { SettleDeps } from '#features/ledger/settle-review-item.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { seenBy, type Seer } from '#features/people/seen-people.ts';
import { findPhoto } from '#features/tablets/photos/photo-store.ts';
import { showPhoto } from '#features/tablets/photos/show-photo.ts';

type Reader = { readonly companyId: string; readonly seer: Seer; readonly by: Author };

/**
 * @returns the JPEG
 * @throws DomainError `photo.not_found`, also where it is of somebody whom the reader does not see
 */
export async function readPunchPhoto(
  { database, clock }: Pick<SettleDeps, 'database' | 'clock'>,
  { companyId, seer, by }: Reader,
  punchId: string,
): Promise<Buffer> {
  const scope = companyScope(database.knex, companyId);
  const photo = await findPhoto(scope, punchId);
  const whose = seenBy(seer);
  const isSeen =
    photo !== undefined &&
    (whose === 'everybody' || (await findEmployee(scope, photo.employeeId, whose)) !== undefined);
  if (!isSeen) throw new DomainError('photo.not_found');
  return showPhoto(database, { companyId, punchId }, { by, reason: null, now: clock() });
}
