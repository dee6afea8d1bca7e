// Whether somebody is in front of the page. What it asks by itself must not keep a session that everybody has left.

const ACTS = ['pointerdown', 'keydown', 'wheel', 'focus'] as const;
/** Much shorter than the half hour after which the server ends a session. */
const HERE_MS = 60_000;

/** Opening the page is an act, too. */
let actedAt = performance.now();

for (const act of ACTS)
  window.addEventListener(
    act,
    () => {
      actedAt = performance.now();
    },
    { capture: true, passive: true },
  );

/** Whether the page was touched within the last minute. */
export function isSomebodyHere(): boolean {
  return performance.now() - actedAt < HERE_MS;
}
