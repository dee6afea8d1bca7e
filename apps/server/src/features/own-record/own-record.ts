// What somebody reads of their own record, in their language: the days of a pay period with every change, also of what was removed, and why a
// day is paid as it is.
import { addDays, localDateOf } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import { findFirstAbsence } from '#features/absences/absence-store.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { findFirstStart } from '#features/ledger/time-entry-store.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { payPeriodOn } from '#features/tablets/people/own-hours.ts';
import { explainDay } from '#features/timesheets/explain-day.ts';
import type { Language } from '#words.ts';
import { readRecord } from './read-record.ts';
import { toOwnDays, type OwnDays } from './to-own-days.ts';
import { toOwnRest } from './to-own-rest.ts';
import { toOwnReasons, type OwnReasons } from './to-own-reasons.ts';

type Whose = { readonly companyId: string; readonly employeeId: string; readonly language: Language };

export type OwnRecord = {
  /** @param asked `date`: yyyy-MM-dd, a day of the pay period; undefined: today */
  readonly readOwnDays: (asked: Whose & { readonly date: string | undefined }) => Promise<OwnDays>;
  readonly explainOwnDay: (asked: Whose & { readonly date: string }) => Promise<OwnReasons>;
};

export function ownRecord({
  database: { knex },
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): OwnRecord {
  const whose = async ({ companyId, employeeId }: Whose) => {
    const scope = companyScope(knex, companyId);
    const employee =
      (await findEmployee(scope, employeeId)) ?? assertNeverHappens('a signed-in employee who is nobody');
    return { scope, employee, company: await requireCompany(knex, companyId) };
  };
  return {
    readOwnDays: async (asked) => {
      const { scope, employee, company } = await whose(asked);
      const { timeZone } = company;
      const now = clock();
      const today = localDateOf(now, timeZone);
      const range = await payPeriodOn(scope, { company, employee, date: asked.date ?? today });
      const record = await readRecord(scope, { company, employee, range, now });
      const firstStart = await findFirstStart(scope, employee.id);
      const firsts = [
        firstStart === undefined ? undefined : localDateOf(firstStart, timeZone),
        await findFirstAbsence(scope, employee.id),
      ];
      const isMoreBefore = firsts.some((date) => date !== undefined && date < range.startDate);
      return {
        ...range,
        earlierDate: isMoreBefore ? addDays(range.startDate, -1) : null,
        laterDate: range.endDate < today ? addDays(range.endDate, 1) : null,
        ...toOwnRest(record.rest),
        ...toOwnDays(record.days, record.removed, {
          ...{ language: asked.language, timeZone },
          ...{ names: record.names, wordOf: record.wordOf },
        }),
      };
    },

    explainOwnDay: async (asked) => {
      const { employee, company } = await whose(asked);
      const { date, language } = asked;
      return toOwnReasons(await explainDay(knex, { company, employee, date, language }));
    },
  };
}
