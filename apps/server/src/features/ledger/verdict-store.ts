// The outcome of each punch: written here, and read where a person looks for punches that became no working time.
import type { Knex } from 'knex';
import type { CompanyScope } from '#database/company-scope.ts';
import { hotInsert } from '#database/hot-statement.ts';
import { writeHot } from '#database/run-hot-statement.ts';
import { punchVerdicts } from '#database/tables/punches.ts';
import { ofPeople, type Whose } from '#database/whose.ts';
import { uuidv7 } from '#ids.ts';
import type { PunchReviewReason } from './review-item.ts';
import type { Verdict } from './verdict.ts';

/** Of the punches in the inbox; `stored`: nobody has judged it yet. */
export const INBOX_STATES = ['stored', 'waiting', 'review', 'conflict', 'rejected', 'applied'] as const;

export type InboxState = (typeof INBOX_STATES)[number];

type VerdictToWrite = {
  readonly punchId: string;
  readonly verdict: Verdict;
  /** What a manager is asked about it all the same. */
  readonly asked: PunchReviewReason | undefined;
};

const INSERT_VERDICTS = hotInsert(punchVerdicts);

/** The only writer of verdicts. A punch can get several, one after the other; the last one counts. */
export async function insertVerdicts(
  scope: CompanyScope,
  verdicts: readonly VerdictToWrite[],
  now: number,
): Promise<void> {
  await writeHot(
    scope,
    INSERT_VERDICTS,
    verdicts.map(({ punchId, verdict, asked }) => ({
      company_id: scope.companyId,
      id: uuidv7(),
      punch_id: punchId,
      decided_at: now,
      verdict: verdict.verdict,
      code: codeOf(verdict) ?? asked ?? null,
      time_entry_id: verdict.verdict === 'applied' ? verdict.timeEntryId : null,
    })),
  );
}

/** Why it is not time of the person. */
function codeOf(verdict: Verdict): string | undefined {
  if ('code' in verdict) return verdict.code;
  return 'reason' in verdict ? verdict.reason : undefined;
}

export type InboxPunch = {
  readonly id: string;
  readonly door: string;
  readonly employeeId: string;
  readonly action: string;
  /** Epoch milliseconds. */
  readonly punchedAt: number;
  readonly receivedAt: number;
  readonly deviceId: string | null;
  readonly verdict: InboxState;
  /** Why it was not applied. */
  readonly code: string | null;
};

export type InboxFilter = {
  readonly whose: Whose;
  /** Punched in [from, to). */
  readonly from: number;
  readonly to: number;
  /** Not given: every punch that became no working time. */
  readonly verdict?: InboxState;
};

/** By the time of the punch; each with its last verdict. */
export async function listInbox(scope: CompanyScope, filter: InboxFilter): Promise<InboxPunch[]> {
  const rows: unknown = await punchesBetween(scope, filter)
    .leftJoin('punch_verdicts as verdict', function () {
      this.on('verdict.company_id', 'punch.company_id').andOn('verdict.punch_id', 'punch.id');
    })
    .whereNotExists((later) => {
      void later
        .from('punch_verdicts as later')
        .whereRaw('later.company_id = verdict.company_id and later.punch_id = verdict.punch_id')
        .whereRaw(
          '(later.decided_at > verdict.decided_at or (later.decided_at = verdict.decided_at and later.id > verdict.id))',
        )
        .select('later.id');
    })
    .where((query) => void hasVerdict(query, filter.verdict))
    .orderBy(['punch.punched_at', 'punch.id'])
    .select({
      id: 'punch.id',
      door: 'punch.door',
      employeeId: 'punch.employee_id',
      action: 'punch.action',
      punchedAt: 'punch.punched_at',
      receivedAt: 'punch.received_at',
      deviceId: 'punch.device_id',
      verdict: 'verdict.verdict',
      code: 'verdict.code',
    });
  return (rows as (Omit<InboxPunch, 'verdict'> & { readonly verdict: InboxState | null })[]).map((row) => ({
    ...row,
    verdict: row.verdict ?? 'stored',
  }));
}

/** How many punches of [from, to) are not decided, by employee id as the door named them. */
export async function countUndecided(
  scope: CompanyScope,
  filter: Omit<InboxFilter, 'verdict'>,
): Promise<ReadonlyMap<string, number>> {
  const rows: unknown = await punchesBetween(scope, filter)
    .whereNotExists((decided) => {
      void decided
        .from('punch_verdicts as verdict')
        .whereRaw('verdict.company_id = punch.company_id and verdict.punch_id = punch.id')
        .whereNot('verdict.verdict', 'waiting')
        .select('verdict.id');
    })
    .groupBy('punch.employee_id')
    .select('punch.employee_id as employeeId', scope.db.raw('count(*) as punches'));
  const counts = rows as readonly { employeeId: string; punches: number | string }[];
  return new Map(counts.map(({ employeeId, punches }) => [employeeId, Number(punches)]));
}

function punchesBetween({ db, companyId }: CompanyScope, { whose, from, to }: Omit<InboxFilter, 'verdict'>) {
  return db('punch_inbox as punch')
    .where('punch.company_id', companyId)
    .where(ofPeople(whose, 'punch.employee_id'))
    .where('punch.punched_at', '>=', from)
    .where('punch.punched_at', '<', to);
}

function hasVerdict(query: Knex.QueryBuilder, verdict: InboxState | undefined): Knex.QueryBuilder {
  if (verdict === 'stored') return query.whereNull('verdict.verdict');
  if (verdict !== undefined) return query.where('verdict.verdict', verdict);
  return query.whereNull('verdict.verdict').orWhereNot('verdict.verdict', 'applied');
}
