/** Whole minutes by payroll code; a run of differences may have fewer than none. */
export type CodeMinutes = Readonly<Record<string, number>>;
