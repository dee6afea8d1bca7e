import type { CompanyScope } from '#database/company-scope.ts';
import type { OpenPunchRow, PunchInboxRow, PunchVerdictRow } from '#database/tables/punches.ts';
import type { Arrival } from './open-punch-store.ts';
import type { PunchAction } from './punch.ts';

/** A punch that a manager is asked about. */
export type ReviewedPunch = {
  readonly punchId: string;
  readonly employeeId: string;
  readonly action: PunchAction;
  readonly at: number;
  readonly projectId: string | null;
  readonly subProjectId: string | null;
  /** Where it stands already, perhaps as a draft. */
  readonly timeEntryId: string | null;
  readonly isJudged: boolean;
  readonly isQueued: boolean;
  readonly arrival: Arrival;
};

export async function findReviewedPunch(
  { db, companyId }: CompanyScope,
  punchId: string,
): Promise<ReviewedPunch | undefined> {
  const ofPunch = { company_id: companyId, punch_id: punchId };
  const punch = await db<PunchInboxRow>('punch_inbox').where({ company_id: companyId, id: punchId }).first();
  if (punch === undefined) return undefined;
  const open = await db<OpenPunchRow>('open_punches').where(ofPunch).first();
  const last = await db<PunchVerdictRow>('punch_verdicts')
    .where(ofPunch)
    .orderBy([
      { column: 'decided_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first();
  return {
    punchId,
    employeeId: punch.employee_id,
    action: punch.action === 'start' ? 'start' : 'stop',
    at: punch.punched_at,
    projectId: open?.project_id ?? null,
    subProjectId: open?.sub_project_id ?? null,
    timeEntryId: open === undefined && last?.verdict === 'applied' ? last.time_entry_id : null,
    isJudged: open?.state !== 'stored',
    isQueued: open !== undefined,
    arrival: {
      deviceId: punch.device_id ?? '',
      sequence: open?.sequence ?? 0,
      receivedAt: punch.received_at,
    },
  };
}
