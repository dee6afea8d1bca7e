import type { CompanyScope } from '#database/company-scope.ts';
import type { CorrectionRequestRow } from '#database/tables/punches.ts';

export type StoredCorrection = {
  readonly requestId: string;
  readonly employeeId: string;
  readonly deviceId: string;
  readonly action: string;
  readonly at: number;
  readonly note: string | null;
  readonly requestedAt: number;
  readonly punchId: string;
  readonly outcome: 'draft' | 'review';
};

export async function findCorrection(
  { db, companyId }: CompanyScope,
  requestId: string,
): Promise<StoredCorrection | undefined> {
  const row = await db<CorrectionRequestRow>('correction_requests')
    .where({ company_id: companyId, id: requestId })
    .first();
  if (row === undefined) return undefined;
  return {
    requestId: row.id,
    employeeId: row.employee_id,
    deviceId: row.device_id,
    action: row.action,
    at: row.at,
    note: row.note,
    requestedAt: row.requested_at,
    punchId: row.punch_id,
    outcome: row.outcome === 'draft' ? 'draft' : 'review',
  };
}

export async function insertCorrection(
  { db, companyId }: CompanyScope,
  correction: StoredCorrection,
): Promise<void> {
  await db<CorrectionRequestRow>('correction_requests').insert({
    company_id: companyId,
    id: correction.requestId,
    employee_id: correction.employeeId,
    device_id: correction.deviceId,
    action: correction.action,
    at: correction.at,
    note: correction.note,
    requested_at: correction.requestedAt,
    punch_id: correction.punchId,
    outcome: correction.outcome,
  });
}
