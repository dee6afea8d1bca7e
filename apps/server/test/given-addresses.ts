// New sign-in addresses, as rows.
import { randomUUID } from 'node:crypto';
import type { AddressChangeRow } from '#database/tables/sign-in.ts';
import { WAITS_MS, WAY_BACK_MS } from '#features/auth/addresses/address-change.ts';
import { digestOf, newCompanyToken } from '#features/auth/token-digest.ts';
import type { UseCaseDeps } from '../src/use-case-deps.ts';
import type { SignedUpRow } from './an-employee-row.ts';
import type { Insert } from './given-plans.ts';

export function newAddresses({ clock }: UseCaseDeps, insert: Insert) {
  const row = ({ company_id, id: employee_id, email }: SignedUpRow, new_email: string): AddressChangeRow => ({
    ...{ company_id, id: randomUUID(), employee_id, old_email: email, new_email },
    ...{ asked_at: clock(), door: 'command line', user_id: null, operator: 'root' },
    ...{ digest: null, ends_at: clock() + WAITS_MS, counted_at: null },
    ...{ back_digest: null, back_ends_at: null, password_digest: null, had_totp: false, told_in: null },
  });
  return {
    /** An address that waits to be confirmed; `token` is that of its link. */
    aWaitingAddress: async (
      person: SignedUpRow,
      email = `new-${person.email}`,
      overrides: Partial<AddressChangeRow> = {},
    ) => {
      const token = newCompanyToken('sal', person.company_id);
      const waiting = { ...row(person, email), digest: digestOf(token), ...overrides };
      return { ...(await insert<AddressChangeRow>('address_changes', waiting)), token };
    },

    /** The person has signed in with their address since now; `token` leads back to the old one. */
    aWayBack: async (
      person: SignedUpRow,
      oldEmail = `old-${person.email}`,
      overrides: Partial<AddressChangeRow> = {},
    ) => {
      const token = newCompanyToken('swb', person.company_id);
      const counted = { counted_at: clock(), back_ends_at: clock() + WAY_BACK_MS };
      return {
        ...(await insert<AddressChangeRow>('address_changes', {
          ...{ ...row(person, person.email), old_email: oldEmail, ...counted },
          ...{ back_digest: digestOf(token), ...overrides },
        })),
        token,
      };
    },
  };
}
