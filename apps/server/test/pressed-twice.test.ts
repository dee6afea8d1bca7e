// Anyone who presses twice, or sends again because no answer came, makes one thing: for every operation of somebody who is known that makes one.
import { randomUUID } from 'node:crypto';
import { takesKey, type Operation } from '@stimpill/api-types';
import { manageOperations, type ManageOperationId } from '@stimpill/api-types/manage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PressRow } from '#database/tables/sign-in.ts';
import { aTenant, type Tenant } from './a-tenant.ts';
import type { Call } from './api.ts';
import { goodCalls } from './conformance/good-calls.ts';
import { startPatientApi, type PatientCaller } from './conformance/patient-caller.ts';

let caller: PatientCaller;
let tenant: Tenant;
beforeAll(async () => {
  caller = await startPatientApi();
  tenant = await aTenant(caller.api);
});
afterAll(() => caller.api.stop());

const all: readonly Operation[] = Object.values(manageOperations);
const idsOf = (some: readonly Operation[]) => some.map(({ id }) => id as ManageOperationId);
const making = idsOf(all.filter(takesKey));
const harmless = idsOf(
  all.filter(({ method, auth, makesNothing }) => method === 'POST' && auth !== 'ownPage' && makesNothing),
);

/** By the owner, who has confirmed that it is still them. */
async function aPress(id: ManageOperationId): Promise<Call> {
  const { api } = caller;
  const good = await goodCalls[id](api, tenant);
  const desk = good.desk ?? (await api.given.aDeskSession(tenant.users.owner)).token;
  return { ...good, desk, headers: { ...good.headers, 'Idempotency-Key': randomUUID() } };
}
const presses = () => caller.api.database.database.knex<PressRow>('presses');

describe('of two requests of one press at the same moment', () => {
  it.each(making)('%s does one, and answers both alike or tells the second that it was done', async (id) => {
    const press = await aPress(id);

    const answers = await Promise.all([caller.send(id, press), caller.send(id, press)]);
    const later = await caller.send(id, press);

    const [first, second] = answers[0].status === 200 ? answers : [answers[1], answers[0]];
    expect(first.status).toBe(200);
    for (const repeated of [second, later]) {
      if (repeated.status === 200) expect(repeated.data).toEqual(first.data);
      else expect(repeated.codes).toEqual(['request.made_already']);
    }
    expect(await presses().where({ operation: id, key: press.headers!['Idempotency-Key']! })).toHaveLength(1);
  });

  it.each(harmless)('%s needs no key, because both do no more than one', async (id) => {
    const press = await aPress(id);

    const answers = await Promise.all([caller.send(id, press), caller.send(id, press)]);

    const statuses = answers.map(({ status }) => status);
    expect(statuses[0] === 200 || statuses[1] === 200).toBe(true);
    expect(await presses().where({ operation: id })).toEqual([]);
  });
});
