// What nearly every operation for managers refuses. The status stands in the file of the operation, where a test looks for one block of each:
// `describe('401', usual.withoutToken)`.
import { expect, it } from 'vitest';
import type { Role } from '@stimpill/api-types';
import type { CompanyWorld } from './company-world.ts';
import type { DescribedOperationId } from './described-apis.ts';

/** A company, whichever operation is tested in it. */
export type AnyWorld = CompanyWorld<DescribedOperationId>;

/** As much as is too large for every body but those that hold lists of people. */
const TOO_LARGE = 66_000;

/** The refusals of the operation of a world; each declares its tests. */
export function usualRefusals(world: AnyWorld) {
  const bodyOf = (characters: number) =>
    it('refuses a body that is too large', async () => {
      const body = { note: 'a'.repeat(characters) };

      expect(await world.refusal({ body })).toEqual([413, 'request.too_large']);
    });
  return {
    withoutToken: () =>
      it('refuses a request without a token', async () => {
        expect(await world.withoutToken()).toEqual([401, 'auth.token_missing']);
      }),
    closedTo: (role: Role) =>
      it(`refuses the role ${role}, and another company`, async () => {
        expect(await world.refusal({ role })).toEqual([403, 'auth.role_not_allowed']);
        expect(await world.ofAnotherCompany()).toEqual([403, 'auth.company_mismatch']);
      }),
    anotherVersion: () =>
      it('writes nothing where the record is another than the version that is named', async () => {
        const headers = { 'If-Match': '"another"' };

        expect(await world.refusal({ headers })).toEqual([412, 'record.changed_meanwhile']);
        expect((await world.ask('listChanges')).data.changes).toEqual([]);
      }),
    bodyOf,
    tooLarge: () => bodyOf(TOO_LARGE),
    notJson: () =>
      it('refuses a body that is not JSON', async () => {
        // With a version, which some operations ask for first.
        const headers = { 'Content-Type': 'text/plain', 'If-Match': '"any"' };

        expect(await world.refusal({ headers, body: 'text' })).toEqual([
          415,
          'request.unsupported_media_type',
        ]);
      }),
    withoutVersion: () =>
      it('asks for the version of the record', async () => {
        expect(await world.refusal({ headers: {} })).toEqual([428, 'request.version_missing']);
      }),
  };
}
