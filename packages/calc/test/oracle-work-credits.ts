/** The oracle's credits for stints and days of work: call-outs, minimums, breaks that were not taken, standby. */
import { type Case, type OracleCredit, workedOf } from './oracle-case.ts';
import {
  datesBetween,
  dayClassAt,
  firstInstantOf,
  MINUTE,
  versionOn,
  wallClockAt,
  weekdayName,
} from './oracle-clock.ts';
import { oracleDays } from './oracle-days.ts';
import { breakAt, minutesOf } from './oracle-stints.ts';
import { winnerOf } from './oracle.ts';
import type { OracleStint } from './oracle-stint.ts';

/** What call-outs pay beyond the worked time. */
export const creditCallOuts = ({ step, input, run, holdsOn }: Case<'call-out'>): OracleCredit[] => {
  const credits: OracleCredit[] = [];
  let paidUntil = Number.NEGATIVE_INFINITY;
  for (const stint of run.stints.filter(({ kind }) => kind === 'callOut')) {
    const within = (step.exceptDayWorkWithinMinutes ?? 0) * MINUTE;
    const starts = [
      ...run.stints.filter(({ kind }) => kind === 'work').map(({ from }) => from),
      ...(input.shifts ?? []).map(({ startAt }) => startAt),
    ];
    const isNear = starts.some((start) => start > stint.from && start - stint.from <= within);
    const isInside = stint.from < paidUntil;
    paidUntil = Math.max(paidUntil, stint.until);
    if (isInside || isNear) continue;
    const dayClass = dayClassAt(stint.clock, stint.version.definition, input.calendar);
    const window = winnerOf(step.minimums ?? [], { ...stint.clock, dayClass }, input);
    const worked = workedOf(stint, run);
    const paid = Math.max(worked + (step.addedMinutes ?? 0), window?.minimumMinutes ?? step.minimumMinutes);
    paidUntil = Math.max(paidUntil, stint.from + paid * MINUTE);
    if (holdsOn(stint.clock.date)) {
      credits.push({
        account: 'callOut',
        date: stint.clock.date,
        minutes: paid - worked,
        payLine: step.payLine,
      });
    }
  }
  return credits;
};

/** What days of work pay beyond the worked time, where a minimum holds. */
export const creditMinimums = ({ step, input, run, dates, holdsOn }: Case<'minimum-paid'>): OracleCredit[] =>
  oracleDays(run.stints).map(({ date, stints }) => {
    const ordinary = stints.filter(({ kind }) => kind === 'work');
    const [first] = ordinary;
    const dayClass = first && dayClassAt(first.clock, first.version.definition, input.calendar);
    const worked = ordinary.reduce((sum, stint) => sum + workedOf(stint, run), 0);
    const isMeant =
      ((step.dayClasses as readonly (string | undefined)[] | undefined)?.includes(dayClass) ?? true) &&
      ((step.weekdays as readonly string[] | undefined)?.includes(weekdayName(date)) ?? true) &&
      dates.includes(date) &&
      holdsOn(date);
    const minutes = worked > 0 && isMeant ? Math.max(0, step.minimumMinutes - worked) : 0;
    return { account: 'minimumPaid', date, minutes, payLine: step.payLine };
  });

const creditWorkedThrough = (
  { step: { payLine, workedThrough }, holdsOn }: Case<'break-pay'>,
  stint: OracleStint,
): OracleCredit[] => {
  if (workedThrough === undefined || !holdsOn(stint.clock.date)) return [];
  const credits: OracleCredit[] = [];
  let length = 0;
  for (const at of [...minutesOf(stint), Number.NaN]) {
    if (breakAt(at, stint) === 'workedThrough') {
      length += 1;
      continue;
    }
    const share = Math.round((length * (workedThrough.addPercent ?? 0)) / 100);
    const minutes = (workedThrough.addMinutes ?? 0) + share;
    if (length > 0) credits.push({ account: 'breakPay', date: stint.clock.date, minutes, payLine });
    length = 0;
  }
  return credits;
};

/** What is paid for breaks that were not taken. */
export const creditBreaks = (asked: Case<'break-pay'>): OracleCredit[] => {
  const { step, run, holdsOn } = asked;
  const { perWorkedHour: rule, payLine } = step;
  const perHour = oracleDays(run.stints).map(({ date, stints }) => {
    const worked = stints.reduce((sum, stint) => sum + workedOf(stint, run), 0);
    const isDue =
      rule !== undefined &&
      holdsOn(date) &&
      worked > 0 &&
      worked < (rule.belowMinutes ?? Infinity) &&
      (stints[0]?.clock.time ?? '') >= (rule.startingFrom ?? '');
    const share = Math.round((worked * (rule?.minutes ?? 0)) / 60);
    const minutes = isDue ? Math.max(share, rule.atLeastMinutes ?? 0) : 0;
    return { account: 'breakPay', date, minutes, payLine };
  });
  const ofStints = run.stints
    .filter(({ kind }) => kind !== 'standby')
    .flatMap((stint) => creditWorkedThrough(asked, stint));
  return [...perHour, ...ofStints];
};

/** What work in meals by the clock pays: the minutes of each meal are looked at one by one. */
export const creditMeals = ({ step, input, run, holdsOn }: Case<'meal-pay'>): OracleCredit[] =>
  oracleDays(run.stints).flatMap(({ date, stints }) => {
    const first = stints[0];
    const last = stints.at(-1);
    const isMeant = holdsOn(date) && (first?.clock.time ?? '') < (step.startingBefore ?? '24:00');
    if (first === undefined || last === undefined || !isMeant) return [];
    const until = wallClockAt(last.until - MINUTE, input.zone.name).date;
    return datesBetween(date, until).flatMap((ofMeal) =>
      step.meals.map(({ from, to, addMinutes = 0, addPercent = 0 }) => {
        const meal = {
          from: firstInstantOf(ofMeal, from, input.zone.name),
          until: firstInstantOf(ofMeal, to, input.zone.name),
        };
        const states = minutesOf(meal).map((at) => {
          const stint = stints.find((each) => each.from <= at && at < each.until);
          return stint === undefined ? 'away' : (breakAt(at, stint) ?? 'plain');
        });
        const counted = states.includes('workedThrough') ? 'workedThrough' : 'plain';
        const worked = states.filter((state) => state === counted).length;
        const isHad = states.every((state) => state === 'plain') || first.from >= meal.from || worked === 0;
        const minutes = isHad ? 0 : addMinutes + Math.round((worked * addPercent) / 100);
        return { account: 'breakPay', date, minutes, payLine: step.payLine };
      }),
    );
  });

/** What standby pays. */
export const creditStandby = ({ step, input, run, holdsOn }: Case<'standby'>): OracleCredit[] => {
  const isWorked = (at: number): boolean =>
    run.stints.some(({ kind, from, until }) => kind !== 'standby' && from <= at && at < until);
  return run.stints
    .filter(({ kind, clock }) => kind === 'standby' && holdsOn(clock.date))
    .flatMap((stint) =>
      minutesOf(stint)
        .filter((at) => !isWorked(at))
        .map((at) => {
          const clock = wallClockAt(at, input.zone.name);
          const { definition } = versionOn(clock.date, input.ruleVersions);
          const dayClass = dayClassAt(clock, definition, input.calendar);
          const window = winnerOf(step.windows ?? [], { ...clock, dayClass }, input);
          return {
            account: 'standby',
            date: stint.clock.date,
            minutes: 1,
            payLine: window?.payLine ?? step.payLine,
          };
        }),
    );
};
