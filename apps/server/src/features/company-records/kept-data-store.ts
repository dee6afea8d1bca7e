import type { CompanyScope } from '#database/company-scope.ts';
import type { PunchDetailsRow, PunchPhotoRow } from '#database/tables/punches.ts';

/** @returns when the newest photo since a moment came; undefined: none did */
export async function findNewestPhotoAt(
  { db, companyId }: CompanyScope,
  since: number,
): Promise<number | undefined> {
  const row = await db<PunchPhotoRow>('punch_photos')
    .where({ company_id: companyId })
    .where('uploaded_at', '>=', since)
    .orderBy('uploaded_at', 'desc')
    .first('uploaded_at');
  return row?.uploaded_at;
}

/** @returns when the newest place since a moment came; undefined: none did */
export async function findNewestPlaceAt(
  { db, companyId }: CompanyScope,
  since: number,
): Promise<number | undefined> {
  const row = await db<PunchDetailsRow>('punch_details')
    .where({ company_id: companyId })
    .where('recorded_at', '>=', since)
    .whereNotNull('latitude')
    .orderBy('recorded_at', 'desc')
    .first('recorded_at');
  return row?.recorded_at;
}
