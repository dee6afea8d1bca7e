// The slots that pay rules imply over a range of days, as far as the company wants them and the caller may see them.
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { listEmployees } from '#features/people/employee-store.ts';
import { listRuleVersions } from '#features/rules/rule-store.ts';
import type { ScheduleRequest } from './list-planned-shifts.ts';
import { listRosteredEmployeeIds } from './shift-store.ts';
import { datesOf } from './summarize-schedule.ts';
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
  const versionsOf = await listRuleVersions(scope);
  const rostered = await listRosteredEmployeeIds(scope);
  const employees = await listEmployees(scope);
  return virtualRuleSlots({
    company,
    employees: employees.filter(
      ({ id }) => !rostered.has(id) && (caller.role !== 'employee' || id === caller.userId),
    ),
    ruleVersionsOf: ({ ruleSetId }) => versionsOf.get(ruleSetId ?? company.defaultRuleSetId ?? '') ?? [],
    dates: datesOf(range).filter((date) => date >= FIRST_DATE && date <= LAST_DATE),
  });
}
