// The days of one person as the contract has them, in the reader's language.
import type { PersonDays } from '@stimpill/api-types/manage';
import type { RecordedChange } from '#features/changes/change.ts';
import { toEntryRecord } from '#features/ledger/to-entry-record.ts';
import { toLoggedChange, type LogReader } from '#features/log/to-logged-change.ts';
import type { LineNames } from '#features/rules/pay-lines.ts';
import { toInstant } from '#to-instant.ts';
import type { Origin } from './entry-origins.ts';
import type { MinutesByName } from './hours.ts';
import type { DayOfPerson, DaysOfPerson, EntryOfDay } from './read-person-days.ts';
import type { Range } from './read-timesheet-grid.ts';
import { toBuckets, toHours, toHoursOfDay } from './to-hours.ts';

type PublicDay = PersonDays['days'][number];
type PublicEntry = PublicDay['entries'][number];
type PublicOrigin = PublicEntry['startOrigin'];

export type DaysReader = LogReader & {
  readonly range: Range;
  readonly departmentIds: readonly string[];
  readonly lineNames: LineNames;
};

export function toPersonDays(person: DaysOfPerson, reader: DaysReader): PersonDays {
  const { employee, hours, payLines, days, balanceDate, balances } = person;
  return {
    employeeId: employee.id,
    employeeDisplayName: employee.displayName,
    departmentIds: [...reader.departmentIds],
    startDate: reader.range.startDate,
    endDate: reader.range.endDate,
    ...toHours(hours),
    payLines: toPaidLines(payLines, reader),
    days: days.map((day) => toDay(day, reader)),
    balanceDate,
    balances: balances.map(({ account, remainingMinutes, earnedMinutes, takenMinutes, paidMinutes }) => ({
      ...{ account, remainingMinutes, earnedMinutes, takenMinutes, paidMinutes },
    })),
  };
}

function toPaidLines(lines: MinutesByName, { lineNames }: DaysReader): PersonDays['payLines'] {
  return Object.entries(lines).map(([key, minutes]) => ({
    key,
    names: [...(lineNames.get(key) ?? [])],
    minutes,
  }));
}

function toDay(day: DayOfPerson, reader: DaysReader): PublicDay {
  return {
    ...toHoursOfDay(day),
    isClosed: day.isClosed,
    payLines: toPaidLines(day.payLines, reader),
    creditsGiven: day.given.map(({ account, minutes, payLine, entryId }) => ({
      ...{ account, minutes, payLine },
      timeEntryId: entryId,
    })),
    entries: day.entries.map((entry) => toEntry(entry, reader)),
    shifts: day.shifts.map(({ id, typeName, startAt, endAt }) => ({
      shiftId: id,
      typeName,
      startAtUtc: toInstant(startAt),
      endAtUtc: toInstant(endAt),
    })),
    reviews: day.questions.map(({ id, reason, timeEntryId }) => ({ reviewId: id, reason, timeEntryId })),
  };
}

function toEntry(
  { entry, calculated, isKeptOtherwise, origins }: EntryOfDay,
  reader: LogReader,
): PublicEntry {
  const { workedMinutes, unpaidBreakMinutes, buckets, ruleName, ruleVersionNumber } = calculated;
  const { start, end, approval } = origins;
  return {
    ...toEntryRecord(entry),
    ...{ workedMinutes, unpaidBreakMinutes, buckets: toBuckets(buckets), ruleName, ruleVersionNumber },
    isKeptOtherwise,
    startOrigin: toOrigin(start, reader),
    endOrigin: end && toOrigin(end, reader),
    approval: approval && toApproval(approval, reader),
  };
}

const NOBODY = { door: null, tabletName: null, by: null, atUtc: null, punchedAtUtc: null, reason: null };

function toOrigin(origin: Origin, reader: LogReader): PublicOrigin {
  if (origin.how === 'unknown') return { how: 'unknown', ...NOBODY };
  if (origin.how === 'punch') {
    const { door, tabletName, punchedAt, receivedAt } = origin.punch;
    const times = { atUtc: toInstant(receivedAt), punchedAtUtc: toInstant(punchedAt) };
    return { how: 'punch', ...NOBODY, door, tabletName, ...times };
  }
  const { by, door, changedAtUtc, reason } = toLoggedChange(origin.change, reader);
  return { how: 'hand', ...NOBODY, door, by, atUtc: changedAtUtc, reason };
}

function toApproval(change: RecordedChange, reader: LogReader): PublicEntry['approval'] {
  const { by, changedAtUtc, reason } = toLoggedChange(change, reader);
  return { atUtc: changedAtUtc, by, reason };
}
