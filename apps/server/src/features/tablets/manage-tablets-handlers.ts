import type { manageOperations } from '@stimpill/api-types/manage';
import { isEasyManagerCode } from '@stimpill/api-types/manager-code';
import { companyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import {
  makeDevicePassword,
  type DevicePasswordDeps,
} from '#features/auth/device-passwords/make-device-password.ts';
import { findManagerCodeHash } from '#features/companies/manager-code-store.ts';
import type { UserCaller } from '#http/caller.ts';
import type { Handler } from '#http/mount-operation.ts';
import { toInstant } from '#to-instant.ts';
import { renameDevice } from './devices/rename-device.ts';
import { issueManagerCode, setManagerCode, type SetManagerCodeDeps } from './devices/set-manager-code.ts';
import { takeDeviceOut } from './devices/take-device-out.ts';
import { closeTabletIncident } from './health/close-tablet-incident.ts';
import { describeTablets } from './health/describe-tablets.ts';
import { toManagedTablet } from './to-managed-tablet.ts';

type Operation =
  | 'listTablets'
  | 'renameTablet'
  | 'revokeTablet'
  | 'closeTabletIncident'
  | 'makeDevicePassword'
  | 'getManagerCode'
  | 'makeManagerCode'
  | 'removeManagerCode';

export type ManageTabletsHandlers = { readonly [Id in Operation]: Handler<(typeof manageOperations)[Id]> };

export function manageTabletsHandlers(
  deps: SetManagerCodeDeps & DevicePasswordDeps & { readonly version: string },
): ManageTabletsHandlers {
  const { database, clock, version: serverVersion } = deps;
  return {
    listTablets: async ({ params }) => {
      const told = { now: clock(), serverVersion };
      return (await describeTablets(database.knex, params.companyId, told)).map(toManagedTablet);
    },

    renameTablet: async ({ params, body: { name }, caller }) => {
      const { companyId, tabletId } = params;
      const authored = { by: authorOf(caller), reason: null, now: clock() };
      await renameDevice(database, { companyId, deviceId: tabletId, name }, authored);
      return { tabletId, name };
    },

    revokeTablet: async ({ params, body, caller }) => {
      const { companyId, tabletId } = params;
      const reason = body.reason ?? null;
      const taken = { companyId, deviceId: tabletId, by: authorOf(caller), reason };
      return { tabletId, revokedAtUtc: toInstant(await takeDeviceOut(deps, taken)) };
    },

    closeTabletIncident: async ({ params: { companyId, incidentId }, body: { finding }, caller }) => {
      const closing = { companyId, incidentId, finding, by: authorOf(caller) };
      if (await closeTabletIncident(deps, closing)) return { incidentId };
      throw new DomainError('incident.not_open', { field: 'route.incidentId' });
    },

    makeDevicePassword: async ({ params: { companyId }, caller }) => {
      const maker = { companyId, employeeId: caller.userId };
      const { endsAt, ...made } = await makeDevicePassword(deps, maker, authorOf(caller));
      const validForSeconds = Math.round((endsAt - clock()) / 1000);
      return { ...made, endsAtUtc: toInstant(endsAt), validForSeconds };
    },

    getManagerCode: async ({ params: { companyId } }) => ({
      isSet: (await findManagerCodeHash(companyScope(database.knex, companyId))) !== null,
    }),

    makeManagerCode: async ({ params: { companyId }, caller }) => {
      const code = issueManagerCode(isEasyManagerCode);
      await setManagerCode(deps, { companyId, code, by: authorOf(caller) });
      return { code };
    },

    removeManagerCode: async ({ params: { companyId }, caller }) => {
      await setManagerCode(deps, { companyId, code: null, by: authorOf(caller) });
      return { isSet: false };
    },
  };
}

function authorOf({ userId }: UserCaller) {
  return { door: 'desk', userId, operator: null } as const;
}
