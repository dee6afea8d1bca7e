// Which of the coordinates of a terminal punch count. That they come in pairs is the contract's business.
import type { PunchLocation } from '#features/ledger/punch.ts';

type TerminalCoordinates = {
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  readonly userLat?: number | undefined;
  readonly userLon?: number | undefined;
};

/** The person's own position wins over that of the terminal. */
export function punchLocation({
  lat,
  lng,
  userLat,
  userLon,
}: TerminalCoordinates): PunchLocation | undefined {
  return toLocation(userLat, userLon) ?? toLocation(lat, lng);
}

export function toLocation(
  latitude: number | undefined,
  longitude: number | undefined,
): PunchLocation | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
