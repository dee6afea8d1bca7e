// Where was it? Asked when somebody begins, read when they punch, never waited for: a browser's position has no time limit of its
// own, and terminals that waited for one have hung and doubled punches.

export type PunchPosition = {
  readonly latitude: number;
  readonly longitude: number;
  /** Radius of 95 % confidence in metres. */
  readonly accuracyMeters: number | null;
};

const GIVES_UP_MS = 2_000;
const FRESH_FOR_MS = 5 * 60_000;

export type PunchPositions = {
  /** Asks, unless a fresh position is known. */
  readonly ask: () => void;
  /** The last position if it is fresh; never waits. */
  readonly known: () => PunchPosition | undefined;
};

export function createPunchPositions(
  geolocation: Geolocation | undefined,
  monotonicNow: () => number,
): PunchPositions {
  let last: { readonly position: PunchPosition; readonly at: number } | undefined;
  const known = () => (last && monotonicNow() - last.at < FRESH_FOR_MS ? last.position : undefined);
  const ask = () => {
    if (!geolocation || known()) return;
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        const accuracyMeters = Number.isFinite(accuracy) ? accuracy : null;
        last = { position: { latitude, longitude, accuracyMeters }, at: monotonicNow() };
      },
      // Refused, switched off or too slow: the punch goes on without it.
      () => undefined,
      { timeout: GIVES_UP_MS, maximumAge: FRESH_FOR_MS, enableHighAccuracy: false },
    );
  };
  return { ask, known };
}
