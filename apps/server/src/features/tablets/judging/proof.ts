// How it was shown that a punch was made by its employee.

/**
 * `session`: a live employee session, opened with the PIN. `pin`: the sealed PIN was right. `failed`: it was wrong.
 * `unchecked`: there was none to check, or it could not be opened, or too many wrong ones came before.
 */
export type Proof = 'session' | 'pin' | 'failed' | 'unchecked';
