// Was the week too long on average? Of a short record nobody can say.
import type { AverageWeek } from '#features/timesheets/average-weeks.ts';
import type { Departure, NotJudged } from './departure.ts';

type Judged = { readonly departures: readonly Departure[]; readonly notJudged: readonly NotJudged[] };

const RIGHT = 'weeklyAverage';

export function judgeAverage(week: AverageWeek | undefined, isRecordLong: boolean): Judged {
  // Without a law of the land everything is not judged.
  if (week === undefined) return { departures: [], notJudged: [] };
  const { averageMinutes, limit, period } = week;
  if (averageMinutes === null || !isRecordLong) {
    return { departures: [], notJudged: [{ right: RIGHT, because: 'shortRecord' }] };
  }
  if (averageMinutes <= limit.is) return { departures: [], notJudged: [] };
  const departure = {
    right: RIGHT,
    ...period,
    at: null,
    minutes: averageMinutes,
    limitMinutes: limit.is,
    byMinutes: averageMinutes - limit.is,
    source: limit.source,
    timeEntryId: null,
  } as const;
  return { departures: [departure], notJudged: [] };
}
