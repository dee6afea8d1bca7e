// What was not kept of somebody's rest, as they read it.
import type { RestOfPerson } from '#features/rest/read-rest.ts';
import { toSettlement } from '#features/rest/to-rest-record.ts';
import type { OwnDays } from './to-own-days.ts';

export function toOwnRest({
  departures,
  notJudged,
}: RestOfPerson): Pick<OwnDays, 'departures' | 'notJudged'> {
  return {
    departures: departures.map((departure) => {
      const { right, startDate, endDate, minutes, limitMinutes, owedMinutes, openMinutes, settledBy } =
        departure;
      return {
        ...{ right, startDate, endDate, minutes, limitMinutes, owedMinutes, openMinutes },
        settledBy: settledBy.flatMap(toSettlement),
      };
    }),
    notJudged: notJudged.map(({ right, because }) => ({ right, because })),
  };
}
