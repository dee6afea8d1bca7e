/** What does an agreement grant? Vacation, sick leave and care of a sick child, as data: steps by seniority. */
import { type LocalDate } from '@stimpill/time';

/** What a step asks for. All that is named must have been reached; nothing named: it holds from the first day. */
export type Seniority = {
  /** Completed months with the employer. */
  readonly monthsWithEmployer?: number;
  /** Completed months in the trade, with whatever employer. */
  readonly monthsInTrade?: number;
  /** Completed years of life. */
  readonly ageYears?: number;
};

/** A step of the vacation ladder: paid working days, Monday to Friday, for a whole vacation year of work. */
type VacationStep = { readonly after: Seniority; readonly days: number };

/**
 * How long a leave is. `months` are months of absence, 260/12 working days each; `calendarDays` count Saturdays and
 * Sundays too, so that seven of them are five working days; `perMonthWorked` gives working days for each completed
 * month with the employer, but for no more than `atMostMonths`.
 */
export type LeaveLength =
  | { readonly unit: 'workingDays'; readonly count: number }
  | { readonly unit: 'calendarDays'; readonly count: number }
  | { readonly unit: 'months'; readonly count: number }
  | { readonly unit: 'perMonthWorked'; readonly count: number; readonly atMostMonths: number };

/**
 * What a day of leave is worth. `asAtWork`: staðgengislaun, as if at work, with premiums and planned overtime.
 * `dayWorkWithPremiums`: dagvinnukaup, without overtime. `dayWork`: dagvinnulaun, the hours at the day rate.
 * `fixedPay`: föst laun, the fixed pay of the month.
 */
export type LeavePay = 'asAtWork' | 'dayWorkWithPremiums' | 'dayWork' | 'fixedPay';

/** A part of a leave: so long, at such pay. The parts of a step are taken in their order. */
export type LeavePart = LeaveLength & { readonly pay: LeavePay };

/** A step of a leave's ladder. */
export type LeaveStep = { readonly after: Seniority; readonly parts: readonly LeavePart[] };

/** A leave: its ladder, and over what time it is counted: the last twelve months, or the calendar year. */
export type LeaveTerms = {
  readonly countedOver: 'lastTwelveMonths' | 'calendarYear';
  readonly steps: readonly LeaveStep[];
};

/** Where values were read, and what was read there. */
type EntitlementSource = { readonly url: string; readonly says: string };

/**
 * The terms of an agreement. Of the steps that are met the one that gives most holds, so that nobody loses by growing
 * older in the job. `dayMinutes` is a full-time working day, by which days become minutes.
 */
export type EntitlementTerms = {
  readonly key: string;
  readonly name: string;
  readonly lastCheckedOn: LocalDate;
  readonly sources: readonly EntitlementSource[];
  readonly dayMinutes: number;
  /** The year in which vacation is earned, and the next one in which it is taken, begin on this `MM-dd`. */
  readonly vacation: { readonly yearStart: string; readonly steps: readonly VacationStep[] };
  readonly sick: LeaveTerms;
  readonly sickChild: LeaveTerms;
};
