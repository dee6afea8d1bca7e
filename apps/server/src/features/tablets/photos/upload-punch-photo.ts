// The photo of a punch is uploaded once, with the permission that came with the verdict. It must be the photo whose digest was
// signed with the punch.
import { createHash } from 'node:crypto';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { readPhotoGrantToken } from '#features/doors/photo-grant-token.ts';
import type { Secrets } from '#secrets.ts';
import { longerSideOf } from './jpeg-size.ts';
import { findPhoto, insertPhoto, findPhotoDigest } from './photo-store.ts';
import type { AnchoredDevice } from '#features/tablets/clocks/time-anchor.ts';

const MOST_BYTES = 180 * 1024;
/** Three times what our own tablet takes. */
const LONGEST_SIDE = 2_048;

/** @throws DomainError `request.invalid`, `station.photo_grant_invalid` */
export async function uploadPunchPhoto(
  {
    database,
    clock,
    secrets,
  }: { readonly database: Database; readonly clock: Clock; readonly secrets: Secrets },
  { companyId, deviceId }: AnchoredDevice,
  { punchId, grant, jpeg }: { readonly punchId: string; readonly grant: string; readonly jpeg: Buffer },
): Promise<void> {
  refuseOtherFiles(jpeg);
  const scope = companyScope(database.knex, companyId);
  const granted = readPhotoGrantToken(secrets, grant, clock());
  const digest = await findPhotoDigest(scope, deviceId, punchId);
  const isOwn = granted?.companyId === companyId && granted.punchId === punchId;
  if (!isOwn || digest !== createHash('sha256').update(jpeg).digest('base64url'))
    throw new DomainError('station.photo_grant_invalid', { field: 'grant' });
  const isNew = await insertPhoto(scope, { punchId, jpeg, uploadedAt: clock() });
  if (isNew) return;
  const stored = await findPhoto(scope, punchId);
  if (stored?.jpeg.equals(jpeg) !== true)
    throw new DomainError('station.photo_grant_invalid', { field: 'grant' });
}

/** By the bytes that every JPEG begins with, and by what it says of its size. */
function refuseOtherFiles(jpeg: Buffer): void {
  const isJpeg = jpeg.length > 4 && jpeg.readUInt16BE(0) === 0xffd8 && jpeg[2] === 0xff;
  const isSmall = jpeg.length <= MOST_BYTES && (longerSideOf(jpeg) ?? 0) <= LONGEST_SIDE;
  if (isJpeg && isSmall) return;
  throw new DomainError('request.invalid', {
    field: 'jpeg',
    message: 'jpeg must be a JPEG of up to 180 KiB and 2048 points a side.',
  });
}
