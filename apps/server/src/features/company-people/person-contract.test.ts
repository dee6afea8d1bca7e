import { entitlementTerms } from '@stimpill/calc';
import { manageOperations } from '@stimpill/api-types/manage';
import { expect, it } from 'vitest';

const { body, example } = manageOperations.addPerson;

it('takes every agreement about sickness that the engine knows', () => {
  for (const sickLadder of entitlementTerms.keys()) {
    const entitlements = { ...example.body.entitlements, sickLadder };

    expect(body.safeParse({ ...example.body, entitlements }).error).toBeUndefined();
  }
});
