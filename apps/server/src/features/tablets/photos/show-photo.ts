// Somebody looks at the photo of a punch. Who did is recorded before they see it.
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { Refused } from '#errors/refused.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Authored } from '#features/changes/change.ts';
import { findPhoto, findPhotoState } from './photo-store.ts';

/**
 * @returns the JPEG
 * @throws Refused where there is none, with the reason
 */
export async function showPhoto(
  database: Database,
  { companyId, punchId }: { readonly companyId: string; readonly punchId: string },
  authored: Authored,
): Promise<Buffer> {
  return inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    const photo = await findPhoto(scope, punchId);
    if (photo === undefined) throw new Refused(WHY_NONE[await findPhotoState(scope, punchId)]);
    const look = {
      subject: 'photo' as const,
      subjectId: punchId,
      employeeId: photo.employeeId,
      before: null,
      after: null,
    };
    await insertChanges(scope, [look], authored);
    return photo.jpeg;
  });
}

const WHY_NONE = {
  unknown: 'The company has no such punch of a tablet. See "stimpill inbox list". Nothing was written.',
  none: 'No photo was taken at that punch. Nothing was written.',
  failed: 'The camera failed at that punch, so there is no photo. Nothing was written.',
  taken:
    'The photo of that punch is not here: the tablet has not sent it yet, or its time to be kept is over. Nothing was written.',
};
