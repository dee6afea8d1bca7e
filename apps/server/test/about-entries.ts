// What tests about one time entry share, and what operations about it refuse, as tests of a `describe`.
import { expect, it } from 'vitest';
import type { AnyWorld } from './company-world.ts';

export function aboutEntries(world: AnyWorld) {
  /** A time entry of somebody in the route, with its version as it was just read. */
  const asRead = async ({ id }: { readonly id: string }) => {
    const params = { companyId: world.tenant.company.id, timeEntryId: id };
    const { data, headers } = await world.ask('getTimeEntry', { params });
    return { params, data, headers: { 'If-Match': headers.get('ETag') ?? '' } };
  };
  return {
    asRead,

    unknown: () =>
      it('does not know a time entry that is not there', async () => {
        expect(await world.ofNobody('timeEntryId')).toEqual([404, 'entry.not_found']);
      }),

    approved: () =>
      it('refuses time that was approved', async () => {
        const { params, headers } = await asRead(world.tenant.timeEntry);

        expect(await world.refusal({ params, headers })).toEqual([409, 'entry.locked']);
      }),
  };
}
