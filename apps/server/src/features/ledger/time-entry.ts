// The record that punches leave behind, and its states.

import type { BreakKind, EntryKind } from '@stimpill/api-types/entry-kinds';

export type EntryBreak = {
  /** Epoch milliseconds. */
  readonly startAt: number;
  readonly endAt: number;
  readonly kind: BreakKind;
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
