// Planned time, time off, absences, and the accounts of time off.
import { day, emptied, flag, guid, json, moment, orNull, text, whole, word } from '../columns.ts';
import { nobody, time } from '../erasing.ts';
import { ofCompany, type RowOf } from '../table.ts';

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
    start_date: day,
    end_date: day,
    status: word,
    note: emptied(text, ''),
  },
});
export type TimeOffRow = RowOf<typeof timeOff>;

/** An approved request whose days stand as absences. */
export const writtenLeave = ofCompany('written_leave', {
  key: ['time_off_id'],
  erasing: time({ column: 'time_off_id', of: 'time_off' }),
  columns: {
    time_off_id: guid,
    type: word,
    /** The ids of the absences that the approval wrote. */
    absence_ids: json,
  },
});
export type WrittenLeaveRow = RowOf<typeof writtenLeave>;

export const absences = ofCompany('absences', {
  subject: 'absence',
  erasing: time(),
  columns: {
    id: guid,
    employee_id: guid,
    date: day,
    type: word,
    /** Null: the norm of the day. */
    minutes: orNull(whole),
    note: emptied(text, ''),
  },
});
export type AbsenceRow = RowOf<typeof absences>;

/** Rows are only added: a booking that was wrong is booked back. */
export const balanceBookings = ofCompany('balance_bookings', {
  subject: 'balanceBooking',
  erasing: time(),
  columns: {
    id: guid,
    employee_id: guid,
    account: word,
    kind: word,
    date: day,
    /** Never 0; below it for a booking that takes back an earlier one. */
    minutes: whole,
    reason: emptied(text, ''),
  },
});
export type BalanceBookingRow = RowOf<typeof balanceBookings>;
