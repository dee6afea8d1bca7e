/** What if a company grants somebody something else than the agreement does? */
import { isLocalDate } from '@stimpill/time';
import { type EntitlementTerms, type LeaveStep } from './entitlement-terms.ts';

/** What a company says for itself. Days are working days; a missing field leaves the agreement's. */
export type OwnTerms = {
  readonly vacationDays?: number;
  readonly sickChildDays?: number;
  /** `MM-dd` */
  readonly vacationYearStart?: string;
  /** Minutes of a full-time working day. */
  readonly dayMinutes?: number;
};

/** The ladder up to another number of days. Months of work earn no more than that, and it is granted where they end. */
const withDays = ({ after, parts }: LeaveStep, days: number): LeaveStep => ({
  after,
  parts: parts.map((part) =>
    part.unit === 'perMonthWorked'
      ? { ...part, atMostMonths: Math.min(part.atMostMonths, Math.floor(days / part.count)) }
      : { unit: 'workingDays', count: days, pay: part.pay },
  ),
});

const sickChildSteps = (steps: readonly LeaveStep[], days: number): readonly LeaveStep[] =>
  steps.length === 0
    ? [{ after: {}, parts: [{ unit: 'workingDays', count: days, pay: 'dayWorkWithPremiums' }] }]
    : steps.map((step) => withDays(step, days));

const checkYearStart = (yearStart: string): string => {
  if (isLocalDate(`2001-${yearStart}`)) return yearStart;
  throw new RangeError(`A vacation year cannot begin on "${yearStart}": not a day MM-dd of every year.`);
};

/**
 * The agreement's terms with a company's own in their place. Own vacation days replace the whole ladder and hold from
 * the first day; own sick-child days replace what the ladder comes to. Throws a RangeError if the vacation year would
 * begin on a day that not every year has.
 * @example withOwnTerms(terms, { vacationDays: 28 }).vacation.steps // [{ after: {}, days: 28 }]
 */
export const withOwnTerms = (
  terms: EntitlementTerms,
  { vacationDays, sickChildDays, vacationYearStart, dayMinutes }: OwnTerms,
): EntitlementTerms => ({
  ...terms,
  dayMinutes: dayMinutes ?? terms.dayMinutes,
  vacation: {
    yearStart: checkYearStart(vacationYearStart ?? terms.vacation.yearStart),
    steps: vacationDays === undefined ? terms.vacation.steps : [{ after: {}, days: vacationDays }],
  },
  sickChild: {
    ...terms.sickChild,
    steps:
      sickChildDays === undefined
        ? terms.sickChild.steps
        : sickChildSteps(terms.sickChild.steps, sickChildDays),
  },
});
