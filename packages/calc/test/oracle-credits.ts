/** The oracle's credits: what is paid or given without being worked, counted in the plainest way. */
import { type TimesheetInput } from './engine.ts';
import { type Case, type OracleCredit, type Step, type StepOf } from './oracle-case.ts';
import {
  datesBetween,
  payPeriodOf,
  plusDays,
  ratioOf,
  scaledOver,
  scaledNearest,
  versionOn,
  wallClockAt,
  weekdayName,
  weekStartOf,
} from './oracle-clock.ts';
import { oracleDays } from './oracle-days.ts';
import { creditHolidayPay, holidayOn, unpaidOn } from './oracle-holiday-pay.ts';
import { creditRest } from './oracle-rest.ts';
import { startOf } from './oracle-stints.ts';
import {
  creditBreaks,
  creditCallOuts,
  creditMeals,
  creditMinimums,
  creditStandby,
} from './oracle-work-credits.ts';
import { winnerOf, type OracleRun } from './oracle.ts';

type HolidayStep = StepOf<'holiday-credit'>;
const WORKING_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

const isWorkingDay = (date: string, { weekdays }: HolidayStep): boolean =>
  ((weekdays as readonly string[] | undefined) ?? WORKING_DAYS).includes(weekdayName(date));

const holidaysIn = ({ step, input, run, dates, definition }: Case<'holiday-credit'>) =>
  dates.flatMap((date) => {
    const holiday = holidayOn(date, definition, input);
    const meant: readonly string[] = step.dayClasses ?? ['AF', 'SH'];
    if (holiday === null || !meant.includes(holiday.dayClass)) return [];
    const minutes = holiday.from === '00:00' ? step.fullDayMinutes : step.halfDayMinutes;
    const worked = run.minutes.filter(
      (minute) => minute.date === date && minute.dayClass !== 'ordinary',
    ).length;
    return [{ date, full: scaledNearest(minutes, ratioOf(input, date)), worked }];
  });

const creditHolidayOff = (asked: Case<'holiday-credit'>): OracleCredit[] =>
  holidaysIn(asked)
    .filter(({ date }) => isWorkingDay(date, asked.step))
    .filter(({ worked }) => {
      if (asked.step.when === 'always') return true;
      return asked.step.when === 'worked' ? worked > 0 : worked === 0;
    })
    .map(({ date, full }) => ({
      account: asked.step.account,
      date,
      minutes: Math.max(0, full - unpaidOn(date, asked.input)),
      payLine: asked.step.payLine ?? null,
    }));

/** Weighted minutes so far by week, in hundredths, kept from version to version. */
type Weights = Map<string, number>;

const creditDuty = (
  { step, input, run, definition }: Case<'weighted-duty'>,
  weights: Weights,
): OracleCredit[] => {
  const mostIn = (firstDate: string): number => {
    if (step.atMostMinutes === undefined) return Infinity;
    if (step.scaledByRatio !== true) return Math.floor(step.atMostMinutes);
    return scaledOver(step.atMostMinutes, datesBetween(firstDate, plusDays(firstDate, 6)), input);
  };
  const counted: readonly string[] | undefined = step.countedClasses;
  return run.minutes
    .filter((minute) => minute.version.definition === definition && (counted?.includes(minute.class) ?? true))
    .map((minute) => {
      const week = weekStartOf(minute.date, step.weekStart);
      const before = weights.get(week) ?? 0;
      const weight = winnerOf(step.windows, minute, input)?.weight ?? 1;
      const after = before + Math.round(weight * 100) - 100;
      weights.set(week, after);
      const most = mostIn(week);
      const credited = (hundredths: number): number => Math.min(most, Math.floor(hundredths / 100));
      const { date } = wallClockAt(startOf(minute.entry), input.zone.name);
      const minutes = credited(after) - credited(before);
      return { account: 'weightedDuty', date, minutes, payLine: step.payLine ?? null };
    });
};

/** Hundredths of time off built up so far in each week from Monday, cut to the nearest minute as they build up. */
const creditTimeOff = (
  { step, input, run, definition }: Case<'overtime-time-off'>,
  built: Weights,
): OracleCredit[] =>
  run.minutes
    .filter((minute) => minute.version.definition === definition && minute.class === step.timeOffClass)
    .map((minute) => {
      const week = weekStartOf(minute.date);
      const before = built.get(week) ?? 0;
      const after = before + Math.round(step.factor * 100);
      built.set(week, after);
      const { date } = wallClockAt(startOf(minute.entry), input.zone.name);
      const minutes = Math.round(after / 100) - Math.round(before / 100);
      return { account: 'overtimeTimeOff', date, minutes, payLine: null };
    });

