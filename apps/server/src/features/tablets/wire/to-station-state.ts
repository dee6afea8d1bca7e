import type { StationState } from '@stimpill/api-types/station';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import type { Secrets } from '#secrets.ts';
import { toInstant } from '#to-instant.ts';
import { highestUnbroken } from './device-sequence.ts';
import { findDeviceState } from './envelope-store.ts';
import { signAnchor, type AnchoredDevice } from '#features/tablets/clocks/time-anchor.ts';

const MOST_RANGES = 20;

export type StateDeps = { readonly database: Database; readonly clock: Clock; readonly secrets: Secrets };

/** Read last, so that it tells the time of the answer. */
export async function toStationState(
  { database, clock, secrets }: StateDeps,
  device: AnchoredDevice,
): Promise<StationState> {
  const { keyEpoch, ...known } = await findDeviceState(
    companyScope(database.knex, device.companyId),
    device.deviceId,
  );
  const now = clock();
  return {
    keyEpoch,
    highestSequence: highestUnbroken(known),
    missing: known.missing.slice(0, MOST_RANGES).map(({ from, to }) => ({ from, to })),
    serverTimeUtc: toInstant(now),
    anchor: signAnchor(secrets, device, now),
  };
}
