// What stands in the inbox and became no working time: punches that wait, were refused, or need a person.
import type { Knex } from 'knex';
import type { CompanyScope } from '#database/company-scope.ts';
import { ofPeople, type Whose } from '#database/whose.ts';

/** What can become of a punch; `stored`: nobody has judged it yet. */
export const VERDICTS = [
  'stored',
  'waiting',
  'review',
  'conflict',
  'rejected',
  'mismatch',
  'applied',
  'duplicate',
] as const;

export type Verdict = (typeof VERDICTS)[number];

/** Verdicts after which nothing is left to do. */
const SETTLED: readonly Verdict[] = ['applied', 'duplicate'];

export type InboxPunch = {
  readonly id: string;
  readonly door: string;
  readonly employeeId: string;
  readonly action: string;
  /** Epoch milliseconds. */
  readonly punchedAt: number;
  readonly receivedAt: number;
  readonly deviceId: string | null;
  readonly verdict: Verdict;
  /** Why it was not applied. */
  readonly code: string | null;
};

export type InboxFilter = {
  readonly whose: Whose;
  /** Punched in [from, to). */
  readonly from: number;
  readonly to: number;
  /** None given: everything that became no working time. */
  readonly verdict?: Verdict;
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
  return (rows as (Omit<InboxPunch, 'verdict'> & { readonly verdict: Verdict | null })[]).map((row) => ({
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

function hasVerdict(query: Knex.QueryBuilder, verdict: Verdict | undefined): Knex.QueryBuilder {
  if (verdict === 'stored') return query.whereNull('verdict.verdict');
  if (verdict !== undefined) return query.where('verdict.verdict', verdict);
  return query.whereNull('verdict.verdict').orWhereNotIn('verdict.verdict', SETTLED);
}
