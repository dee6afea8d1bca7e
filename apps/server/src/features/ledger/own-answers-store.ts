// What managers decided about what somebody told, and about punches of theirs that waited: for the person themselves.
import type { CompanyScope } from '#database/company-scope.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { PunchVerdictRow } from '#database/tables/punches.ts';
import type { ReviewItemRow, TimeEntryRow } from '#database/tables/time.ts';
import { BREAK_MISSED, PIN_LOCKED } from './review-item.ts';

export type OwnAnswer = {
  readonly about: 'correction' | 'dispute' | 'missedBreak' | 'punch';
  readonly action: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly decision: 'accepted' | 'otherTime' | 'rejected';
  /** Null where it does not count, or is about no punch. */
  readonly countsAt: number | null;
  readonly note: string | null;
  readonly decidedAt: number;
};

const MOST = 5;
/** What a manager says about the question itself; a corrected time entry or a punch that fits by now says nothing to the person. */
const DECISIONS = ['accept', 'accept at', 'attach', 'reject'];
const ABOUT: Readonly<Record<string, OwnAnswer['about']>> = {
  correction: 'correction',
  disputed: 'dispute',
  [BREAK_MISSED]: 'missedBreak',
};

type Row = {
  readonly id: string;
  readonly reason: string;
  readonly decision: string;
  readonly settledAt: number;
  readonly action: string | null;
  readonly punchedAt: number | null;
  readonly workedFrom: number | null;
  readonly punchId: string | null;
};

/** The newest first. @param since epoch milliseconds */
export async function listOwnAnswers(
  scope: CompanyScope,
  employeeId: string,
  since: number,
): Promise<readonly OwnAnswer[]> {
  const rows = await settledQuestions(scope, employeeId, since);
  const notes = await notesOf(
    scope,
    rows.map(({ id }) => id),
  );
  const punchIds = rows.flatMap(({ punchId }) => (punchId === null ? [] : [punchId]));
  const entries = await entriesOf(scope, punchIds);
  return rows.map((row) =>
    toAnswer(row, { note: notes.get(row.id) ?? null, entry: entries.get(row.punchId ?? '') }),
  );
}

async function settledQuestions(
  { db, companyId }: CompanyScope,
  employeeId: string,
  since: number,
): Promise<readonly Row[]> {
  const joined = (table: string, id: string) => ({
    [`${table}.company_id`]: 'item.company_id',
    [`${table}.id`]: id,
  });
  const rows: unknown = await db<ReviewItemRow>('review_items as item')
    .leftJoin('punch_inbox as punch', joined('punch', 'item.punch_id'))
    .leftJoin('time_entries as asked', joined('asked', 'item.time_entry_id'))
    .where({ 'item.company_id': companyId, 'item.employee_id': employeeId })
    .where('item.settled_at', '>=', since)
    .whereIn('item.decision', DECISIONS)
    .whereNot('item.reason', PIN_LOCKED)
    .where((about) => void about.whereNotNull('item.punch_id').orWhere('item.reason', BREAK_MISSED))
    .orderBy([
      { column: 'item.settled_at', order: 'desc' },
      { column: 'item.id', order: 'desc' },
    ])
    .limit(MOST)
    .select({
      id: 'item.id',
      reason: 'item.reason',
      decision: 'item.decision',
      settledAt: 'item.settled_at',
      action: 'punch.action',
      punchedAt: 'punch.punched_at',
      workedFrom: 'asked.start_at',
      punchId: 'item.punch_id',
    });
  return rows as Row[];
}

/** Where each of these punches stands now, by its id; those that stand nowhere are left out. */
async function entriesOf(
  { db, companyId }: CompanyScope,
  punchIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<TimeEntryRow, 'start_at' | 'end_at'>>> {
  const verdicts = await db<PunchVerdictRow>('punch_verdicts')
    .where({ company_id: companyId })
    .whereIn('punch_id', punchIds)
    .orderBy(['decided_at', 'id'])
    .select('punch_id', 'verdict', 'time_entry_id');
  // The last verdict is the one that holds.
  const standing = new Map(
    verdicts.map((each) => [each.punch_id, each.verdict === 'applied' ? each.time_entry_id : null]),
  );
  const ids = [...standing.values()].filter((id) => id !== null);
  const entries = await db<TimeEntryRow>('time_entries')
    .where({ company_id: companyId })
    .whereIn('id', ids)
    .select('id', 'start_at', 'end_at');
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return new Map(
    [...standing].flatMap(([punchId, id]) => {
      const entry = byId.get(id ?? '');
      return entry === undefined ? [] : [[punchId, entry] as const];
    }),
  );
}

/** Changes name their subject in text, which PostgreSQL does not compare with an id. */
async function notesOf(
  { db, companyId }: CompanyScope,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db<ChangeRow>('changes')
    .where({ company_id: companyId, subject: 'reviewItem' })
    .whereIn('subject_id', itemIds)
    .orderBy(['changed_at', 'id'])
    .select('subject_id', 'reason');
  return new Map(rows.map(({ subject_id, reason }) => [subject_id, reason]));
}

type Known = {
  readonly note: string | null;
  readonly entry: Pick<TimeEntryRow, 'start_at' | 'end_at'> | undefined;
};

function toAnswer(row: Row, { note, entry }: Known): OwnAnswer {
  const { reason, decision, settledAt, action, punchedAt, workedFrom } = row;
  const at = punchedAt ?? workedFrom ?? settledAt;
  const boundary = action === 'start' ? entry?.start_at : entry?.end_at;
  const countsAt = decision === 'reject' ? null : (boundary ?? null);
  const isOtherTime = countsAt !== null && countsAt !== at;
  return {
    about: ABOUT[reason] ?? 'punch',
    ...{ action, at, countsAt, note, decidedAt: settledAt },
    decision: decision === 'reject' ? 'rejected' : isOtherTime ? 'otherTime' : 'accepted',
  };
}
