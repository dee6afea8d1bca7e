// What holiday pay is reckoned from, and earned vacation, as the contract has them.
import type { EarnedVacation, HolidayPayBasis } from '@stimpill/api-types/manage';
import type { DateRange } from '@stimpill/time';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { LineNames } from '#features/rules/pay-lines.ts';
import { isOurs } from '#features/rules/taken-pay-lines.ts';
import type { EarnedAtEdge } from './read-earned-vacation.ts';
import {
  HOLIDAY_PAY_SOURCE,
  holidayPayReason,
  measureOf,
  type HolidayPayOfPerson,
} from './read-holiday-pay.ts';

type Of = { readonly names: LineNames; readonly company: CompanySettings };

export function toHolidayPayBasis(
  { startDate, endDate }: DateRange,
  people: readonly HolidayPayOfPerson[],
  of: Of,
): HolidayPayBasis {
  return {
    ...{ startDate, endDate },
    source: { ...HOLIDAY_PAY_SOURCE, says: { ...HOLIDAY_PAY_SOURCE.says } },
    lines: linesOf(people, of),
    people: people.map(({ employee, lines, countedMinutes }) => ({
      ...{ employeeId: employee.id, displayName: employee.displayName, countedMinutes },
      lines: Object.keys(lines)
        .sort()
        .map((key) => ({ key, minutes: lines[key] ?? 0 })),
    })),
  };
}

export function toEarnedVacation({
  employee,
  asOfDate,
  isAtEnd,
  earned,
  vacation,
}: EarnedAtEdge): EarnedVacation {
  return {
    ...{ employeeId: employee.id, displayName: employee.displayName, countedOn: asOfDate, isAtEnd },
    ...{ earnedDays: earned.days, earnedMinutes: earned.minutes, leftMinutes: vacation.remainingMinutes },
    isAgreementMissing: vacation.missing.includes('agreement'),
  };
}

function linesOf(people: readonly HolidayPayOfPerson[], { names, company }: Of): HolidayPayBasis['lines'] {
  const keys = [...new Set(people.flatMap(({ lines }) => Object.keys(lines)))].sort();
  return keys.map((key) => {
    const reason = holidayPayReason(key, company);
    return {
      key,
      names: (names.get(key) ?? []).map((name) => ({ ...name })),
      isOurs: isOurs(key),
      counts: reason === 'allPay',
      measure: measureOf(key, people),
      reason,
      minutes: people.reduce((sum, { lines }) => sum + (lines[key] ?? 0), 0),
    };
  });
}
