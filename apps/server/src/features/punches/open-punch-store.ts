import type { CompanyScope } from '#database/company-scope.ts';
import type { OpenPunchRow, ReviewItemRow } from '#database/tables.ts';
import { groupBy } from '#group-by.ts';
import type { UndecidedPunch } from './decide-all.ts';
import { isTimelineReason } from './review-reason.ts';

/**
 * The punches of these people that wait, or are with a manager because time did not fit together: by employee id, in the
 * order of their times, and of equal times in the order in which their tablet numbered them.
 */
export async function listParkedPunches(
  { db, companyId }: CompanyScope,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly UndecidedPunch[]>> {
  const rows = await db<OpenPunchRow>('open_punches')
    .where({ company_id: companyId })
    .whereIn('employee_id', employeeIds)
    .whereIn('state', ['waiting', 'review'])
    .orderBy(['punched_at', 'device_id', 'sequence', 'punch_id']);
  const ofTime = rows.filter(({ state, reason }) => state === 'waiting' || isTimelineReason(reason));
  return groupBy(ofTime.map(toUndecided), ({ employeeId }) => employeeId);
}

/** They stand in time entries now: nobody waits for them, and nobody need be asked. */
export async function removeHealedPunches(
  { db, companyId }: CompanyScope,
  punchIds: readonly string[],
  now: number,
): Promise<void> {
  await db<OpenPunchRow>('open_punches')
    .where({ company_id: companyId })
    .whereIn('punch_id', punchIds)
    .delete();
  await db<ReviewItemRow>('review_items')
    .where({ company_id: companyId })
    .whereIn('punch_id', punchIds)
    .whereNull('settled_at')
    .whereNotIn('reason', ['time_uncertain', 'project', 'photo_missing', 'offline_policy'])
    .update({ settled_at: now, settled_by: 'stimpill', decision: 'healed' });
}

function toUndecided(row: OpenPunchRow): UndecidedPunch {
  return {
    punchId: row.punch_id,
    employeeId: row.employee_id,
    action: row.action === 'start' ? 'start' : 'stop',
    at: row.punched_at,
    projectId: row.project_id,
    subProjectId: row.sub_project_id,
    isDraft: Boolean(row.is_draft),
    isLive: false,
    areOthersHeard: false,
  };
}
