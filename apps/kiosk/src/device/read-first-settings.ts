// What company and server have decided, asked for while the tablet is being set up: before the station of a running kiosk exists.
import { browserPorts } from '#api/browser-ports.ts';
import { createCallStation } from '#api/call-station.ts';
import type { StationSettings } from '#storage/kiosk-database.ts';
import { signWith, type BoundKey } from './device-key.ts';
import { readStationSettings } from './station-settings.ts';

/** Undefined when the server does not tell; then the tablet goes on with what it knows itself. */
export async function readFirstSettings(key: BoundKey): Promise<StationSettings | undefined> {
  let aheadMs = 0;
  const call = createCallStation({
    ...browserPorts,
    identity: () => ({
      deviceToken: key.deviceToken,
      keyEpoch: key.bound.keyEpoch,
      sign: (bytes) => signWith(key, bytes),
    }),
    // A tablet fresh from its box may be hours wrong; the first answer puts that right.
    serverNow: () => Date.now() - aheadMs,
    clock: { monotonicNow: () => performance.now(), wallNow: () => Date.now() },
    onExchange: ({ answeredAtWallMs, state }) => {
      aheadMs = answeredAtWallMs - Date.parse(state.serverTimeUtc);
    },
    onContact: () => undefined,
  });
  return readStationSettings(call);
}
