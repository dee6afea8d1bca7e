// What somebody reads of their own record, in their language: the days of a pay period with every change, also of what was removed, and why a
// day is paid as it is.
import { addDays, instantsOf, localDateOf, type DateRange } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import { findFirstAbsence } from '#features/absences/absence-store.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { listRemovedEntries } from '#features/ledger/time-entry-changes.ts';
import { findFirstStart } from '#features/ledger/time-entry-store.ts';
import { readRecordNames } from '#features/log/record-names-store.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { payPeriodOn } from '#features/tablets/people/own-hours.ts';
import { readRestOf } from '#features/rest/read-rest.ts';
import { explainDay } from '#features/timesheets/explain-day.ts';
import type { Language } from '#words.ts';
import { readPersonDays, type DaysOfPerson } from '#features/hours/read-person-days.ts';
import { toOwnDays, type OwnDays, type RemovedEntry } from './to-own-days.ts';
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
      const days = await readPersonDays(knex, { company, employee, range, now });
      const removed = await listRemovedIn(scope, { employeeId: employee.id, range, timeZone });
      const [rest] = await readRestOf(knex, { company, employees: [employee], range, now });
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
        ...toOwnRest(rest ?? assertNeverHappens('the rest of somebody without them')),
        ...toOwnDays(days, removed, {
          ...{ language: asked.language, timeZone },
          names: await readRecordNames(scope, authorsOf(days, removed)),
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

type Removals = {
  readonly employeeId: string;
  readonly range: DateRange;
  readonly timeZone: string;
};

const A_MONTH_MS = 31 * 86_400_000;

/** An entry may be removed before it begins, where somebody had written it for a day to come. */
async function listRemovedIn(
  scope: CompanyScope,
  { employeeId, range, timeZone }: Removals,
): Promise<readonly RemovedEntry[]> {
  const { from, to } = instantsOf(range, timeZone);
  const removed = await listRemovedEntries(scope, { employeeId, since: from - A_MONTH_MS });
  return removed.filter(({ entry: { startAt } }) => from <= startAt && startAt < to);
}

function authorsOf({ days }: DaysOfPerson, removed: readonly RemovedEntry[]): readonly string[] {
  const changes = days.flatMap(({ entries }) => entries.flatMap((entry) => entry.changes));
  const ids = [...changes, ...removed.map(({ change }) => change)]
    .map(({ by }) => by.userId)
    .filter((id) => id !== null);
  return [...new Set(ids)];
}
