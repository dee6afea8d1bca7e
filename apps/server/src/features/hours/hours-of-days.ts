// A calculated timesheet, cut into the days of its range. The minutes are those of the timesheet: the days add up to its totals.
import type { EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';
import { groupBy } from '#group-by.ts';
import { sum, sumByName, type DayFlag, type Hours, type HoursOfDay, type MinutesByName } from './hours.ts';
import type { PlannedDays } from './planned-days.ts';

export type DaysRequest = {
  readonly timesheet: EmployeeTimesheet;
  readonly plan: PlannedDays;
  /** The days on which an open review item asks something. */
  readonly questionDates: ReadonlySet<string>;
  /** yyyy-MM-dd, all that are wanted. */
  readonly dates: readonly string[];
  readonly today: string;
  readonly toleranceMinutes: number;
};

type EntryOfSheet = EmployeeTimesheet['entries'][number];

/** Every one of the days, also those on which there is nothing. */
export function hoursOfDays(request: DaysRequest): HoursOfDay[] {
  const { timesheet, plan, dates } = request;
  const entriesByDate = groupBy(timesheet.entries, ({ calculated }) => calculated.localDate);
  const creditsByDate = groupBy(timesheet.credits, ({ localDate }) => localDate);
  const absenceByDate = new Map(timesheet.absences.map((day) => [day.localDate, byKind(day)]));
  const differing = new Set(timesheet.differingEntryIds);
  return dates.map((date) => {
    const entries = entriesByDate.get(date) ?? [];
    const counted = entries.filter(({ entry }) => !entry.isDraft).map(({ calculated }) => calculated);
    const hours = {
      workedMinutes: sum(counted.map(({ workedMinutes }) => workedMinutes)),
      plannedMinutes: plan.minutesOn(date),
      buckets: sumByName(counted.map(({ buckets }) => buckets)),
      credits: sumByName(
        (creditsByDate.get(date) ?? []).map(({ account, minutes }) => ({ [account]: minutes })),
      ),
      absences: sumByName([absenceByDate.get(date) ?? {}]),
    };
    return { date, ...hours, flags: flagsOf(request, { date, hours, entries, differing }) };
  });
}

/** By kind; those that the company has made by their ids, and not once more as what they count. */
function byKind({ minutes, ofOwnKinds }: EmployeeTimesheet['absences'][number]): MinutesByName {
  if (ofOwnKinds.length === 0) return minutes;
  const kinds: Record<string, number> = { ...minutes };
  for (const { id, type, minutes: own } of ofOwnKinds) {
    kinds[type] = (kinds[type] ?? 0) - own;
    kinds[id] = (kinds[id] ?? 0) + own;
  }
  return kinds;
}

/** Nothing at all: such a day is not worth a row. */
export function isEmptyDay({ workedMinutes, plannedMinutes, credits, absences, flags }: HoursOfDay): boolean {
  const without = [credits, absences].every((each) => Object.keys(each).length === 0);
  return workedMinutes === 0 && plannedMinutes === 0 && flags.length === 0 && without;
}

type Day = {
  readonly date: string;
  readonly hours: Hours;
  readonly entries: readonly EntryOfSheet[];
  readonly differing: ReadonlySet<string>;
};

function flagsOf(request: DaysRequest, day: Day): DayFlag[] {
  const entries = day.entries.map(({ entry }) => entry);
  const holds: Readonly<Record<DayFlag, boolean>> = {
    open: entries.some(({ endAt }) => endAt === null),
    draft: entries.some(({ isDraft }) => isDraft),
    question: request.questionDates.has(day.date),
    locked: entries.length > 0 && entries.every(({ isLocked }) => isLocked),
    keptOtherwise: entries.some(({ id }) => day.differing.has(id)),
    offPlan: isOffPlan(request, day),
  };
  return (Object.keys(holds) as DayFlag[]).filter((flag) => holds[flag]);
}

/** Absence stands in for work that is missing. A day is compared when it is over. */
function isOffPlan({ plan, today, toleranceMinutes }: DaysRequest, { date, hours }: Day): boolean {
  if (date >= today || !plan.isPlannedWeek(date)) return false;
  const beyond = hours.workedMinutes - hours.plannedMinutes;
  const missing = -beyond - sum(Object.values(hours.absences));
  return Math.max(beyond, missing) > toleranceMinutes;
}
