import type { stationOperations as operations } from '@stimpill/api-types/station';
import type { ShownWordDeps } from '#features/auth/pairing-words/require-pairing-word.ts';
import { toDeviceRegistration } from '#features/tablets/devices/to-device-registration.ts';
import type { Handler } from '#http/mount-operation.ts';
import { toInstant } from '#to-instant.ts';
import { pairTablet } from './pair-tablet.ts';
import { tellArrival } from './tell-arrival.ts';

export type PairingHandlers = {
  readonly tellArrival: Handler<typeof operations.tellArrival>;
  readonly pairTablet: Handler<typeof operations.pairTablet>;
};

export function pairingHandlers(deps: ShownWordDeps): PairingHandlers {
  return {
    tellArrival: async ({ body, clientAddress: address, pageOrigin, program }) => {
      const { company, endsAt } = await tellArrival(deps, { ...body, address, pageOrigin, program });
      return { companyName: company.name, endsAtUtc: toInstant(endsAt) };
    },

    pairTablet: async ({ body: { word, deviceName }, clientAddress: address }) =>
      toDeviceRegistration(await pairTablet(deps, { word, deviceName, address })),
  };
}
