// A calculated timesheet as the contract shows it. How a rule is defined and how it arrived at its minutes stays inside.
import type { TimeEntry as PublicTimeEntry, Timesheet } from '@stimpill/api-types';
import type { BucketMinutes, CalculatedEntry } from '@stimpill/calc';
import type { EmployeeTimesheet } from './calculate-timesheets.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { toEntryRecord } from '#features/ledger/to-entry-record.ts';

export function toTimeEntriesData({ entries, totals, credits, appliedRule }: EmployeeTimesheet): Timesheet {
  return {
    entries: entries.map(({ entry, calculated }) => toPublicEntry(entry, calculated)),
    totals: {
      totalMinutes: totals.totalMinutes,
      ...toBucketFields(totals.buckets),
      dynamicPayLines: { ...totals.payLines },
      sickMinutes: totals.absenceMinutes.sick,
      vacationMinutes: totals.absenceMinutes.vacation,
      sickChildMinutes: totals.absenceMinutes.sickChild,
      totalExcessMinutes: totals.totalExcessMinutes,
      paidPublicHolidayMinutes: totals.paidPublicHolidayMinutes,
      afMinutes: totals.afMinutes,
      shMinutes: totals.shMinutes,
      creditMinutes: Object.fromEntries(Object.entries(totals.credits).filter(([, minutes]) => minutes > 0)),
    },
    credits: credits
      .filter(({ minutes }) => minutes > 0)
      .map(({ account, localDate, minutes, payLine, entryId }) => ({
        account,
        localDate,
        minutes,
        payLine,
        entryId,
      })),
    appliedRuleName: appliedRule.name,
    appliedRuleVersionNumber: appliedRule.versionNumber,
  };
}

function toPublicEntry(entry: TimeEntry, calculated: CalculatedEntry): PublicTimeEntry {
  return {
    ...toEntryRecord(entry),
    userId: entry.employeeId,
    localCalendarDateYmd: calculated.localDate,
    ...toBucketFields(calculated.buckets),
    ruleName: calculated.ruleName,
    ruleVersionNumber: calculated.ruleVersionNumber,
  };
}

/** The buckets under the names of the contract. */
export function toBucketFields(buckets: BucketMinutes) {
  return {
    daytimeMinutes: buckets.daytime,
    eveningMinutes: buckets.evening,
    nightTimeMinutes: buckets.nightTime,
    weekendMinutes: buckets.weekend,
    overtimeMinutes: buckets.overtime,
    holidayMinutes: buckets.holiday,
    majorHolidayMinutes: buckets.majorHoliday,
  };
}
