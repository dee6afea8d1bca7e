// How much leave somebody has left on a day: what the agreement or the company grants, less what was taken and requested.
import { type DateRange } from '@stimpill/time';
import {
  absenceBalances,
  entitlementTerms,
  withOwnTerms,
  type Absence,
  type AbsenceBalance,
  type EntitlementTerms,
  type MissingFact,
} from '@stimpill/calc';
import { assertNeverHappens } from '#errors/domain-error.ts';
import type { Employee } from '#features/people/employee.ts';
import { ratioOn, ratioParts } from '#features/people/employment-ratio.ts';
import type { AbsenceRecord } from './absence-record-store.ts';
import { absenceWorth, toCalcAbsence, type WorthBasis } from './absence-worth.ts';
import { daysOff, type DayOff } from './days-off.ts';
import { isWhole, percentOf } from './part-of-day.ts';
import type { TimeOff } from './time-off-store.ts';

/** The minimum by law, where neither the person nor the rule names an agreement. */
const DEFAULT_TERMS = 'law';

/** Eight hours, where a rule does not say what a full day is. */
const FULL_DAY_MINUTES = 480;

export type BalanceInput = {
  readonly employee: Employee;
  readonly basis: WorthBasis;
  /** Records of this person, from a year before the day to a year after it. */
  readonly records: readonly AbsenceRecord[];
  readonly requests: readonly TimeOff[];
  /** yyyy-MM-dd on the calendar of the company. */
  readonly asOfDate: string;
};

export type Balances = {
  readonly vacation: AbsenceBalance;
  readonly sick: AbsenceBalance;
  readonly sickChild: AbsenceBalance;
};

/** In whole minutes of working time, measured as the absences of a timesheet are. */
export function balancesOf({ employee, basis, records, requests, asOfDate }: BalanceInput): Balances {
  const granted = grantedTo(employee, basis, asOfDate);
  const forVacation = requests.filter(({ countsAs }) => countsAs === 'vacation');
  const { approved, pending } = daysOff(forVacation, records, periodOf(granted.vacation));
  const recorded = records.map(toCalcAbsence);
  const worthOf = worthAt(employee, basis, asOfDate);
  const absencesOf = (days: readonly DayOff[]) => days.flatMap((day) => vacationOn(basis, day));
  const taken = [...recorded, ...absencesOf(approved)];
  return {
    vacation: lessTaken('vacation', granted.vacation, worthOf, taken, absencesOf(pending)),
    sick: lessTaken('sick', granted.sick, worthOf, recorded),
    sickChild: lessTaken('sickChild', granted.sickChild, worthOf, recorded),
  };
}

/** A part is taken of a working day alone. */
function vacationOn(basis: WorthBasis, { date, minutes, percent }: DayOff): Absence[] {
  const range = { startDate: date, endDate: date };
  const whole = { ...range, type: 'vacation' as const };
  if (isWhole({ minutes, percent })) return [whole];
  const { vacation: worth } = absenceWorth(basis, [whole], range);
  return worth === 0 ? [] : [{ ...whole, minutes: minutes ?? percentOf(worth, percent) }];
}

type Worth = (type: keyof Balances, absences: readonly Absence[], range: DateRange) => number;

/**
 * Leave is granted in days, and a day is worth what it is at the ratio of the day that is asked about. So what was taken at another
 * ratio counts as the same part of its days: ten days taken full time are ten days of half the minutes once somebody works half.
 */
function worthAt({ employmentRatio }: Employee, basis: WorthBasis, asOfDate: string): Worth {
  const ratioNow = ratioOn(employmentRatio, asOfDate);
  return (type, absences, range) => {
    const own = absences.filter((absence) => absence.type === type);
    return ratioParts(employmentRatio, range).reduce((sum, { ratio, ...part }) => {
      const minutes = absenceWorth(basis, own, part)[type];
      return sum + (ratio === 0 || ratio === ratioNow ? minutes : Math.round((minutes * ratioNow) / ratio));
    }, 0);
  };
}

