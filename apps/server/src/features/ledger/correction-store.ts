import type { CompanyScope } from '#database/company-scope.ts';
import { recordCodec } from '#database/record-codec.ts';
import type { RecordOf } from '#database/table.ts';
import { correctionRequests, type CorrectionRequestRow } from '#database/tables/punches.ts';

export type StoredCorrection = RecordOf<typeof correctionRequests>;

const { toRecord, toRow } = recordCodec(correctionRequests);

export async function findCorrection(
  { db, companyId }: CompanyScope,
  requestId: string,
): Promise<StoredCorrection | undefined> {
  const row = await db<CorrectionRequestRow>('correction_requests')
    .where({ company_id: companyId, id: requestId })
    .first();
  return row && toRecord(row);
}

export async function insertCorrection(
  { db, companyId }: CompanyScope,
  correction: StoredCorrection,
): Promise<void> {
  await db<CorrectionRequestRow>('correction_requests').insert(toRow(companyId, correction));
}
