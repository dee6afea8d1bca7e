// What a company is made of, beside its people. What it decides is in its settings.
import { CHANGE_SUBJECTS } from '@stimpill/api-types/change-subjects';
import { day, flag, guid, json, moment, oneOf, orNull, text, whole, word } from '../columns.ts';
import { nobody } from '../erasing.ts';
import { ofCompany, type RowOf } from '../table.ts';

export const payPeriods = ofCompany('pay_periods', {
  subject: 'payPeriod',
  erasing: nobody('settings'),
  columns: {
    id: guid,
    name: text,
    start_day: whole,
  },
});
export type PayPeriodRow = RowOf<typeof payPeriods>;

export const projects = ofCompany('projects', {
  subject: 'project',
  erasing: nobody('names of projects'),
  columns: {
    id: guid,
    name: text,
    code: orNull(text),
    is_active: flag,
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
    name: text,
    code: orNull(text),
    is_active: flag,
  },
});
export type SubProjectRow = RowOf<typeof subProjects>;

/** What people changed, apart from punches. Rows are only added. */
export const changes = ofCompany('changes', {
  erasing: { column: 'employee_id', subject: 'log', now: 'byHand', then: 'stay' },
  columns: {
    id: guid,
    changed_at: moment,
    door: word,
    user_id: orNull(guid),
    /** At the command line, the user of the operating system. */
    operator: orNull(text),
    reason: orNull(text),
    subject: oneOf(...CHANGE_SUBJECTS),
    subject_id: text,
    /** Not a reference: whose record or time it is about. */
    employee_id: orNull(guid),
    /** Null before an addition and after a removal, both null where somebody only looked. */
    before: orNull(json),
    after: orNull(json),
  },
});
export type ChangeRow = RowOf<typeof changes>;
