// The queue: punches that nobody has judged yet, that wait for other tablets, or that are with a manager.
import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { among, company, hotRead } from '#database/hot-statement.ts';
import { recordCodec } from '#database/record-codec.ts';
import { readHot } from '#database/run-hot-statement.ts';
import { columnsText } from '#database/table.ts';
import { openPunches, type OpenPunch, type OpenPunchRow } from '#database/tables/punches.ts';
import { groupBy } from '#group-by.ts';
import type { UndecidedPunch } from './decide-all.ts';
import { isTimelineReason, TIMELINE_REASONS } from './review-item.ts';

/** From which tablet a punch came, under which number, and when. */
export type Arrival = Pick<OpenPunch, 'deviceId' | 'sequence' | 'receivedAt'>;

export type PunchInQueue = UndecidedPunch & { readonly arrival: Arrival };

/** Where a punch is in the queue. */
type QueueState = Pick<OpenPunch, 'state' | 'reason'>;

const codec = recordCodec(openPunches);

const PARKED = hotRead<OpenPunchRow>()`
  select ${columnsText(openPunches)}
  from open_punches
  where company_id = ${company} and employee_id ${among('uuid')} and state in ('waiting', 'review')
  order by punched_at, device_id, sequence, punch_id`;

/**
 * The punches of these people that wait, or are with a manager because time did not fit together: by employee id, in the
 * order of their times, and of equal times in the order in which their tablet numbered them.
 */
export async function listParkedPunches(
  scope: CompanyScope,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly UndecidedPunch[]>> {
  const rows = await readHot(scope, PARKED, employeeIds);
  const ofTime = rows.filter(({ state, reason }) => state === 'waiting' || isTimelineReason(reason));
  return groupBy(ofTime.map(toPunchInQueue), ({ employeeId }) => employeeId);
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

/** Puts punches that have just arrived into the queue. */
export async function enqueuePunches(
  { db, companyId }: CompanyScope,
  punches: readonly PunchInQueue[],
): Promise<void> {
  if (punches.length === 0) return;
  await db<OpenPunchRow>('open_punches').insert(
    punches.map((punch) => toRow(companyId, { ...punch, state: 'stored', reason: null })),
  );
}

/** An upsert of where punches are now; a correction that does not fit comes into the queue with it. */
export async function parkPunches(
  { db, companyId }: CompanyScope,
  punches: readonly (PunchInQueue & QueueState)[],
): Promise<void> {
  if (punches.length === 0) return;
  await db<OpenPunchRow>('open_punches')
    .insert(punches.map((punch) => toRow(companyId, punch)))
    .onConflict(['company_id', 'punch_id'])
    .merge(['state', 'reason', 'is_draft', 'project_id', 'sub_project_id']);
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

/**
 * What waits for other tablets, by company id. A stop that waits for a manager to decide about a second start is none of them, however
 * long that takes: the manager is asked about that start, and not twice about the same time.
 */
export async function listWaitingPunches(
  db: Queryable,
): Promise<ReadonlyMap<string, readonly PunchInQueue[]>> {
  const rows: readonly OpenPunchRow[] = await db<OpenPunchRow>('open_punches as stop')
    .where('stop.state', 'waiting')
    .whereNotExists(
      db('open_punches as start')
        .join('time_entries as entry', {
          'entry.company_id': 'start.company_id',
          'entry.employee_id': 'start.employee_id',
        })
        .whereNull('entry.end_at')
        .where({ 'start.state': 'review', 'start.action': 'start' })
        .whereIn('start.reason', TIMELINE_REASONS)
        .whereRaw('start.company_id = stop.company_id and start.employee_id = stop.employee_id')
        .whereRaw('start.punched_at > entry.start_at and start.punched_at <= stop.punched_at')
        .select(db.raw('1')),
    )
    .select('stop.*');
  const byCompany = groupBy(rows, ({ company_id }) => company_id);
  return new Map([...byCompany].map(([companyId, ofCompany]) => [companyId, ofCompany.map(toPunchInQueue)]));
}

/** Which of these punches are still in this state. Locks them: other writers wait until the transaction ends. */
export async function lockOpenPunches(
  { db, companyId }: CompanyScope,
  punchIds: readonly string[],
  state: 'stored' | 'waiting',
): Promise<ReadonlySet<string>> {
  const rows = await db<OpenPunchRow>('open_punches')
    .where({ company_id: companyId, state })
    .whereIn('punch_id', punchIds)
    .orderBy('punch_id')
    .forUpdate()
    .select('punch_id');
  return new Set(rows.map(({ punch_id }) => punch_id));
}

function toPunchInQueue(row: OpenPunchRow): PunchInQueue {
  const { deviceId, sequence, receivedAt, state: _state, reason: _reason, ...punch } = codec.toRecord(row);
  return { ...punch, isLive: false, areOthersHeard: false, arrival: { deviceId, sequence, receivedAt } };
}

function toRow(companyId: string, punch: PunchInQueue & QueueState): OpenPunchRow {
  // What arrived also says of which project it was; the punch says which counts.
  const { deviceId, sequence, receivedAt } = punch.arrival;
  return codec.toRow(companyId, { ...punch, deviceId, sequence, receivedAt });
}
