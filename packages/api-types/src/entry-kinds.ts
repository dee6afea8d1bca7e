// What a time entry and a break can be, said once: for the database, company files, the API, commands and both apps.

/** Ordinary work, work after a call-out (útkall), or standby at home (bakvakt), which is no work. */
export const ENTRY_KINDS = ['work', 'call-out', 'standby'] as const;

/** What an entry is. */
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Time that is not worked, a break inside paid time, or a break through which work went on. */
export const BREAK_KINDS = ['unpaid', 'paid', 'worked-through'] as const;

/** What a break is. */
export type BreakKind = (typeof BREAK_KINDS)[number];
