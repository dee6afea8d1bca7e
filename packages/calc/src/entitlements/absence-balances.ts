/** What leave has somebody, on a day: granted, used, asked for, left? In minutes of working time, like absences. */
import { addDays, addMonths, completedMonths, type LocalDate } from '@stimpill/time';
import { findEmploymentProblems, type Employment, DAY, toMinutes, type WorkingDays84 } from './employment.ts';
import { type EntitlementTerms, type LeavePay, type LeaveTerms } from './entitlement-terms.ts';
import { leavePeriod, leaveStep, workingDaysOf } from './leave.ts';
import { type MissingFact } from './seniority.ts';
import { earnedVacation, vacationYearStart } from './vacation.ts';

/** Time away on a day: minutes of working time that it took or, while nobody has approved it, would take. */
export type AbsenceTaken = {
  readonly type: 'vacation' | 'sick' | 'sickChild';
  readonly date: LocalDate;
  readonly minutes: number;
  readonly isPending: boolean;
};

/**
 * Whole minutes. `entitledMinutes` is what the period grants; `usedMinutes` and `pendingMinutes` are what the
 * absences dated inside it take; `remainingMinutes` is entitled less used less pending, below zero if more was taken.
 * `missing` names facts that are not known and could raise the entitlement.
 */
export type AbsenceBalance = {
  readonly entitledMinutes: number;
  readonly usedMinutes: number;
  readonly pendingMinutes: number;
  readonly remainingMinutes: number;
  readonly periodStartDate: LocalDate;
  readonly periodEndDate: LocalDate;
  readonly missing: readonly MissingFact[];
};

/** A leave's balance, and its entitlement by pay in the order in which it is taken. The parts sum to it. */
export type LeaveBalance = AbsenceBalance & {
  readonly parts: readonly { readonly pay: LeavePay; readonly minutes: number }[];
};

/** The vacation's balance, and what has been earned so far for the vacation year to come. */
export type VacationBalance = AbsenceBalance & {
  readonly earnedForNextYearMinutes: number;
  /** The same in hundredths of working days, whatever the ratio. */
  readonly earnedForNextYearDays: number;
};

/** The three balances of one person on a day. */
export type AbsenceBalances = {
  readonly vacation: VacationBalance;
  readonly sick: LeaveBalance;
  readonly sickChild: LeaveBalance;
};

/** What balances depend on. Absences may lie in any period; those of other periods are left out. */
export type AbsenceBalancesInput = {
  readonly terms: EntitlementTerms;
  readonly employment: Employment;
  readonly absences: readonly AbsenceTaken[];
  readonly asOfDate: LocalDate;
};

type Period = { readonly startDate: LocalDate; readonly endDate: LocalDate };

const balanceOf = (
  type: AbsenceTaken['type'],
  { absences }: AbsenceBalancesInput,
  { startDate, endDate }: Period,
  entitledMinutes: number,
  missing: readonly MissingFact[],
): AbsenceBalance => {
  const inPeriod = absences.filter(
    (absence) => absence.type === type && startDate <= absence.date && absence.date <= endDate,
  );
  const sumOf = (isPending: boolean): number =>
    inPeriod.reduce((sum, absence) => (absence.isPending === isPending ? sum + absence.minutes : sum), 0);
  const usedMinutes = sumOf(false);
  const pendingMinutes = sumOf(true);
  return {
    entitledMinutes,
    usedMinutes,
    pendingMinutes,
    remainingMinutes: entitledMinutes - usedMinutes - pendingMinutes,
    periodStartDate: startDate,
    periodEndDate: endDate,
    missing,
  };
};

const minutesOf = (days: WorkingDays84, { terms, employment }: AbsenceBalancesInput): number =>
  toMinutes(days, terms.dayMinutes, employment.employmentRatio);

const vacationBalance = (input: AbsenceBalancesInput): VacationBalance => {
  const { employment, asOfDate } = input;
  const { vacation } = input.terms;
  const startDate = vacationYearStart(asOfDate, vacation.yearStart);
  const endDate = addDays(addMonths(startDate, 12), -1);
  const granted = earnedVacation(vacation, employment, addMonths(startDate, -12), addDays(startDate, -1));
  const soFar = earnedVacation(vacation, employment, startDate, asOfDate);
  return {
    ...balanceOf('vacation', input, { startDate, endDate }, minutesOf(granted.days, input), granted.missing),
    earnedForNextYearMinutes: minutesOf(soFar.days, input),
    earnedForNextYearDays: Math.round((soFar.days * 100) / DAY),
  };
};

/** Parts end where the sum so far ends, rounded: so the whole minutes of the parts sum to those of the whole. */
const leaveBalance = (
  type: 'sick' | 'sickChild',
  terms: LeaveTerms,
  input: AbsenceBalancesInput,
): LeaveBalance => {
  const { employment, asOfDate } = input;
  const { step, missing } = leaveStep(terms, employment, asOfDate);
  const months = completedMonths(employment.startDate, asOfDate);
  let days = 0;
  const parts = (step?.parts ?? []).map((part) => {
    const before = minutesOf(days, input);
    days += workingDaysOf(part, months);
    return { pay: part.pay, minutes: minutesOf(days, input) - before };
  });
  const period = leavePeriod(terms, asOfDate);
  return { ...balanceOf(type, input, period, minutesOf(days, input), missing), parts };
};

/**
 * The balances of one person at the end of a day. Vacation: what was earned in the vacation year before is taken in the
 * one that holds the day. Sick leave: the step reached by seniority, over the twelve months that end on the day.
 * Throws a RangeError that lists every problem if the employment or a date makes no sense.
 * @example full time under `sgs` since 2024-03-01, on 2026-11-21: 22 days or a month of sick leave at full pay and one
 *   at the day rate
 */
export const absenceBalances = (input: AbsenceBalancesInput): AbsenceBalances => {
  const problems = findEmploymentProblems(input.employment, input.asOfDate);
  if (problems.length > 0) {
    throw new RangeError(
      `No balance can be told: ${problems.map((p) => `${p.path} ${p.message}`).join(' ')}`,
    );
  }
  return {
    vacation: vacationBalance(input),
    sick: leaveBalance('sick', input.terms.sick, input),
    sickChild: leaveBalance('sickChild', input.terms.sickChild, input),
  };
};
