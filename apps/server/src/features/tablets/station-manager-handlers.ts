// What a manager asks of the server at the tablet.
import type { CheckPasswordDeps } from '#features/auth/check-password.ts';
import { checkManagerCode, type CheckManagerCodeDeps } from '#features/tablets/devices/check-manager-code.ts';
import { revokeOwnDevice } from '#features/tablets/devices/revoke-device.ts';
import { signInManager } from '#features/tablets/devices/require-right-to-tablets.ts';
import { toStationState, type StateDeps } from '#features/tablets/wire/to-station-state.ts';
import type { StationHandlers } from '#http/mount-api.ts';
import { toInstant } from '#to-instant.ts';

type StationManagerDeps = StateDeps & CheckManagerCodeDeps & CheckPasswordDeps;

export function stationManagerHandlers(deps: StationManagerDeps) {
  return {
    checkManagerCode: async ({ body, caller }) => {
      const managerCodeVersion = await checkManagerCode(deps, caller, body.code);
      return { managerCodeVersion, station: await toStationState(deps, caller) };
    },

    signInManager: async ({ body, caller, clientAddress: address }) => {
      await signInManager(deps, caller.companyId, { ...body, address });
      return { station: await toStationState(deps, caller) };
    },

    revokeOwnDevice: async ({ body, caller }) => {
      const revokedAtUtc = toInstant(await revokeOwnDevice(deps, caller, body));
      return { revokedAtUtc, station: await toStationState(deps, caller) };
    },
  } satisfies StationHandlers;
}
