import type { manageOperations } from '@stimpill/api-types/manage';
import type { Handler } from '#http/mount-operation.ts';
import { toInstant } from '#to-instant.ts';
import { toPersonSignIn } from './to-person-sign-in.ts';
import { giveAddressLink, withdrawAddress, type AddressLinkDeps } from './waiting-address.ts';

export type WaitingAddressHandlers = {
  readonly [Id in 'giveAddressLink' | 'withdrawAddress']: Handler<(typeof manageOperations)[Id]>;
};

export function waitingAddressHandlers(deps: AddressLinkDeps): WaitingAddressHandlers {
  return {
    giveAddressLink: async ({ params, caller }) => {
      const { path, endsAt } = await giveAddressLink(caller, params.employeeId, deps);
      return { path, endsAtUtc: toInstant(endsAt) };
    },

    withdrawAddress: async ({ params, caller }) =>
      toPersonSignIn(await withdrawAddress(caller, params.employeeId, deps), deps),
  };
}
