import { companyScope } from '#database/company-scope.ts';
import type { Author } from '#features/changes/change.ts';
import { endPhone } from '#features/auth/phones/end-phone.ts';
import { confirmPhone, mayLetIn, offerPhone, readOffer } from '#features/auth/phones/let-phone-in.ts';
import { listPhonesOf } from '#features/auth/phones/phone-store.ts';
import { toPhone } from '#features/auth/phones/to-phone.ts';
import type { StationHandlers } from '#http/mount-api.ts';
import { toInstant } from '#to-instant.ts';
import { toStationState, type StateDeps } from '#features/tablets/wire/to-station-state.ts';

const atTablet = (employeeId: string): Author => ({ door: 'station', userId: employeeId, operator: null });

export function stationPhoneHandlers(deps: StateDeps) {
  return {
    offerPhone: async ({ caller }) => {
      const { offerId, word, endsAt } = await offerPhone(deps, caller);
      return { offerId, word, endsAtUtc: toInstant(endsAt), station: await toStationState(deps, caller) };
    },

    readPhoneOffer: async ({ body: { offerId }, caller }) => ({
      ...(await readOffer(deps, caller, offerId)),
      station: await toStationState(deps, caller),
    }),

    confirmPhone: async ({ body, caller }) => {
      await confirmPhone(deps, caller, { ...body, by: atTablet(caller.employeeId) });
      return { station: await toStationState(deps, caller) };
    },

    listOwnPhones: async ({ caller }) => {
      const scope = companyScope(deps.database.knex, caller.companyId);
      return {
        phones: (await listPhonesOf(scope, caller.employeeId)).map(toPhone),
        mayAdd: await mayLetIn(deps, caller),
        station: await toStationState(deps, caller),
      };
    },

    endOwnPhone: async ({ body: { phoneId, isNotMine }, caller: { companyId, employeeId, ...device } }) => {
      await endPhone(deps, { companyId, employeeId, phoneId, isNotMine }, atTablet(employeeId));
      return { phoneId, station: await toStationState(deps, { companyId, ...device }) };
    },
  } satisfies StationHandlers;
}
