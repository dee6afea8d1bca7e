import type { ManageHandlers } from '#http/mount-api.ts';
import { toInstant } from '#to-instant.ts';
import { toPersonSignIn } from './to-person-sign-in.ts';
import { giveAddressLink, withdrawAddress, type AddressLinkDeps } from './waiting-address.ts';

export function waitingAddressHandlers(deps: AddressLinkDeps) {
  return {
    giveAddressLink: async ({ params, caller }) => {
      const { path, endsAt } = await giveAddressLink(caller, params.employeeId, deps);
      return { path, endsAtUtc: toInstant(endsAt) };
    },

    withdrawAddress: async ({ params, caller }) =>
      toPersonSignIn(await withdrawAddress(caller, params.employeeId, deps), deps),
  } satisfies ManageHandlers;
}
