/** The kinds of day a moment can belong to under one holiday profile. */
export const DAY_CLASSES = ['ordinary', 'AF', 'SH'] as const;

/** Ordinary, AF (ordinary holiday) or SH (major holiday). */
export type DayClass = (typeof DAY_CLASSES)[number];
