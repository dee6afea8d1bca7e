// The first visit comes over a line that may be slow: what its first screen does not need must not share the line with it.

/** By then the first screen is complete even on a slow line. */
export const FIRST_SCREEN_MS = 3_000;

/** A browser that has been here before has the service worker. */
export function isFirstVisit(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller === null;
}
