// What every page goes by: counts of what waits, how people of one name are told apart, when a pay period begins. It comes with the session.
import { query } from './calls.ts';

const KEPT_MS = 60_000;

/** Rows by the hundred look at it, so none of them asks again by itself: the navigation does. */
export const frameQuery = (companyId: string) => ({
  ...query('getDeskFrame', { params: { companyId } }),
  staleTime: KEPT_MS,
});

/** The same for what counts, which is asked for again and again while the page is in sight. */
export const countsQuery = (companyId: string, askedAgainMs = KEPT_MS) => ({
  ...frameQuery(companyId),
  refetchInterval: askedAgainMs,
});
