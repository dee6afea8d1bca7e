import type { ShownWordDeps } from '#features/auth/pairing-words/require-pairing-word.ts';
import { toDeviceRegistration } from '#features/tablets/devices/to-device-registration.ts';
import type { StationHandlers } from '#http/mount-api.ts';
import { toInstant } from '#to-instant.ts';
import { pairTablet } from './pair-tablet.ts';
import { tellArrival } from './tell-arrival.ts';

export function pairingHandlers(deps: ShownWordDeps) {
  return {
    tellArrival: async ({ body, clientAddress: address, pageOrigin, program }) => {
      const { company, endsAt } = await tellArrival(deps, { ...body, address, pageOrigin, program });
      return { companyName: company.name, endsAtUtc: toInstant(endsAt) };
    },

    pairTablet: async ({ body: { word, deviceName }, clientAddress: address }) =>
      toDeviceRegistration(await pairTablet(deps, { word, deviceName, address })),
  } satisfies StationHandlers;
}
