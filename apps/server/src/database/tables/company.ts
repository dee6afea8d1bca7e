// What a company is made of, beside its people. What it decides is in its settings.
import { CHANGE_SUBJECTS } from '@stimpill/api-types/change-subjects';
import { day, flag, guid, jsonOf, moment, oneOf, orNull, text, whole, wordOf } from '../columns.ts';
import { nobody } from '../erasing.ts';
import { ofCompany, type RecordOf, type RowOf } from '../table.ts';

/** Through which door somebody made a change. */
export type ChangeDoor = 'command line' | 'desk' | 'kiosk' | 'station' | 'phone' | 'demo';

/** By column of its table. A secret's value is never recorded, only `set`, or `new` where it replaced another one. */
export type Facts = Readonly<Record<string, unknown>>;

export const payPeriods = ofCompany('pay_periods', {
  subject: 'payPeriod',
  erasing: nobody('settings'),
  columns: {
    id: guid,
    name: text,
    /** 1 to 31; in a shorter month its last day. */
    start_day: whole,
  },
});
export type PayPeriodRow = RowOf<typeof payPeriods>;

/** What a project and a part of one have alike. */
const bookable = { name: text, code: orNull(text), is_active: flag };

export const projects = ofCompany('projects', {
  subject: 'project',
  erasing: nobody('names of projects'),
  columns: {
    id: guid,
    ...bookable,
    start_date: orNull(day),
    end_date: orNull(day),
  },
});
export type ProjectRow = RowOf<typeof projects>;

export const subProjects = ofCompany('sub_projects', {
  subject: 'subProject',
  erasing: nobody('names of projects'),
  columns: {
    id: guid,
    project_id: guid,
    ...bookable,
  },
});
export type SubProjectRow = RowOf<typeof subProjects>;

/** What people changed, apart from punches. Rows are only added. */
export const changes = ofCompany('changes', {
  erasing: { column: 'employee_id', subject: 'log', now: 'byHand', then: 'stay' },
  columns: {
    id: guid,
    changed_at: moment,
    door: wordOf<ChangeDoor>(),
    user_id: orNull(guid),
    /** At the command line, the user of the operating system. */
    operator: orNull(text),
    reason: orNull(text),
    subject: oneOf(...CHANGE_SUBJECTS),
    subject_id: text,
    /** Not a reference: whose record or time it is about; null where it is about nobody. */
    employee_id: orNull(guid),
    /** Null before an addition and after a removal, both null where somebody only looked. */
    before: orNull(jsonOf<Facts>()),
    after: orNull(jsonOf<Facts>()),
  },
});
export type ChangeRow = RowOf<typeof changes>;
/** Who made it is in three columns of their own: see `Author`. */
export type ChangeRecord = RecordOf<typeof changes>;
