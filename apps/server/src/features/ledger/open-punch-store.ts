import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import type { OpenPunchRow, ReviewItemRow } from '#database/tables.ts';
import { groupBy } from '#group-by.ts';
import type { UndecidedPunch } from './decide-all.ts';
import { isTimelineReason, TIMELINE_REASONS, type TimelineReason } from './review-reason.ts';

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

/** Who of the company has a punch that waits, or is with a manager. */
export async function listParkedEmployees({ db, companyId }: CompanyScope): Promise<readonly string[]> {
  return db<OpenPunchRow>('open_punches')
    .where({ company_id: companyId })
    .whereIn('state', ['waiting', 'review'])
    .distinct()
    .orderBy('employee_id')
    .pluck<string[]>('employee_id');
}

export async function insertOpenPunches(
  { db, companyId }: CompanyScope,
  punches: readonly Omit<OpenPunchRow, 'company_id'>[],
): Promise<void> {
  if (punches.length === 0) return;
  await db<OpenPunchRow>('open_punches').insert(
    punches.map((punch) => ({ company_id: companyId, ...punch })),
  );
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
    .whereIn('reason', TIMELINE_REASONS)
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

/** Punches that nobody has judged yet, of every company, oldest first. */
export async function listStoredPunches(
  db: Queryable,
  limit: number,
): Promise<readonly { readonly companyId: string; readonly punchId: string }[]> {
  const rows = await db<OpenPunchRow>('open_punches')
    .where({ state: 'stored' })
    .orderBy(['received_at', 'punched_at', 'sequence', 'punch_id'])
    .limit(limit)
    .select('company_id', 'punch_id');
  return rows.map(({ company_id, punch_id }) => ({ companyId: company_id, punchId: punch_id }));
}

/** Those of these punches that nobody has judged yet, kept from others who would judge them at the same time. */
export async function lockStoredPunches(
  { db, companyId }: CompanyScope,
  punchIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db<OpenPunchRow>('open_punches')
    .where({ company_id: companyId, state: 'stored' })
    .whereIn('punch_id', punchIds)
    .orderBy('punch_id')
    .forUpdate()
    .select('punch_id');
  return new Set(rows.map(({ punch_id }) => punch_id));
}

export type WaitingPunch = {
  readonly companyId: string;
  readonly punchId: string;
  readonly employeeId: string;
  readonly deviceId: string;
  readonly at: number;
  readonly receivedAt: number;
};

/** What waits for other tablets, in every company. */
export async function listWaitingPunches(db: Queryable): Promise<readonly WaitingPunch[]> {
  const rows = await db<OpenPunchRow>('open_punches').where({ state: 'waiting' });
  return rows.map((row) => ({
    companyId: row.company_id,
    punchId: row.punch_id,
    employeeId: row.employee_id,
    deviceId: row.device_id,
    at: row.punched_at,
    receivedAt: row.received_at,
  }));
}

/** @returns those of them that still waited */
export async function parkWaitingPunches(
  { db, companyId }: CompanyScope,
  punchIds: readonly string[],
  reason: TimelineReason,
): Promise<ReadonlySet<string>> {
  const rows = await db<OpenPunchRow>('open_punches')
    .where({ company_id: companyId, state: 'waiting' })
    .whereIn('punch_id', punchIds)
    .update({ state: 'review', reason })
    .returning('punch_id');
  return new Set(rows.map(({ punch_id }) => punch_id));
}

export type ParkedState = {
  readonly punchId: string;
  readonly state: 'waiting' | 'review';
  readonly reason: string | null;
  readonly isDraft: boolean;
  readonly hasProject: boolean;
};

/** Where punches are now. */
export async function parkPunches(
  { db, companyId }: CompanyScope,
  states: readonly ParkedState[],
): Promise<void> {
  for (const { punchId, state, reason, isDraft, hasProject } of states) {
    await db<OpenPunchRow>('open_punches')
      .where({ company_id: companyId, punch_id: punchId })
      .update({
        state,
        reason,
        is_draft: isDraft,
        ...(hasProject ? {} : { project_id: null, sub_project_id: null }),
      });
  }
}

export async function removeOpenPunches(
  { db, companyId }: CompanyScope,
  punchIds: readonly string[],
): Promise<void> {
  if (punchIds.length === 0) return;
  await db<OpenPunchRow>('open_punches')
    .where({ company_id: companyId })
    .whereIn('punch_id', punchIds)
    .delete();
}
