// When several things are wrong with a call, the first check in the promised order answers, so that a stranger learns nothing more.
import { type Operation } from '@stimpill/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTenant, type Tenant } from '../a-tenant.ts';
import type { Call } from '../api.ts';
import { goodCalls } from './good-calls.ts';
import { startPatientApi, type PatientCaller } from './patient-caller.ts';
import { describedOperations, takesUserToken, type DescribedOperationId } from '../described-apis.ts';

let caller: PatientCaller;
let withFeatures: Tenant;
let withoutFeatures: Tenant;
let theirs: Tenant;

beforeAll(async () => {
  caller = await startPatientApi();
  withFeatures = await aTenant(caller.api);
  withoutFeatures = await aTenant(caller.api, { enable_projects: false, enable_shifts: false });
  theirs = await aTenant(caller.api);
});
afterAll(() => caller.api.stop());

/** What can be wrong, in the order of the checks. */
const CHECKS = ['token', 'company', 'role', 'feature', 'input'] as const;
type Check = (typeof CHECKS)[number];

const CODES: Readonly<Record<Check, string>> = {
  token: '401 auth.token_invalid',
  company: '403 auth.company_mismatch',
  role: '403 auth.role_not_allowed',
  feature: '403 company.feature_disabled',
  input: '400 request.invalid',
};

const all: readonly Operation[] = Object.values(describedOperations);
const ofUsers = all.filter(takesUserToken).map(({ id }) => id as DescribedOperationId);

/** The checks that can fail at an operation. Where no role is listed, every role passes. */
function checksOf({ company, roles = [], feature, params, query, body }: Operation): Check[] {
  const excludesSomebody = roles.length > 0 && roles.length < 5;
  const canFail: Record<Check, boolean> = {
    token: true,
    company: company === 'route',
    role: excludesSomebody,
    feature: feature !== undefined,
    input: [query, body].some(Boolean) || Object.keys(jsonOf(params)).length > 1,
  };
  return CHECKS.filter((check) => canFail[check]);
}

const jsonOf = (params: Operation['params']): object =>
  params !== undefined && 'shape' in params ? (params.shape as object) : {};

/** A call at which everything from `first` on is wrong, and nothing before. */
async function callWithFaultsFrom(id: DescribedOperationId, first: Check): Promise<Call> {
  const { api } = caller;
  const isWrong = (check: Check) => CHECKS.indexOf(check) >= CHECKS.indexOf(first);
  const ours = isWrong('feature') ? withoutFeatures : withFeatures;
  const good = await goodCalls[id](api, isWrong('company') ? theirs : ours);
  const { roles = [], freshFactor }: Operation = describedOperations[id];
  const outsider = (['superadmin', 'employee', 'manager'] as const).find((role) => !roles.includes(role));
  const role = isWrong('role') && roles.length > 0 ? (outsider ?? 'owner') : 'owner';
  const call = isWrong('input') ? spoiled(good) : good;
  // A token cannot confirm that it is still the person.
  if (freshFactor && !isWrong('token'))
    return { ...call, desk: (await api.given.aDeskSession(ours.users[role])).token };
  const { token } = await api.given.aSession(ours.users[role]);
  return { ...call, token: isWrong('token') ? `${token}x` : token };
}

/** Every parameter but the company is malformed. */
function spoiled(good: Call): Call {
  const nonsense = (fields: object, value: unknown = 'nonsense') =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, value]));
  return {
    ...good,
    ...(good.params
      ? { params: { ...(nonsense(good.params) as object), companyId: good.params['companyId'] ?? '' } }
      : {}),
    ...(good.query ? { query: nonsense(good.query) as Record<string, string> } : {}),
    ...(good.body === undefined ? {} : { body: nonsense(good.body as object, {}) }),
  };
}

describe('the order of checks', () => {
  it.each(ofUsers)('at %s is token, company, role, feature, input', async (id) => {
    const checks = checksOf(describedOperations[id]);

    const answers: string[] = [];
    for (const check of checks) {
      const { status, codes } = await caller.send(id, await callWithFaultsFrom(id, check));
      answers.push(`${status} ${codes[0] ?? ''}`);
    }

    expect(checks.length).toBeGreaterThanOrEqual(2);
    expect(answers).toEqual(checks.map((check) => CODES[check]));
  });
});
