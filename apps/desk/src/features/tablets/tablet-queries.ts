// The tablets of the company.
import { query } from '#api/calls.ts';
import type { DataFor } from '#api/contract.ts';

export type ManagedTablet = DataFor<'listTablets'>[number];
export type PairingWord = DataFor<'makePairingWord'>;
export type WordState = DataFor<'getPairingWord'>;
export type TabletReach = DataFor<'getTabletReach'>;
export type TabletAddress = TabletReach['addresses'][number];

const ASKED_AGAIN_MS = 15_000;
/** While somebody waits for a tablet, it should be seen as soon as it is there. */
export const WAITED_FOR_MS = 3_000;

/** Asked for again and again while the page is in sight; the server sends it only when something has changed. */
export const tabletsQuery = (companyId: string) => ({
  ...query('listTablets', { params: { companyId } }),
  refetchInterval: ASKED_AGAIN_MS,
});

export const pairingWordQuery = (companyId: string) => ({
  ...query('getPairingWord', { params: { companyId } }),
  refetchInterval: WAITED_FOR_MS,
});
