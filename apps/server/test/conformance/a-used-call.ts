// A good call of a change whose records are in use, so that whatever else shows them shows the change.
import type { ManageOperationId } from '@stimpill/api-types/manage';
import { isGroup, SETTINGS, type Setting, type SettingsList } from '@stimpill/api-types/settings';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { Tenant } from '../a-tenant.ts';
import type { Call, TestApi } from '../api.ts';
import { aKennitala } from '../given-payroll.ts';
import { signedGoodCall } from './good-calls.ts';

export type UsedCall = {
  readonly call: Call;
  /** Whom it is about, or who uses what it is about. */
  readonly about: EmployeeRow;
  /** By the names that routes give them. */
  readonly records: Readonly<Record<string, string>>;
};

/** Paid by the month for years. */
const EMPLOYED = { pay_basis: 'monthly', employment_start_date: '2020-01-01' } as const;

export async function aUsedCall(api: TestApi, tenant: Tenant, id: ManageOperationId): Promise<UsedCall> {
  const made: EmployeeRow[] = [];
  const anEmployee: TestApi['given']['anEmployee'] = async (company, more) => {
    const person = await api.given.anEmployee(company, { kennitala: aKennitala(), ...EMPLOYED, ...more });
    made.push(person);
    return person;
  };
  const good = await signedGoodCall({ ...api, given: { ...api.given, anEmployee } }, tenant, id);
  const about = made.at(-1) ?? (await anEmployee(tenant.company));
  const records = await inUse(api, about, good.params ?? {});
  const call = id === 'changeCompanySettings' ? { ...good, body: otherSettings(SETTINGS, good.body) } : good;
  return { call, about, records };
}

async function inUse({ given, deps }: TestApi, about: EmployeeRow, params: Readonly<Record<string, string>>) {
  const { company_id, id } = about;
  const { departmentId, ruleSetId, projectId, tabletId } = params;
  const { knex } = deps.database;
  if (departmentId !== undefined)
    await knex('employee_departments').insert({ company_id, employee_id: id, department_id: departmentId });
  if (ruleSetId !== undefined)
    await knex('employees').where({ company_id, id }).update({ rule_set_id: ruleSetId });
  if (projectId !== undefined)
    await given.anEntry(about, '2026-03-02T07:30:00Z', null, { project_id: projectId });
  await given.anEntry(about, '2026-02-26T08:00:00Z', '2026-02-26T19:00:00Z');
  await given.anEntry(about, '2026-02-27T08:00:00Z', '2026-02-27T19:00:00Z', { is_locked: true });
  const reviewed = tabletId && (await given.aReviewItem(about, { device_id: tabletId }));
  return { ...params, ...(reviewed && { reviewId: reviewed.id }) };
}

type Fields = Readonly<Record<string, unknown>>;

/** Every setting that has another value to take, but for those that shut features or their caller out. */
function otherSettings(list: SettingsList, now: unknown): Fields {
  const others = Object.entries(now as Fields).map(([name, value]) => {
    const part = list[name];
    if (part === undefined || name === 'features') return [name, value];
    return [name, isGroup(part) ? otherSettings(part.settings, value) : another(part, value)];
  });
  return Object.fromEntries(others) as Fields;
}

function another(setting: Setting, value: unknown): unknown {
  switch (setting.is) {
    case 'yesNo':
      return value !== true;
    case 'name':
      return `${String(value)} 2`;
    case 'zone':
      return 'Europe/Warsaw';
    case 'whole':
      return setting.from === value ? setting.to : setting.from;
    case 'choice':
      return setting.of.find((other) => other !== value) ?? value;
    case 'localTime':
      return '18:00';
    case 'days':
      return ['2026-01-01'];
    case 'reference':
      return null;
    default:
      return value;
  }
}
