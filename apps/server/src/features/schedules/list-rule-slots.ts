// The slots that pay rules imply over a range of days, as far as the company wants them and the caller may see them.
import { datesOf, localDateOf, mondayOf } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { whoseOf } from '#database/whose.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { listSeenEmployees } from '#features/people/seen-people.ts';
import { loadRuleVersionsOf } from '#features/rules/load-rule-versions-of.ts';
import type { ScheduleRequest } from './list-planned-shifts.ts';
import { listPlannedTimeOf } from './shift-store.ts';
import { virtualRuleSlots, type RuleSlot } from './virtual-rule-slots.ts';

/** The years in which holidays are known. */
const FIRST_DATE = '2000-01-01';
const LAST_DATE = '2100-12-31';

export async function listRuleSlots(
  { database }: { readonly database: Database },
  { companyId, caller, range }: ScheduleRequest,
): Promise<RuleSlot[]> {
  const company = await requireCompany(database.knex, companyId);
  if (!company.features.enableRuleSlots) return [];
  const scope = companyScope(database.knex, companyId);
  const ruleVersionsOf = await loadRuleVersionsOf(scope, company);
  const employees = await listSeenEmployees(scope, caller);
  const planned = await listPlannedTimeOf(scope, whoseOf(employees), weeksAround(range));
  const weeksOf = (id: string) =>
    new Set(planned.get(id)?.map(({ startAt }) => mondayOf(localDateOf(startAt, company.timeZone))));
  return virtualRuleSlots({
    company,
    employees,
    plannedWeeksOf: ({ id }) => weeksOf(id),
    ruleVersionsOf,
    dates: datesOf(range).filter((date) => date >= FIRST_DATE && date <= LAST_DATE),
  });
}

/** A week, and a day for the time zone: the instants [from, to) hold the whole weeks of the range, wherever the company is. */
const WEEK_AND_A_DAY_MS = 8 * 86_400_000;

function weeksAround({ startDate, endDate }: ScheduleRequest['range']) {
  return {
    from: Date.parse(startDate) - WEEK_AND_A_DAY_MS,
    to: Date.parse(endDate) + WEEK_AND_A_DAY_MS,
  };
}
