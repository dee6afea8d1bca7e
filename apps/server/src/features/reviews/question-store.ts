// Reads what waits for a manager, as rows.
import type { CompanyScope } from '#database/company-scope.ts';
import type { PunchVerdictRow } from '#database/tables/punches.ts';
import type { ReviewItemRow, TimeEntryRow } from '#database/tables/time.ts';
import { ofPeople, type Whose } from '#database/whose.ts';
import { isOverlong } from '#features/ledger/overlong-store.ts';
import { OVERLONG } from '#features/ledger/review-item.ts';
import { kindOf, type Question } from './question.ts';

type ItemRow = Omit<Question, 'kind' | 'action' | 'at'> & {
  readonly action: string | null;
  readonly punchedAt: number | null;
  readonly startAt: number | null;
};

/** Open review items about these people, and about every tablet; about punches of nobody only where everybody is asked for. */
export async function listItemQuestions(scope: CompanyScope, whose: Whose): Promise<readonly Question[]> {
  const rows: unknown = await itemsWithNames(scope)
    .whereNull('item.settled_at')
    .where((seen) => {
      if (whose !== 'everybody')
        void seen.whereNotNull('item.device_id').orWhere(ofPeople(whose, 'item.employee_id'));
    })
    .orderBy(['item.opened_at', 'item.id']);
  return (rows as ItemRow[]).map(toQuestion);
}

/** Open or settled. */
export async function findItemQuestion(scope: CompanyScope, id: string): Promise<Question | undefined> {
  const rows: unknown = await itemsWithNames(scope).where({ 'item.id': id });
  return (rows as ItemRow[]).map(toQuestion)[0];
}

/** The last time that somebody said that this time entry is right as it was; undefined where nobody has. */
export async function findLeftQuestion(
  scope: CompanyScope,
  timeEntryId: string,
): Promise<Question | undefined> {
  const left = { 'item.time_entry_id': timeEntryId, 'item.reason': OVERLONG };
  const rows: unknown = await itemsWithNames(scope).where(left).orderBy('item.id', 'desc').limit(1);
  return (rows as ItemRow[]).map(toQuestion)[0];
}

function toQuestion({ action, punchedAt, startAt, ...item }: ItemRow): Question {
  return {
    ...item,
    kind: kindOf(item),
    action: action === 'start' || action === 'stop' ? action : null,
    at: punchedAt ?? startAt ?? item.openedAt,
  };
}

function itemsWithNames({ db, companyId }: CompanyScope) {
  const joined = (table: string, column: string) => ({
    [`${table}.company_id`]: 'item.company_id',
    [`${table}.id`]: `item.${column}`,
  });
  return db<ReviewItemRow>('review_items as item')
    .leftJoin('employees as employee', joined('employee', 'employee_id'))
    .leftJoin('devices as device', joined('device', 'device_id'))
    .leftJoin('punch_inbox as punch', joined('punch', 'punch_id'))
    .leftJoin('time_entries as entry', joined('entry', 'time_entry_id'))
    .where({ 'item.company_id': companyId })
    .select({
      id: 'item.id',
      reason: 'item.reason',
      employeeId: 'item.employee_id',
      employeeName: 'employee.display_name',
      tabletId: 'item.device_id',
      tabletName: 'device.name',
      openedAt: 'item.opened_at',
      timeEntryId: 'item.time_entry_id',
      punchId: 'item.punch_id',
      action: 'punch.action',
      punchedAt: 'punch.punched_at',
      startAt: 'entry.start_at',
    });
}

export type EntryToLookAt = {
  readonly id: string;
  readonly employeeId: string;
  readonly employeeName: string;
  readonly startAt: number;
  readonly endAt: number | null;
};

const TO_LOOK_AT = {
  id: 'entry.id',
  employeeId: 'employee.id',
  employeeName: 'employee.display_name',
  startAt: 'entry.start_at',
  endAt: 'entry.end_at',
} as const;

/** Not paid until they are accepted. */
export async function listDrafts(scope: CompanyScope, whose: Whose): Promise<readonly EntryToLookAt[]> {
  // Written out, because SQLite uses the index of drafts only for a condition that it can read.
  return entriesToLookAt(scope, whose, 'entry.is_draft and not entry.is_locked');
}

/** @param hours how long a time entry may be */
export async function listOverlong(
  scope: CompanyScope,
  whose: Whose,
  hours: number,
): Promise<readonly EntryToLookAt[]> {
  return entriesToLookAt(scope, whose, isOverlong(hours));
}

async function entriesToLookAt(
  { db, companyId }: CompanyScope,
  whose: Whose,
  condition: string,
): Promise<readonly EntryToLookAt[]> {
  const rows: unknown = await db<TimeEntryRow>('time_entries as entry')
    .join('employees as employee', {
      'employee.company_id': 'entry.company_id',
      'employee.id': 'entry.employee_id',
    })
    .where({ 'entry.company_id': companyId })
    .where(ofPeople(whose, 'entry.employee_id'))
    .whereRaw(condition)
    .orderBy(['entry.start_at', 'entry.id'])
    .select(TO_LOOK_AT);
  return rows as EntryToLookAt[];
}

/** The time entries about which an open item asks, itself or by a punch that stands in it. */
export async function listAskedEntries({ db, companyId }: CompanyScope): Promise<ReadonlySet<string>> {
  const open = { 'item.company_id': companyId, 'item.settled_at': null };
  const named = await db<ReviewItemRow>('review_items as item')
    .where(open)
    .pluck<(string | null)[]>('item.time_entry_id');
  const byPunch = await db<PunchVerdictRow>('review_items as item')
    .join('punch_verdicts as verdict', {
      'verdict.company_id': 'item.company_id',
      'verdict.punch_id': 'item.punch_id',
    })
    .where(open)
    .where('verdict.verdict', 'applied')
    .pluck<string[]>('verdict.time_entry_id');
  return new Set([...named.filter((id) => id !== null), ...byPunch]);
}
