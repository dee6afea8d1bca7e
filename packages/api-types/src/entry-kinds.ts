// What a time entry, a break and a day of absence can be, said once: for the database, company files, the API, commands and both apps.

/** Ordinary work, work after a call-out (útkall), or standby at home (bakvakt), which is no work. */
export const ENTRY_KINDS = ['work', 'call-out', 'standby'] as const;

/** What an entry is. */
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Time that is not worked, a break inside paid time, or a break through which work went on. */
export const BREAK_KINDS = ['unpaid', 'paid', 'worked-through'] as const;

/** What a break is. */
export type BreakKind = (typeof BREAK_KINDS)[number];

/** Sick leave, leave for a sick child, vacation, or unpaid leave. */
export const ABSENCE_KINDS = ['sick', 'sickChild', 'vacation', 'unpaidLeave'] as const;

/** Why somebody is away. */
export type AbsenceType = (typeof ABSENCE_KINDS)[number];

/** Those that are paid as such. */
export const PAID_ABSENCES = ABSENCE_KINDS.filter((kind) => kind !== 'unpaidLeave');

/** One that is paid as such. */
export type PaidAbsence = (typeof PAID_ABSENCES)[number];

/** What pays the days of a kind of absence that a company has made: what pays the one it counts as, a pay line of its own, or nothing. */
export const KIND_PAYS = ['asCounted', 'line', 'nothing'] as const;

/** What pays an own kind. */
export type KindPays = (typeof KIND_PAYS)[number];

/** The colours in which an own kind can be shown. */
export const KIND_COLOURS = ['grey', 'blue', 'green', 'amber', 'red', 'violet'] as const;

/** The colour of an own kind. */
export type KindColour = (typeof KIND_COLOURS)[number];

/** As which kinds time off can be asked for; an own kind can if it counts as one of these. */
export const ASKED_KINDS = ['vacation', 'unpaidLeave'] as const satisfies readonly AbsenceType[];

/** Whether a request for time off waits for a decision, and which it got. */
export const TIME_OFF_STATUSES = ['Pending', 'Approved', 'Rejected'] as const;

/** What has become of a request for time off. */
export type TimeOffStatus = (typeof TIME_OFF_STATUSES)[number];

/** The accounts of time off that somebody saves up and takes later. */
export const TIME_OFF_ACCOUNTS = ['winterLeave', 'restTimeOff', 'overtimeTimeOff'] as const;

/** How time off that was saved up is settled: had, paid out, or given up. */
export const SETTLING_KINDS = ['taken', 'paid', 'expired'] as const;

/** How it was settled. */
export type SettlingKind = (typeof SETTLING_KINDS)[number];

/** The most that one booking of time off has: a year of full time. */
export const MOST_BOOKED_MINUTES = 125_280;
