// Our company, and beside it everything that a call can be wrong about.
import type { EmployeeRow } from '#database/tables/people.ts';
import { aTenant, type Tenant } from '../a-tenant.ts';
import type { Call, TestApi } from '../api.ts';
import type { DescribedOperationId } from '../described-apis.ts';

export type RefusingWorld = {
  readonly api: TestApi;
  readonly ours: Tenant;
  readonly theirs: Tenant;
  readonly withoutFeatures: Tenant;
  /** It has long demanded a second factor of everybody. */
  readonly demanding: Tenant;
  /** Its terminals stand at an address from which nobody calls. */
  readonly walled: Tenant;
  /** Of us, and limited to a department. */
  readonly limited: EmployeeRow;
  /** The account of another system, with the role `manager`. */
  readonly service: EmployeeRow;
};

export type WrongCall = { readonly says: string; readonly call: Call };

/** @param good signed, as an owner would send it */
export type Spoil = (
  world: RefusingWorld,
  id: DescribedOperationId,
  good: Call,
) => readonly WrongCall[] | Promise<readonly WrongCall[]>;

export async function aRefusingWorld(api: TestApi): Promise<RefusingWorld> {
  const ours = await aTenant(api);
  const since = '2020-01-01';
  const demand = { owner_factor_from: since, manager_factor_from: since, accountant_factor_from: since };
  const limited_to_departments = JSON.stringify([ours.department.id]);
  return {
    ...{ api, ours, theirs: await aTenant(api) },
    withoutFeatures: await aTenant(api, { enable_projects: false, enable_shifts: false }),
    demanding: await aTenant(api, demand),
    walled: await aTenant(api, { allowed_ip_ranges: JSON.stringify(['192.0.2.1/32']) }),
    limited: await api.given.anEmployee(ours.company, { role: 'manager', limited_to_departments }),
    service: await api.given.aServiceAccount(ours.company),
  };
}

/** The only call of its kind. */
export const one = (call: Call): readonly WrongCall[] => [{ says: 'one', call }];

export const unsigned = ({ token: _token, desk: _desk, ...call }: Call): Call => call;

export const withHeaders = (call: Call, headers: Readonly<Record<string, string>>): Call => ({
  ...call,
  headers: { ...call.headers, ...headers },
});
