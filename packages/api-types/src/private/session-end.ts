// Why a session at the desk has ended. The refusal of a request that comes with it says so in a header, so that the page can tell the person.

/** The header of an answer 401. */
export const SESSION_END_HEADER = 'X-Stimpill-Session-End';

/**
 * - `idle`: nobody had used it for 30 minutes
 * - `time`: 12 hours after the sign-in
 * - `signedOut`: by the person themselves, here or in another browser
 * - `somebody`: by somebody else
 * - `password`, `address`: the person has another one since
 * - `factor`: a second factor was added, taken away or reset
 * - `passkey`: the one with which it began was removed
 * - `record`: another role, or the person is not employed any more
 */
export const SESSION_ENDS = [
  ...(['idle', 'time', 'signedOut', 'somebody'] as const),
  ...(['password', 'address', 'factor', 'passkey', 'record'] as const),
] as const;

/** One of them. */
export type SessionEnd = (typeof SESSION_ENDS)[number];
