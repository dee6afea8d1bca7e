/** The day on which the sources of all bonuses were last read. */
export const BONUSES_CHECKED_ON = '2026-11-29';
