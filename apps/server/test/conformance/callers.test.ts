// Every operation of users, called by every role of its own company and of another and by the account of another system, with the company's
// features on and off; on PostgreSQL by every role of its own.
import { ALL_ERROR_CODES, ROLES, type Operation } from '@stimpill/api-types';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { aTenant, type Tenant } from '../a-tenant.ts';
import type { Call } from '../api.ts';
import { expectedRefusal, type Standing } from './expected-refusal.ts';
import { goodCalls } from './good-calls.ts';
import { startPatientApi, type PatientCaller } from './patient-caller.ts';
import { describedOperations, takesUserToken, type DescribedOperationId } from '../described-apis.ts';

type Features = Standing['features'];

let caller: PatientCaller;
/** With the account of another system, whose role is manager. */
type Served = Tenant & { readonly service: EmployeeRow };
let tenants: Readonly<Record<Features, { readonly own: Served; readonly foreign: Served }>>;

/** Each good call makes somebody new, and lists grow with them: after so many operations come other companies. */
const OPERATIONS = 8;
let asked = 0;

beforeAll(async () => {
  caller = await startPatientApi();
});
afterAll(() => caller.api.stop());
beforeEach(async () => {
  if (asked % OPERATIONS === 0) tenants = await newTenants();
  asked += 1;
});

async function newTenants(): Promise<typeof tenants> {
  const off = { enable_projects: false, enable_shifts: false };
  return {
    on: { own: await served(), foreign: await served() },
    off: { own: await served(off), foreign: await served(off) },
  };
}

async function served(settings: Partial<CompanyRow> = {}): Promise<Served> {
  const tenant = await aTenant(caller.api, settings);
  return { ...tenant, service: await caller.api.given.aServiceAccount(tenant.company) };
}

const ofUsers = Object.values(describedOperations)
  .filter(({ auth, ...rest }: Operation) => takesUserToken({ auth }) || (auth === 'desk' && rest.company))
  .map(({ id }) => id);

/**
 * Who is refused because of their company or a feature is so before anything of the operation is asked of the database: on PostgreSQL
 * `every-refusal` has one of each, and here is everybody of the company.
 */
const IS_ALL = inject('engine' as never) === 'sqlite';
const FEATURES: readonly Features[] = IS_ALL ? ['on', 'off'] : ['on'];
const COMPANIES: readonly Standing['company'][] = IS_ALL ? ['own', 'foreign'] : ['own'];

const standings: readonly Standing[] = FEATURES.flatMap((features) =>
  COMPANIES.flatMap((company) => [
    ...ROLES.map((role) => ({ role, company, features, isService: false })),
    { role: 'manager', company, features, isService: true } as const,
  ]),
);

/** The caller belongs to the company that the call names, or to another one. */
async function answerFor(id: DescribedOperationId, standing: Standing): Promise<string> {
  const { api, send } = caller;
  const { own, foreign } = tenants[standing.features];
  const { desk: _, ...call } = withoutProjects(await goodCalls[id](api, own));
  const { users, service } = standing.company === 'own' ? own : foreign;
  const { auth, freshFactor }: Operation = describedOperations[id];
  // Another system has no desk.
  const isAtDesk = auth === 'desk' || (freshFactor && !standing.isService);
  const user = standing.isService ? service : users[standing.role];
  const signedIn = isAtDesk
    ? { desk: (await api.given.aDeskSession(user)).token }
    : { token: (await api.given.aSession(user)).token };
  const { status, codes } = await send(id, { ...call, ...signedIn });
  return [status, ...codes].join(' ');
}

/** Without a project, which would need the feature for every caller. */
function withoutProjects(call: Call): Call {
  if (call.body === undefined) return call;
  return { ...call, body: { ...call.body, projectId: null, subProjectId: null } };
}

function expectedAnswer(operation: Operation, standing: Standing): string {
  const code = expectedRefusal(operation, standing);
  return code === null ? '200' : `${ALL_ERROR_CODES[code].status} ${code}`;
}

const standingsOf = (id: DescribedOperationId) =>
  standings.filter(({ isService }) => !isService || describedOperations[id].auth !== 'desk');

describe('who may call', () => {
  it.each(ofUsers)('%s answers as the contract says, for every kind of caller', async (id) => {
    const answers: Record<string, string> = {};
    for (const standing of standingsOf(id)) answers[JSON.stringify(standing)] = await answerFor(id, standing);

    const expected = standingsOf(id).map((standing) => [
      JSON.stringify(standing),
      expectedAnswer(describedOperations[id], standing),
    ]);
    expect(standings).toHaveLength(IS_ALL ? 24 : 6);
    expect(answers).toEqual(Object.fromEntries(expected));
  });
});
