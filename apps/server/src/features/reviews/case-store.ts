// Reads what somebody needs beside a question: the punches of the day, what was told at a tablet, and what was decided before.
import type { Knex } from 'knex';
import type { CompanyScope } from '#database/company-scope.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { CorrectionRequestRow, PunchInboxRow } from '#database/tables/punches.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';

/** Epoch milliseconds, [from, to). */
export type Span = { readonly from: number; readonly to: number };

export type PunchOfDay = {
  readonly punchId: string;
  readonly action: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly receivedAt: number;
  readonly door: string;
  readonly tabletName: string | null;
  /** Null, with the bounds, where the server took the time itself. */
  readonly timeGrade: string | null;
  readonly earliestAt: number | null;
  readonly latestAt: number | null;
  /** What the tablet said of a photo; null where it said nothing. */
  readonly photoState: string | null;
  /** Null where no photo is here. */
  readonly photoOf: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/** By time, whatever their outcome. */
export async function listPunchesOf(
  { db, companyId }: CompanyScope,
  employeeId: string,
  { from, to }: Span,
): Promise<readonly PunchOfDay[]> {
  const ofPunch = (table: string) => ({
    [`${table}.company_id`]: 'punch.company_id',
    [`${table}.punch_id`]: 'punch.id',
  });
  const rows: unknown = await db<PunchInboxRow>('punch_inbox as punch')
    .leftJoin('devices as device', {
      'device.company_id': 'punch.company_id',
      'device.id': 'punch.device_id',
    })
    .leftJoin('punch_envelopes as envelope', ofPunch('envelope'))
    .leftJoin('punch_photos as photo', ofPunch('photo'))
    .leftJoin('punch_details as details', ofPunch('details'))
    .where({ 'punch.company_id': companyId, 'punch.employee_id': employeeId })
    .where('punch.punched_at', '>=', from)
    .where('punch.punched_at', '<', to)
    .orderBy(['punch.punched_at', 'punch.id'])
    .select({
      punchId: 'punch.id',
      action: 'punch.action',
      at: 'punch.punched_at',
      receivedAt: 'punch.received_at',
      door: 'punch.door',
      tabletName: 'device.name',
      timeGrade: 'envelope.time_grade',
      earliestAt: 'envelope.earliest_at',
      latestAt: 'envelope.latest_at',
      photoState: 'envelope.photo',
      photoOf: 'photo.punch_id',
      latitude: 'details.latitude',
      longitude: 'details.longitude',
    });
  return rows as PunchOfDay[];
}

export type ToldCorrection = {
  readonly action: string;
  readonly at: number;
  readonly note: string | null;
  readonly askedAt: number;
};

/** The forgotten punch that somebody told at a tablet, by the punch that it made. */
export async function findToldCorrection(
  { db, companyId }: CompanyScope,
  punchId: string,
): Promise<ToldCorrection | undefined> {
  const row = await db<CorrectionRequestRow>('correction_requests')
    .where({ company_id: companyId, punch_id: punchId })
    .first();
  return row && { action: row.action, at: row.at, note: row.note, askedAt: row.requested_at };
}

/** A payroll run, as a question names it. */
export type RunOver = {
  readonly runId: string;
  readonly number: number;
  /** Epoch milliseconds. */
  readonly madeAt: number;
};

/**
 * The payroll runs with this person and day, oldest first.
 * @param date yyyy-MM-dd
 */
export async function listRunsOver(
  { db, companyId }: CompanyScope,
  employeeId: string,
  date: string,
): Promise<readonly RunOver[]> {
  const rows: unknown = await db('payroll_run_people as person')
    .join('payroll_runs as run', { 'run.company_id': 'person.company_id', 'run.id': 'person.run_id' })
    .where({ 'person.company_id': companyId, 'person.employee_id': employeeId })
    .where('run.start_date', '<=', date)
    .where('run.end_date', '>=', date)
    .whereNull('run.bonus')
    .orderBy('run.number')
    .select({ runId: 'run.id', number: 'run.number', madeAt: 'run.made_at' });
  return rows as readonly RunOver[];
}

export type EarlierDecision = {
  readonly reviewId: string;
  readonly reason: string;
  readonly decision: string | null;
  readonly settledAt: number;
  readonly by: string | null;
  readonly note: string | null;
};

type Settled = Omit<EarlierDecision, 'by' | 'note'>;

const SETTLED = {
  reviewId: 'item.id',
  reason: 'item.reason',
  decision: 'item.decision',
  settledAt: 'item.settled_at',
} as const;

const MOST_EARLIER = 50;

/** Settled questions about punches and time entries of these days, the newest first. */
export async function listEarlierDecisions(
  { db, companyId }: CompanyScope,
  employeeId: string,
  span: Span,
): Promise<readonly EarlierDecision[]> {
  const within = (column: string) => (query: Knex.QueryBuilder) =>
    void query.where(column, '>=', span.from).where(column, '<', span.to);
  const joined = (table: string, column: string) => ({
    [`${table}.company_id`]: 'item.company_id',
    [`${table}.id`]: `item.${column}`,
  });
  const rows: unknown = await db<ReviewItemRow>('review_items as item')
    .leftJoin('punch_inbox as punch', joined('punch', 'punch_id'))
    .leftJoin('time_entries as entry', joined('entry', 'time_entry_id'))
    .where({ 'item.company_id': companyId, 'item.employee_id': employeeId })
    .whereNotNull('item.settled_at')
    .where((day) => void day.where(within('punch.punched_at')).orWhere(within('entry.start_at')))
    .orderBy([
      { column: 'item.settled_at', order: 'desc' },
      { column: 'item.id', order: 'desc' },
    ])
    .limit(MOST_EARLIER)
    .select(SETTLED);
  return withDeciders({ db, companyId }, rows as Settled[]);
}

/** How a review item was settled; null while it is open. */
export async function findDecision(
  { db, companyId }: CompanyScope,
  reviewId: string,
): Promise<EarlierDecision | null> {
  const rows: unknown = await db<ReviewItemRow>('review_items as item')
    .where({ company_id: companyId, id: reviewId })
    .whereNotNull('settled_at')
    .select(SETTLED);
  return (await withDeciders({ db, companyId }, rows as Settled[]))[0] ?? null;
}

async function withDeciders(
  scope: CompanyScope,
  settled: readonly Settled[],
): Promise<readonly EarlierDecision[]> {
  const deciders = await findDeciders(
    scope,
    settled.map(({ reviewId }) => reviewId),
  );
  return settled.map((item) => ({ ...item, ...(deciders.get(item.reviewId) ?? { by: null, note: null }) }));
}

/** Who settled these review items and why, by the id of the item; those that settled themselves are left out. */
async function findDeciders(
  { db, companyId }: CompanyScope,
  reviewIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<EarlierDecision, 'by' | 'note'>>> {
  // A statement of its own: changes name their subject in text, which PostgreSQL does not compare with an id.
  const rows: unknown = await db<ChangeRow>('changes as change')
    .leftJoin('employees as author', {
      'author.company_id': 'change.company_id',
      'author.id': 'change.user_id',
    })
    .where({ 'change.company_id': companyId, 'change.subject': 'reviewItem' })
    .whereIn('change.subject_id', reviewIds)
    .orderBy(['change.changed_at', 'change.id'])
    .select({ reviewId: 'change.subject_id', by: 'author.display_name', note: 'change.reason' });
  const changes = rows as readonly Pick<EarlierDecision, 'reviewId' | 'by' | 'note'>[];
  return new Map(changes.map(({ reviewId, by, note }) => [reviewId, { by, note }]));
}
