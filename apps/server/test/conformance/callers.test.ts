// Every operation of users, called by every role of its own company and of another, with the company's features on and off.
import { ERROR_CODES, ROLES, type Operation } from '@stimpill/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTenant, type Tenant } from '../a-tenant.ts';
import type { Call } from '../api.ts';
import { expectedRefusal, type Standing } from './expected-refusal.ts';
import { goodCalls } from './good-calls.ts';
import { startPatientApi, type PatientCaller } from './patient-caller.ts';
import { describedOperations, takesUserToken, type DescribedOperationId } from '../described-apis.ts';

type Features = Standing['features'];

let caller: PatientCaller;
let tenants: Readonly<Record<Features, { readonly own: Tenant; readonly foreign: Tenant }>>;

beforeAll(async () => {
  caller = await startPatientApi();
  const off = { enable_projects: false, enable_shifts: false };
  tenants = {
    on: { own: await aTenant(caller.api), foreign: await aTenant(caller.api) },
    off: { own: await aTenant(caller.api, off), foreign: await aTenant(caller.api, off) },
  };
});
afterAll(() => caller.api.stop());

const ofUsers = Object.values(describedOperations)
  .filter(takesUserToken)
  .map(({ id }) => id);

const standings: readonly Standing[] = (['on', 'off'] as const).flatMap((features) =>
  (['own', 'foreign'] as const).flatMap((company) => ROLES.map((role) => ({ role, company, features }))),
);

/** The caller belongs to the company that the call names, or to another one. */
async function answerFor(id: DescribedOperationId, { role, company, features }: Standing): Promise<string> {
  const { api, send } = caller;
  const { own, foreign } = tenants[features];
  const call = withoutProjects(await goodCalls[id](api, own));
  const user = (company === 'own' ? own : foreign).users[role];
  const { freshFactor }: Operation = describedOperations[id];
  const signedIn = freshFactor
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
  return code === null ? '200' : `${ERROR_CODES[code].status} ${code}`;
}

describe('who may call', () => {
  it.each(ofUsers)('%s answers as the contract says, for all twenty kinds of caller', async (id) => {
    const answers: Record<string, string> = {};
    for (const standing of standings) answers[JSON.stringify(standing)] = await answerFor(id, standing);

    const expected = standings.map((standing) => [
      JSON.stringify(standing),
      expectedAnswer(describedOperations[id], standing),
    ]);
    expect(standings).toHaveLength(20);
    expect(answers).toEqual(Object.fromEntries(expected));
  });
});