/** The facts that are not known of somebody and could raise what leave they have on a day, each once. */
export function missingFactsOf(
  employee: Employee,
  basis: Pick<WorthBasis, 'ruleVersions'>,
  asOfDate: string,
): readonly MissingFact[] {
  const { vacation, sick, sickChild } = grantedTo(employee, basis, asOfDate);
  return [...new Set([vacation, sick, sickChild].flatMap(({ missing }) => missing))];
}

/** Vacation earned by the end of a day, in the vacation year that holds it. */
export type EarnedVacation = {
  /** Whole minutes, at the ratio of the day. */
  readonly minutes: number;
  /** Hundredths of working days. */
  readonly days: number;
};

export function earnedVacationOf(
  employee: Employee,
  basis: Pick<WorthBasis, 'ruleVersions'>,
  asOfDate: string,
): EarnedVacation {
  const { earnedForNextYearMinutes, earnedForNextYearDays } = grantedTo(employee, basis, asOfDate).vacation;
  return { minutes: earnedForNextYearMinutes, days: earnedForNextYearDays };
}

function grantedTo(employee: Employee, basis: Pick<WorthBasis, 'ruleVersions'>, asOfDate: string) {
  const { terms, isNamed } = termsOf(employee, basis, asOfDate);
  const granted = absenceBalances({
    terms,
    employment: {
      startDate: employee.employmentStartDate,
      endDate: employee.employmentEndDate,
      employmentRatio: ratioOn(employee.employmentRatio, asOfDate),
      birthDate: employee.birthDate,
      tradeStartDate: employee.tradeStartDate,
    },
    absences: [],
    asOfDate,
  });
  const told = <B extends AbsenceBalance>(balance: B): B =>
    isNamed ? balance : { ...balance, missing: [...balance.missing, 'agreement'] };
  return { vacation: told(granted.vacation), sick: told(granted.sick), sickChild: told(granted.sickChild) };
}

type Terms = { readonly terms: EntitlementTerms; readonly isNamed: boolean };

/**
 * The person's own terms come first, then those that the rule in force names. A day of leave and a day of absence both count
 * as the full day of the rule.
 */
function termsOf(
  { entitlements }: Employee,
  { ruleVersions }: Pick<WorthBasis, 'ruleVersions'>,
  asOfDate: string,
): Terms {
  const { sickLadder, ...own } = entitlements ?? {};
  const rule = ruleVersions.filter(({ validFrom }) => validFrom <= asOfDate).at(-1)?.definition;
  const key = sickLadder ?? rule?.entitlements;
  const terms = entitlementTerms.get(key ?? DEFAULT_TERMS) ?? assertNeverHappens(`unknown terms ${key}`);
  const dayMinutes = rule?.fullDayMinutes ?? FULL_DAY_MINUTES;
  return { terms: withOwnTerms(terms, { ...own, dayMinutes }), isNamed: key !== undefined };
}

function lessTaken(
  type: keyof Balances,
  granted: AbsenceBalance,
  worthOf: Worth,
  taken: readonly Absence[],
  pending: readonly Absence[] = [],
): AbsenceBalance {
  const { entitledMinutes, periodStartDate, periodEndDate, missing } = granted;
  const worth = (absences: readonly Absence[]) => worthOf(type, absences, periodOf(granted));
  const usedMinutes = worth(taken);
  // Days that nobody has approved yet add up with those that were taken.
  const pendingMinutes = worth([...taken, ...pending]) - usedMinutes;
  const remainingMinutes = entitledMinutes - usedMinutes - pendingMinutes;
  return {
    entitledMinutes,
    usedMinutes,
    pendingMinutes,
    remainingMinutes,
    periodStartDate,
    periodEndDate,
    missing,
  };
}

function periodOf({ periodStartDate, periodEndDate }: AbsenceBalance) {
  return { startDate: periodStartDate, endDate: periodEndDate };
}
