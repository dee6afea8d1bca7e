import type { HolidayPayBasis, manageOperations } from '@stimpill/api-types/manage';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { listPayLines, type NamedPayLine } from '#features/rules/pay-lines.ts';
import type { Handler } from '#http/mount-operation.ts';
import { readEarnedVacation } from './read-earned-vacation.ts';
import {
  HOLIDAY_PAY_SOURCE,
  holidayPayReason,
  readHolidayPay,
  type HolidayPayOfPerson,
} from './read-holiday-pay.ts';

type Operations = Pick<typeof manageOperations, 'getHolidayPayBasis' | 'getEarnedVacation'>;

/** They count the whole company, in the thread for that. */
export function holidayPayReader({ database: { knex } }: { readonly database: Database }): {
  readonly [Id in keyof Operations]: Handler<Operations[Id]>;
} {
  return {
    getHolidayPayBasis: async ({ params: { companyId }, query: range }) => {
      const company = await requireCompany(knex, companyId);
      const people = await readHolidayPay(knex, { company, range });
      const named = await listPayLines(companyScope(knex, companyId));
      return {
        ...{ startDate: range.startDate, endDate: range.endDate },
        source: HOLIDAY_PAY_SOURCE,
        lines: linesOf(people, named, company),
        people: people.map(({ employee, lines, countedMinutes }) => ({
          ...{ employeeId: employee.id, displayName: employee.displayName, countedMinutes },
          lines: Object.keys(lines)
            .sort()
            .map((key) => ({ key, minutes: lines[key] ?? 0 })),
        })),
      };
    },

    getEarnedVacation: async ({ params: { companyId }, query: { year } }) => {
      const company = await requireCompany(knex, companyId);
      return (await readEarnedVacation(knex, { company, year })).map(
        ({ employee, asOfDate, isAtEnd, earned, vacation }) => ({
          ...{ employeeId: employee.id, displayName: employee.displayName, countedOn: asOfDate, isAtEnd },
          ...{
            earnedDays: earned.days,
            earnedMinutes: earned.minutes,
            leftMinutes: vacation.remainingMinutes,
          },
          isAgreementMissing: vacation.missing.includes('agreement'),
        }),
      );
    },
  };
}

function linesOf(
  people: readonly HolidayPayOfPerson[],
  named: readonly NamedPayLine[],
  company: CompanySettings,
): HolidayPayBasis['lines'] {
  const namesOf = new Map(named.map(({ key, names }) => [key, names]));
  const keys = [...new Set(people.flatMap(({ lines }) => Object.keys(lines)))].sort();
  return keys.map((key) => {
    const reason = holidayPayReason(key, company);
    return {
      key,
      names: (namesOf.get(key) ?? []).map((names) => ({ ...names })),
      counts: reason === 'allPay',
      reason,
      minutes: people.reduce((sum, { lines }) => sum + (lines[key] ?? 0), 0),
    };
  });
}
