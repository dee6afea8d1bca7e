// Somebody who is signed in at the desk, in one browser.

const MINUTE_MS = 60_000;

/** It ends after so long without a request … */
export const IDLE_MS = 30 * MINUTE_MS;
/** … and so long after the sign-in in any case. */
export const DESK_SESSION_MS = 12 * 60 * MINUTE_MS;
/** For so long a sign-in or a confirmation is enough for what needs one. */
export const CONFIRMED_MS = 5 * MINUTE_MS;
/** Requests within a minute after one that was noted are not noted. */
export const NOTED_EVERY_MS = MINUTE_MS;

export type DeskSession = {
  readonly id: string;
  readonly companyId: string;
  readonly employeeId: string;
  /** Epoch milliseconds, as are the others. */
  readonly usedAt: number;
  readonly confirmedAt: number;
  readonly endsAt: number;
  readonly isRevoked: boolean;
};

/** What is kept of how somebody signed in. */
export type Opening = {
  /** What the browser calls itself. */
  readonly program: string | null;
  /** Null: a password was typed. */
  readonly passkeyId: string | null;
};

export function isOver({ usedAt, endsAt, isRevoked }: DeskSession, now: number): boolean {
  return isRevoked || endsAt <= now || usedAt + IDLE_MS <= now;
}

export function isConfirmed({ confirmedAt }: DeskSession, now: number): boolean {
  return now < confirmedAt + CONFIRMED_MS;
}
