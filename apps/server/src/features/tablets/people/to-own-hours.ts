import type { DataOf } from '@stimpill/api-types';
import type { stationOperations } from '@stimpill/api-types/station';
import { toBucketFields } from '#features/timesheets/to-time-entries-data.ts';
import { toInstant } from '#to-instant.ts';
import type { TimeOffBalance } from '#features/balances/time-off-balance.ts';
import type { OwnHours } from './own-hours.ts';

export type OwnHoursData = Omit<DataOf<typeof stationOperations.getOwnHours>, 'station'>;

export function toOwnHours(hours: OwnHours): OwnHoursData {
  const { today, todayMinutes, openSince, entriesOfToday, deductedBreak, period, totals, timeOff } = hours;
  return {
    today: {
      date: today,
      workedMinutes: todayMinutes,
      openEntryStartAtUtc: openSince === null ? null : toInstant(openSince),
      stints: entriesOfToday.map(({ kind, startAt, endAt, isDraft }) => ({
        startAtUtc: toInstant(startAt),
        endAtUtc: endAt === null ? null : toInstant(endAt),
        isDraft,
        kind,
      })),
      ...(deductedBreak && { deductedBreak }),
    },
    period: {
      ...period,
      totalMinutes: totals.totalMinutes,
      buckets: toBucketFields(totals.buckets),
      credits: Object.entries(totals.credits)
        .filter(([, minutes]) => minutes > 0)
        .map(([account, minutes]) => ({ account, minutes })),
    },
    timeOff: timeOff.map(toBalance),
  };
}

function toBalance(balance: TimeOffBalance): NonNullable<OwnHoursData['timeOff']>[number] {
  const { account, openingMinutes, earnedMinutes, remainingMinutes, due } = balance;
  const earned = openingMinutes + earnedMinutes;
  return {
    account,
    earnedMinutes: earned,
    givenMinutes: earned - remainingMinutes,
    remainingMinutes,
    due: due.map(({ giveBy, minutes }) => ({ giveByDate: giveBy, minutes })),
  };
}
