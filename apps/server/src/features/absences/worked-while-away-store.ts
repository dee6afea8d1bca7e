// Reads who worked on days on which they were away, as rows.
import type { CompanyScope } from '#database/company-scope.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { ofPeople, type Whose } from '#database/whose.ts';
import { WORKED_WHILE_AWAY } from '#features/ledger/review-item.ts';
import { toTimeEntry } from '#features/ledger/time-entry-store.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import type { AbsenceRecord } from './absence-record-store.ts';
import type { AbsenceType } from './absence-store.ts';

/** A local day; instants [from, to) in epoch milliseconds. */
export type LocalDay = {
  readonly date: string;
  readonly from: number;
  readonly to: number;
  /** Work of the day before that lasts longer is work of this day. */
  readonly nightEnds: number;
};

export type WorkBesideAbsence = {
  readonly absence: AbsenceRecord;
  readonly employeeName: string;
  readonly entry: TimeEntry;
  /** When the day begins. */
  readonly dayFrom: number;
  /** It was approved, or somebody has said that both count, as they are now. */
  readonly isLeft: boolean;
};

const IS_PAID = `entry.end_at is not null and entry.kind <> 'standby' and not entry.is_draft`;

/** Work that would be paid once it is approved. As the index of it says it. */
const UNAPPROVED = `${IS_PAID} and not entry.is_locked`;

/** Counted, because for an `exists` PostgreSQL reads every such answer of the company at once. */
const IS_LEFT = `(entry.is_locked or 0 < (select count(*) from review_items as item where item.company_id = entry.company_id and item.time_entry_id = entry.id
  and item.reason = '${WORKED_WHILE_AWAY}' and item.decision = 'accept'
  and item.details = '{"absenceId":"' || cast(absence.id as text) || '","type":"' || absence.type
    || '","minutes":' || coalesce(cast(absence.minutes as text), 'null')
    || ',"startAt":' || cast(entry.start_at as text) || ',"endAt":' || cast(entry.end_at as text) || '}'))`;

const DAY_MS = 86_400_000;

/** Who clocks in so shortly before midnight begins the work of the next day. */
const EARLY_MS = 1_800_000;

/** Work begins on the day; or on the day before, lies for the most part on this one, and is no night shift. */
const IS_OF_DAY = `(entry.start_at >= day.from_at or (entry.start_at + entry.end_at > 2 * day.from_at
  and (entry.start_at >= day.from_at - ${EARLY_MS} or entry.end_at > day.night_ends_at)))`;

/** Work of days of absence, once with each absence of its day, in order of the day and the work. */
export async function listWorkBesideAbsence(
  { db, companyId }: CompanyScope,
  whose: Whose,
  days: readonly LocalDay[],
): Promise<readonly WorkBesideAbsence[]> {
  if (days.length === 0) return [];
  const values = days
    .map(() => '(cast(? as text), cast(? as bigint), cast(? as bigint), cast(? as bigint))')
    .join(', ');
  const bindings = days.flatMap(({ date, from, to, nightEnds }) => [date, from, to, nightEnds]);
  const rows: unknown = await db
    .with('day', ['date', 'from_at', 'to_at', 'night_ends_at'], db.raw(`values ${values}`, bindings))
    .from('day')
    .join('absences as absence', 'absence.date', 'day.date')
    .join('employees as employee', {
      'employee.company_id': 'absence.company_id',
      'employee.id': 'absence.employee_id',
    })
    .join('time_entries as entry', (on) => {
      void on
        .on('entry.company_id', 'absence.company_id')
        .on('entry.employee_id', 'absence.employee_id')
        .on('entry.start_at', '>=', db.raw(`day.from_at - ${DAY_MS}`))
        .on('entry.start_at', '<', 'day.to_at');
    })
    .where({ 'absence.company_id': companyId })
    .where(ofPeople(whose, 'absence.employee_id'))
    .whereRaw(`${IS_PAID} and ${IS_OF_DAY}`)
    .orderBy(['absence.date', 'entry.start_at', 'entry.id', 'absence.id'])
    .select(['entry.*', db.raw(`${IS_LEFT} as is_left`)])
    .select({
      absence_id: 'absence.id',
      date: 'absence.date',
      type: 'absence.type',
      kind_id: 'absence.kind_id',
      minutes: 'absence.minutes',
      note: 'absence.note',
      display_name: 'employee.display_name',
      day_from: 'day.from_at',
    });
  return (rows as Row[]).map(toWork);
}

/** Where the oldest work begins that is not approved; undefined where everything is. */
export async function findFirstUnapproved({ db, companyId }: CompanyScope): Promise<number | undefined> {
  const row = await db<TimeEntryRow>('time_entries as entry')
    .where({ company_id: companyId })
    .whereRaw(UNAPPROVED)
    .orderBy('start_at')
    .first('start_at');
  return row?.start_at;
}

type Row = TimeEntryRow & {
  readonly absence_id: string;
  readonly date: string;
  readonly type: string;
  readonly kind_id: string | null;
  readonly minutes: number | null;
  readonly note: string;
  readonly display_name: string;
  readonly day_from: number;
  readonly is_left: boolean | number;
};

function toWork(row: Row): WorkBesideAbsence {
  return {
    absence: {
      id: row.absence_id,
      employeeId: row.employee_id,
      date: row.date,
      type: row.type as AbsenceType,
      kindId: row.kind_id,
      minutes: row.minutes,
      note: row.note,
    },
    employeeName: row.display_name,
    entry: toTimeEntry(row),
    dayFrom: row.day_from,
    isLeft: Boolean(row.is_left),
  };
}
