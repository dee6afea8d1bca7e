import type { NewPhone } from '#ui/new-phone.ts';

/** Epoch milliseconds. */
export type PlannedShift = { readonly startAt: number; readonly endAt: number };

/** What a correct PIN gave, for as long as its person stands here. In memory only, never stored. */
export type EmployeeSession = {
  readonly employeeId: string;
  readonly employeeToken: string;
  readonly displayName: string;
  /** When the PIN must be typed again, epoch milliseconds. */
  readonly expiresAt: number;
  readonly isClockedIn: boolean;
  /** Start of the open time entry. */
  readonly openSince: number | undefined;
  /** When they were planned to work in the last two days, soonest first. */
  readonly plannedShifts: readonly PlannedShift[];
  /** What is planned for them today, also what is still to come, soonest first; none from an older server. */
  readonly shiftsToday: readonly PlannedShift[];
  /** Phones that were let in to their record lately, the newest first; none from an older server. */
  readonly newPhones: readonly NewPhone[];
};
