// Planned time, time off, absences, and the accounts of time off.
import type { AbsenceType, KindColour, KindPays, TimeOffStatus } from '@stimpill/api-types/entry-kinds';
import {
  day,
  emptied,
  flag,
  guid,
  jsonOf,
  moment,
  named,
  orNull,
  text,
  whole,
  word,
  wordOf,
} from '../columns.ts';
import { nobody, time } from '../erasing.ts';
import { ofCompany, type RecordOf, type RowOf } from '../table.ts';

export const shiftTypes = ofCompany('shift_types', {
  subject: 'shiftType',
  erasing: nobody('kinds of shifts'),
  columns: {
    id: guid,
    name: text,
    color_hex: text,
  },
});
export type ShiftTypeRow = RowOf<typeof shiftTypes>;

export const shifts = ofCompany('shifts', {
  subject: 'shift',
  erasing: time(),
  columns: {
    id: guid,
    /** Null: nobody has it yet. */
    employee_id: orNull(guid),
    shift_type_id: guid,
    project_id: orNull(guid),
    start_at: moment,
    end_at: moment,
    is_advertised: flag,
  },
});
export type ShiftRow = RowOf<typeof shifts>;

export const timeOff = ofCompany('time_off', {
  subject: 'timeOff',
  erasing: time(),
  columns: {
    id: guid,
    employee_id: guid,
    /** Both inclusive. */
    start_date: day,
    end_date: day,
    status: wordOf<TimeOffStatus>(),
    note: emptied(text, ''),
    /** Of each day, as many or such a part; null of both: all of it. */
    minutes: orNull(whole),
    percent: orNull(whole),
    /** A kind that the company has made and that is asked for; null: none. */
    kind_id: orNull(guid),
  },
});
export type TimeOffRow = RowOf<typeof timeOff>;

/** An approved request whose days stand as absences. */
export const writtenLeave = ofCompany('written_leave', {
  key: ['time_off_id'],
  erasing: time({ column: 'time_off_id', of: 'time_off' }),
  columns: {
    time_off_id: named(guid, 'requestId'),
    type: wordOf<AbsenceType>(),
    kind_id: orNull(guid),
    /** Those that the approval wrote; some may have been changed or removed since. */
    absence_ids: jsonOf<readonly string[]>(),
  },
});
export type WrittenLeaveRow = RowOf<typeof writtenLeave>;
export type WrittenLeave = RecordOf<typeof writtenLeave>;

/** Kinds of absence that the company has made. Nobody removes one: it ends. */
export const absenceKinds = ofCompany('absence_kinds', {
  subject: 'absenceKind',
  erasing: nobody('kinds of absence'),
  columns: {
    id: guid,
    name: text,
    /** As which of the four it counts wherever these are all that is known. */
    counts_as: wordOf<AbsenceType>(),
    pays: wordOf<KindPays>(),
    /** Given where a pay line pays it. */
    pay_line: orNull(text),
    colour: wordOf<KindColour>(),
    is_active: flag,
    may_be_asked: flag,
  },
});
export type AbsenceKindRow = RowOf<typeof absenceKinds>;
export type AbsenceKind = RecordOf<typeof absenceKinds>;

export const absences = ofCompany('absences', {
  subject: 'absence',
  erasing: time(),
  columns: {
    id: guid,
    employee_id: guid,
    date: day,
    type: wordOf<AbsenceType>(),
    /** A kind that the company has made, which counts as `type`; null: none. */
    kind_id: orNull(guid),
    /** Null: the norm of the day. */
    minutes: orNull(whole),
    note: emptied(text, ''),
  },
});
export type AbsenceRow = RowOf<typeof absences>;
export type AbsenceRecord = RecordOf<typeof absences>;

/** Rows are only added: a booking that was wrong is booked back. */
export const balanceBookings = ofCompany('balance_bookings', {
  subject: 'balanceBooking',
  erasing: time(),
  columns: {
    id: guid,
    employee_id: guid,
    account: word,
    /** An opening counts from the beginning of the day: what is earned on it is added. */
    date: day,
    kind: word,
    /** Never 0; below it for a booking that takes back an earlier one. */
    minutes: whole,
    reason: emptied(text, ''),
  },
});
export type BalanceBookingRow = RowOf<typeof balanceBookings>;
