// The record that punches leave behind, and its states.

export type TimeEntry = {
  readonly id: string;
  readonly employeeId: string;
  /** Epoch milliseconds. */
  readonly startAt: number;
  /** Null while the entry is open. */
  readonly endAt: number | null;
  readonly projectId: string | null;
  readonly subProjectId: string | null;
  /** Listed, but not paid. */
  readonly isDraft: boolean;
  /** Approved for payroll; nothing changes it any more. */
  readonly isLocked: boolean;
};
