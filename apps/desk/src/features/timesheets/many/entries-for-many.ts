// One punch for many people: tried first, then written for each of them by themselves.
import type { QueryClient } from '@tanstack/react-query';
import { MOST_PEOPLE_AT_ONCE } from '@stimpill/api-types/manage-calls';
import { ask, makeOld } from '#api/calls.ts';
import type { CallFor, DataFor } from '#api/contract.ts';

export type PunchForMany = CallFor<'checkEntriesForMany'>['body'];
export type CheckedForOne = DataFor<'checkEntriesForMany'>[number];
export type AddedForOne = DataFor<'addEntriesForMany'>[number];

/** What it would do for each person, in the order of the ids. Nothing is changed. @throws CallFailed */
export async function checkForMany(
  companyId: string,
  punch: PunchForMany,
): Promise<readonly CheckedForOne[]> {
  const checked: CheckedForOne[] = [];
  for (const employeeIds of inPortions(punch.employeeIds))
    checked.push(
      ...(await ask('checkEntriesForMany', { params: { companyId }, body: { ...punch, employeeIds } })),
    );
  return checked;
}

/** What became of it for each person, in the order of the ids. @throws CallFailed; then some may have got it already */
export async function addForMany(
  client: QueryClient,
  companyId: string,
  punch: PunchForMany & { readonly reason: string },
): Promise<readonly AddedForOne[]> {
  const added: AddedForOne[] = [];
  try {
    for (const employeeIds of inPortions(punch.employeeIds))
      added.push(
        ...(await ask('addEntriesForMany', { params: { companyId }, body: { ...punch, employeeIds } })),
      );
  } finally {
    await makeOld(client, 'addEntriesForMany');
  }
  return added;
}

function inPortions(ids: readonly string[]): readonly string[][] {
  const count = Math.ceil(ids.length / MOST_PEOPLE_AT_ONCE);
  return Array.from({ length: count }, (_, place) =>
    ids.slice(place * MOST_PEOPLE_AT_ONCE, (place + 1) * MOST_PEOPLE_AT_ONCE),
  );
}
