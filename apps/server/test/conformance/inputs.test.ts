// Every field of every operation with every value somebody could think of: the server refuses exactly what the published description
// refuses, and names exactly the fields that it names. What its check of the input refuses for the same is sent once.
import { type Operation } from '@stimpill/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTenant, type Tenant } from '../a-tenant.ts';
import type { Call } from '../api.ts';
import { sendEachRefusalOnce } from './check-of-input.ts';
import { faultyFields, namedFields } from './described-input.ts';
import { signedGoodCall } from './good-calls.ts';
import { startPatientApi, type PatientCaller } from './patient-caller.ts';
import { spoilingsOf } from './spoilings-of.ts';
import { describedOperations, type DescribedOperationId } from '../described-apis.ts';

let caller: PatientCaller;
let tenant: Tenant;

beforeAll(async () => {
  caller = await startPatientApi();
  tenant = await aTenant(caller.api);
});
afterAll(() => caller.api.stop());

const takingInput = Object.values(describedOperations)
  .filter((operation: Operation) => operation.params ?? operation.query ?? operation.body)
  .map(({ id }) => id);

const aGoodCall = (id: DescribedOperationId): Promise<Call> => signedGoodCall(caller.api, tenant, id);

describe('the good calls', () => {
  it.each(Object.keys(describedOperations) as DescribedOperationId[])('%s succeeds', async (id) => {
    const call = await aGoodCall(id);

    const answer = await caller.send(id, call);

    expect([answer.status, faultyFields(describedOperations[id], call)]).toEqual([200, []]);
  });
});

/** Then a new one is needed, before its tokens end. */
const MOST_CALLS = 100;

describe('the input', () => {
  it.each(takingInput)('of %s is refused exactly where the description refuses it', async (id) => {
    // Of their own, so that what others have written is not read over and over.
    tenant = await aTenant(caller.api);
    const disagreements: unknown[] = [];
    let good = await aGoodCall(id);
    let refused = 0;
    let since = caller.calls();
    const send = sendEachRefusalOnce(describedOperations[id], (call) => caller.send(id, call));

    for (const { says, spoil } of spoilingsOf(describedOperations[id], good)) {
      const call = spoil(good);
      const answer = await send(call);
      const [named, expected] = [namedFields(answer), faultyFields(describedOperations[id], call)];
      if (expected.length > 0) refused += 1;
      if (named.join() !== expected.join()) disagreements.push({ says, named, expected });
      if (!mayBeSpent(id, answer) && caller.calls() < since + MOST_CALLS) continue;
      good = await aGoodCall(id);
      since = caller.calls();
    }

    expect(refused).toBeGreaterThan(10);
    expect(disagreements).toEqual([]);
  });
});

/** A write may have used up the records of the call. */
const mayBeSpent = (id: DescribedOperationId, { status }: { readonly status: number }): boolean =>
  describedOperations[id].method !== 'GET' && status !== 400;