/** A pay period is judged whole, by the version that holds on its last day of work. */
const creditIncentive = ({ step, input, run, holdsOn }: Case<'shift-incentive'>): OracleCredit[] => {
  const periodOf = (date: string): string => payPeriodOf(date, step.anchorDay, input)[0] ?? '';
  const inAny = [...step.outsideClasses, ...step.kinds.flatMap(({ classes }) => classes)];
  const days = oracleDays(run.stints);
  return [...new Set(days.map(({ date }) => periodOf(date)))].flatMap((period) => {
    const ours = run.minutes.filter(({ date }) => periodOf(date) === period);
    const minutesOf = (classes: readonly string[]): number =>
      ours.filter((minute) => classes.includes(minute.class)).length;
    const ofPeriod = days.filter((day) => periodOf(day.date) === period);
    const date = ofPeriod.at(-1)?.date ?? '';
    const shifts = ofPeriod.filter(({ stints }) =>
      stints
        .flatMap((stint) => stint.entries)
        .some((entry) =>
          run.minutes.some((minute) => minute.entry === entry && inAny.includes(minute.class)),
        ),
    ).length;
    const kinds = step.kinds.filter(({ classes }) => minutesOf(classes) >= step.minutesInKind).length;
    const reached = step.bands.filter((band) => band.shifts <= shifts && band.kinds <= kinds).at(-1);
    const isDue = minutesOf(step.outsideClasses) >= step.outsideMinutes && holdsOn(date);
    const minutes = scaledNearest(step.periodMinutes, ratioOf(input, date));
    return reached !== undefined && isDue
      ? [{ account: 'shiftIncentive', date, minutes, payLine: reached.payLine }]
      : [];
  });
};

const creditStep = (step: Step, asked: Omit<Case<never>, 'step'>, weights: Weights): OracleCredit[] => {
  switch (step.mechanism) {
    case 'overtime-time-off':
      return creditTimeOff({ ...asked, step }, weights);
    case 'call-out':
      return creditCallOuts({ ...asked, step });
    case 'minimum-paid':
      return creditMinimums({ ...asked, step });
    case 'break-pay':
      return creditBreaks({ ...asked, step });
    case 'meal-pay':
      return creditMeals({ ...asked, step });
    case 'holiday-pay':
      return creditHolidayPay({ ...asked, step });
    case 'holiday-credit':
      return creditHolidayOff({ ...asked, step });
    case 'daily-rest':
      return creditRest({ ...asked, step });
    case 'weighted-duty':
      return creditDuty({ ...asked, step }, weights);
    case 'shift-incentive':
      return creditIncentive({ ...asked, step });
    case 'standby':
      return creditStandby({ ...asked, step });
    default:
      return [];
  }
};

const isEmployed = (date: string, { employment }: TimesheetInput): boolean =>
  (employment?.startDate ?? date) <= date && date <= (employment?.endDate ?? date);

/** Every credit of what was worked, version by version. */
export const oracleCredits = (run: OracleRun, input: TimesheetInput): OracleCredit[] => {
  const all = datesBetween(input.range.startDate, input.range.endDate);
  const weights = new Map<string, Weights>();
  const versions = [...input.ruleVersions].sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return versions.flatMap((version) => {
    const holdsOn = (date: string): boolean => versionOn(date, input.ruleVersions) === version;
    const { definition } = version;
    const seen: string[] = [];
    return definition.mechanisms.flatMap((step) => {
      seen.push(step.mechanism);
      const key = `${step.mechanism} ${seen.filter((name) => name === step.mechanism).length}`;
      const ofStep = weights.get(key) ?? new Map<string, number>();
      weights.set(key, ofStep);
      const isByStint = step.mechanism === 'minimum-paid';
      const dates = all.filter((date) => holdsOn(date) && (isByStint || isEmployed(date, input)));
      return creditStep(step, { input, run, dates, holdsOn, definition }, ofStep);
    });
  });
};
