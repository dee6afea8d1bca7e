// Somebody who is signed in at the desk, in one browser.
import type { DomainErrorDetails } from '#errors/domain-error.ts';

/** Why a session has ended, as it is kept with it and told at the desk. */
export type SessionEnd = NonNullable<DomainErrorDetails['sessionEnd']>;

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
  /** Null while it goes on, and where that was not kept. */
  readonly endedBecause: SessionEnd | null;
  /** With which it began; null: a password was typed. */
  readonly passkeyId: string | null;
};

/** What is kept of how somebody signed in. */
export type Opening = {
  /** What the browser calls itself. */
  readonly program: string | null;
  /** Null: a password was typed. */
  readonly passkeyId: string | null;
  /** Where it goes on with one that nobody had used: when that one ends. */
  readonly endsAt?: number | undefined;
};

/** What the clock has ended it by; undefined while it goes on. */
export function endByClock(
  { usedAt, endsAt }: Pick<DeskSession, 'usedAt' | 'endsAt'>,
  now: number,
): 'idle' | 'time' | undefined {
  if (Math.min(usedAt + IDLE_MS, endsAt) > now) return undefined;
  return usedAt + IDLE_MS < endsAt ? 'idle' : 'time';
}

export function isConfirmed({ confirmedAt }: DeskSession, now: number): boolean {
  return now < confirmedAt + CONFIRMED_MS;
}
