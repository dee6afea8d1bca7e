// Hours as people read them: whole minutes of a day or of a range, and what to look at on a day.

/** Whole minutes by name; what has no minutes is missing. */
export type MinutesByName = Readonly<Record<string, number>>;

export type Hours = {
  /** Of closed entries that are no drafts: the sum of the buckets. */
  readonly workedMinutes: number;
  /** Of the planned shifts that begin there. */
  readonly plannedMinutes: number;
  /** By bucket of the engine. */
  readonly buckets: MinutesByName;
  /** By account. */
  readonly credits: MinutesByName;
  /** By kind; those that the company has made by their ids. */
  readonly absences: MinutesByName;
};

export type DayFlag = 'open' | 'draft' | 'question' | 'locked' | 'keptOtherwise' | 'offPlan';

export type HoursOfDay = Hours & {
  /** yyyy-MM-dd on the calendar of the company. */
  readonly date: string;
  readonly flags: readonly DayFlag[];
};

/** The sums of several days. */
export function sumHours(days: readonly Hours[]): Hours {
  return {
    workedMinutes: sum(days.map(({ workedMinutes }) => workedMinutes)),
    plannedMinutes: sum(days.map(({ plannedMinutes }) => plannedMinutes)),
    buckets: sumByName(days.map(({ buckets }) => buckets)),
    credits: sumByName(days.map(({ credits }) => credits)),
    absences: sumByName(days.map(({ absences }) => absences)),
  };
}

export function sumByName(parts: readonly MinutesByName[]): MinutesByName {
  const sums: Record<string, number> = {};
  for (const part of parts) {
    for (const [name, minutes] of Object.entries(part)) {
      if (minutes > 0) sums[name] = (sums[name] ?? 0) + minutes;
    }
  }
  return sums;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
