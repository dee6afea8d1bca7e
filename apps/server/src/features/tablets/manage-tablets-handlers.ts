import { isEasyManagerCode } from '@stimpill/api-types/manager-code';
import { companyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import { authorOf } from '#features/changes/change.ts';
import { makePairingWord, type PairingWordDeps } from '#features/auth/pairing-words/make-pairing-word.ts';
import { findPairingWordOf, type PairingWord } from '#features/auth/pairing-words/pairing-word-store.ts';
import { findManagerCodeHash } from '#features/companies/manager-code-store.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { toInstant } from '#to-instant.ts';
import { findDevice, type Device } from './devices/device-store.ts';
import { renameDevice } from './devices/rename-device.ts';
import { issueManagerCode, setManagerCode, type SetManagerCodeDeps } from './devices/set-manager-code.ts';
import { takeDeviceOut } from './devices/take-device-out.ts';
import { closeTabletIncident } from './health/close-tablet-incident.ts';
import { describeTablets } from './health/describe-tablets.ts';
import type { TabletReach } from './reach/tablet-reach.ts';
import { toManagedTablet } from './to-managed-tablet.ts';
import type { DataOf } from '@stimpill/api-types';
import type { manageOperations } from '@stimpill/api-types/manage';

type State = DataOf<(typeof manageOperations)['getPairingWord']>;

const NONE: State = { endsAtUtc: null, arrival: null, registered: null };

/** @param registered the tablet of a word that was used */
function toPairingWordState(word: PairingWord | undefined, registered: Device | undefined): State {
  if (word === undefined) return NONE;
  const { endsAt, arrival, tabletId } = word;
  const endsAtUtc = toInstant(endsAt);
  if (registered)
    return { endsAtUtc, arrival: null, registered: { tabletId: registered.id, name: registered.name } };
  // Used, and yet it has registered none: its maker had no right to.
  if (tabletId !== null) return NONE;
  if (arrival === null) return { endsAtUtc, arrival, registered: null };
  const { at, ...told } = arrival;
  return { endsAtUtc, arrival: { ...told, atUtc: toInstant(at) }, registered: null };
}

type ManageTabletsDeps = SetManagerCodeDeps &
  PairingWordDeps & { readonly version: string; readonly findReach: () => TabletReach };

export function manageTabletsHandlers(deps: ManageTabletsDeps) {
  const { database, clock, version: serverVersion } = deps;
  return {
    listTablets: async ({ params }) => {
      const told = { now: clock(), serverVersion };
      return (await describeTablets(database.knex, params.companyId, told)).map(toManagedTablet);
    },

    renameTablet: async ({ params, body: { name, seen }, caller }) => {
      const { companyId, tabletId } = params;
      const authored = { by: authorOf(caller), reason: null, now: clock() };
      const named = { companyId, deviceId: tabletId, name, seenName: seen?.name };
      await renameDevice(database, named, authored);
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

    makePairingWord: async ({ params: { companyId }, caller }) => {
      const maker = { companyId, employeeId: caller.userId };
      const { endsAt, ...made } = await makePairingWord(deps, maker, authorOf(caller));
      const validForSeconds = Math.round((endsAt - clock()) / 1000);
      return { ...made, endsAtUtc: toInstant(endsAt), validForSeconds };
    },

    getPairingWord: async ({ params, caller }) => {
      const scope = companyScope(database.knex, params.companyId);
      const word = await findPairingWordOf(scope, caller.userId, clock());
      const tabletId = word?.tabletId ?? null;
      return toPairingWordState(word, tabletId === null ? undefined : await findDevice(scope, tabletId));
    },

    getTabletReach: () => {
      const { addresses, certificate } = deps.findReach();
      return Promise.resolve({ addresses: [...addresses], certificate });
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
  } satisfies ManageHandlers;
}
