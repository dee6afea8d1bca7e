// How today stands.
import type { PersonToday, Today } from '@stimpill/api-types/manage';
import { query } from '#api/calls.ts';
import type { DataFor } from '#api/contract.ts';

export type { PersonToday, Today };

const ASKED_AGAIN_MS = 15_000;

/** Asked for again and again while the page is in sight; the server sends it only when something has changed. */
export const todayQuery = (companyId: string) => ({
  ...query('getToday', { params: { companyId } }),
  refetchInterval: ASKED_AGAIN_MS,
});

export type MovedPerson = DataFor<'listMovedFigures'>[number];

const MOVED_ASKED_AGAIN_MS = 300_000;

/** Whose approved figures would change: counted for everybody of whom time was opened, so it is asked for less often. */
export const movedPeopleQuery = (companyId: string) => ({
  ...query('listMovedFigures', { params: { companyId } }),
  refetchInterval: MOVED_ASKED_AGAIN_MS,
});
