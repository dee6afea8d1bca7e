import type { CompanyScope } from '#database/company-scope.ts';
import type { PunchEnvelopeRow, PunchPhotoRow } from '#database/tables/punches.ts';

export type PunchPhoto = { readonly punchId: string; readonly jpeg: Buffer; readonly uploadedAt: number };

/** @returns the digest of the photo that was taken at a punch of this device; undefined where none was */
export async function findPhotoDigest(
  { db, companyId }: CompanyScope,
  deviceId: string,
  punchId: string,
): Promise<string | undefined> {
  const row = await db<PunchEnvelopeRow>('punch_envelopes')
    .where({ company_id: companyId, device_id: deviceId, punch_id: punchId, photo: 'taken' })
    .first('photo_digest');
  return row?.photo_digest ?? undefined;
}

/** @returns false when the punch has its photo already */
export async function insertPhoto({ db, companyId }: CompanyScope, photo: PunchPhoto): Promise<boolean> {
  const inserted = await db<PunchPhotoRow>('punch_photos')
    .insert({
      company_id: companyId,
      punch_id: photo.punchId,
      uploaded_at: photo.uploadedAt,
      jpeg: photo.jpeg,
    })
    .onConflict(['company_id', 'punch_id'])
    .ignore()
    .returning('punch_id');
  return inserted.length > 0;
}

export async function findPhoto(
  { db, companyId }: CompanyScope,
  punchId: string,
): Promise<{ readonly jpeg: Buffer; readonly employeeId: string } | undefined> {
  const row: unknown = await db<PunchPhotoRow>('punch_photos as photo')
    .join('punch_inbox as punch', { 'punch.company_id': 'photo.company_id', 'punch.id': 'photo.punch_id' })
    .where({ 'photo.company_id': companyId, 'photo.punch_id': punchId })
    .first({ jpeg: 'photo.jpeg', employeeId: 'punch.employee_id' });
  return row as { readonly jpeg: Buffer; readonly employeeId: string } | undefined;
}

/** What is known of a photo that is not here: what the tablet said when it handed the punch over. */
export async function findPhotoState(
  { db, companyId }: CompanyScope,
  punchId: string,
): Promise<'none' | 'taken' | 'failed' | 'unknown'> {
  const row = await db<PunchEnvelopeRow>('punch_envelopes')
    .where({ company_id: companyId, punch_id: punchId })
    .first('photo');
  return (row?.photo as 'none' | 'taken' | 'failed' | undefined) ?? 'unknown';
}
