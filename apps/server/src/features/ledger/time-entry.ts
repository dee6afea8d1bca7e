// The record that punches leave behind, and its states.

/**
 * What an entry is: ordinary work, work after a call-out (útkall), or standby at home (bakvakt), which is no work. These names
 * stand in the database, in company files, in the API and in commands.
 */
export const ENTRY_KINDS = ['work', 'call-out', 'standby'] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** What a break is: time that is not worked, a break inside paid time, or a break through which work went on. */
export const BREAK_KINDS = ['unpaid', 'paid', 'worked-through'] as const;

export type EntryBreak = {
  /** Epoch milliseconds. */
  readonly startAt: number;
  readonly endAt: number;
  readonly kind: (typeof BREAK_KINDS)[number];
};

export type TimeEntry = {
  readonly id: string;
  readonly employeeId: string;
  readonly kind: EntryKind;
  /** Epoch milliseconds. */
  readonly startAt: number;
  /** Null while the entry is open. Standby is never open. */
  readonly endAt: number | null;
  /** By start; none while the entry is open, and none in standby. */
  readonly breaks: readonly EntryBreak[];
  readonly projectId: string | null;
  readonly subProjectId: string | null;
  /** Listed, but not paid. */
  readonly isDraft: boolean;
  /** Approved for payroll; nothing changes it any more. */
  readonly isLocked: boolean;
};
