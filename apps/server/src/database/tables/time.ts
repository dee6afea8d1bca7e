// Working time, with what others said about it.
import type { BreakKind, EntryKind } from '@stimpill/api-types/entry-kinds';
import { emptied, flag, guid, json, jsonOf, listOf, moment, orNull, text, word, wordOf } from '../columns.ts';
import { time } from '../erasing.ts';
import { ofCompany, type RecordOf, type RowOf } from '../table.ts';

export type EntryBreak = {
  /** Epoch milliseconds. */
  readonly startAt: number;
  readonly endAt: number;
  readonly kind: BreakKind;
};

const breaks = listOf<EntryBreak>((items) =>
  [...items]
    .sort((a, b) => a.startAt - b.startAt)
    .map(({ startAt, endAt, kind }) => ({ startAt, endAt, kind })),
);
export const { read: parseBreaks, write: breaksText } = breaks.codec;

export const timeEntries = ofCompany('time_entries', {
  subject: 'timeEntry',
  erasing: time(),
  columns: {
    id: guid,
    employee_id: guid,
    kind: wordOf<EntryKind>(),
    start_at: moment,
    /** Null while the entry is open. Standby is never open. */
    end_at: orNull(moment),
    /** By start; none while the entry is open, and none in standby. */
    breaks,
    project_id: orNull(guid),
    sub_project_id: orNull(guid),
    /** Listed, but not paid. */
    is_draft: flag,
    /** Approved for payroll; nothing changes it any more. */
    is_locked: flag,
  },
});
export type TimeEntryRow = RowOf<typeof timeEntries>;
/** The record that punches leave behind. */
export type TimeEntry = RecordOf<typeof timeEntries>;

export const keptFigures = ofCompany('kept_figures', {
  key: ['time_entry_id'],
  erasing: time({ column: 'time_entry_id', of: 'time_entries' }),
  columns: {
    time_entry_id: guid,
    kept_at: moment,
    /** What the entry came to when it was locked, with the rule version. */
    figures: json,
    /** The rule set of that version; null where there was no rule, and in rows from before it was kept. */
    rule_set_id: orNull(guid),
    /** What this row had before an approval renewed its figures; null: they are those of the lock. */
    replaced: orNull(json),
  },
});
export type KeptFiguresRow = RowOf<typeof keptFigures>;

/** Time of somebody that was approved for payroll, with the days on which there was none. */
export const closedTime = ofCompany('closed_time', {
  subject: 'closedTime',
  key: ['employee_id', 'id'],
  erasing: time(),
  columns: {
    employee_id: guid,
    id: guid,
    /** [from, until): the beginning of the first day, and that of the day after the last. */
    from_at: moment,
    until_at: moment,
    closed_at: moment,
    user_id: orNull(guid),
    operator: orNull(text),
  },
});
export type ClosedTimeRow = RowOf<typeof closedTime>;

export const reviewItems = ofCompany('review_items', {
  subject: 'reviewItem',
  erasing: time(),
  columns: {
    id: guid,
    /** Null where a punch names nobody of the company, and where it is about a tablet. */
    employee_id: orNull(guid),
    /** Of an item about a tablet, which names no punch and no entry. */
    device_id: orNull(guid),
    reason: word,
    time_entry_id: orNull(guid),
    punch_id: orNull(guid),
    opened_at: moment,
    settled_at: orNull(moment),
    /** What was decided, or how the item settled itself. Who decided, and why, stands in `changes`. */
    decision: orNull(word),
    /** Further facts, beside the person, the punch and the entry. */
    details: orNull(jsonOf<unknown>()),
  },
});
export type ReviewItemRow = RowOf<typeof reviewItems>;

/** What somebody else changed of a person's time, one row for all of one press: what they are told, and when they were. */
export const toldChanges = ofCompany('told_changes', {
  erasing: time(),
  columns: {
    id: guid,
    employee_id: guid,
    /** That of its rows in `changes`. */
    changed_at: moment,
    /** The first and the last start of its time entries, before and after. */
    first_at: moment,
    last_at: moment,
    /** The person had asked for just this, so they are not told. */
    is_asked: flag,
    /** Null: not yet. */
    told_at: orNull(moment),
  },
});
export type ToldChangeRow = RowOf<typeof toldChanges>;

/** What people said of what they were told. Rows are only added. */
export const changeAnswers = ofCompany('change_answers', {
  erasing: { column: 'employee_id', subject: 'texts', now: 'empty', then: 'go' },
  columns: {
    /** Made by whom it came from, so that a repetition is known. */
    id: guid,
    employee_id: guid,
    told_change_id: guid,
    said_at: moment,
    /** Null: they agree. */
    not_so_because: emptied(orNull(text), ''),
    /** Not so where whoever wrote the change had also made what the person was known by, shortly before. */
    counts: flag,
    /** The question that it opened; null: none. */
    review_item_id: orNull(guid),
  },
});
export type ChangeAnswerRow = RowOf<typeof changeAnswers>;
