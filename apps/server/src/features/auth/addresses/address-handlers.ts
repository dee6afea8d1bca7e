import type { manageOperations } from '@stimpill/api-types/manage';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import type { Handler } from '#http/mount-operation.ts';
import { toInstant } from '#to-instant.ts';
import { confirmAddress, readAddressLink, type ConfirmDeps } from './confirm-address.ts';
import { readWayBack, takeAddressBack } from './take-address-back.ts';

type AddressOperation = 'readAddressLink' | 'confirmAddress' | 'readWayBack' | 'takeAddressBack';

export type AddressHandlers = {
  readonly [Id in AddressOperation]: Handler<(typeof manageOperations)[Id]>;
};

export function addressHandlers(deps: ConfirmDeps): AddressHandlers {
  return {
    readAddressLink: async ({ body: { token } }) => {
      const { change, ...about } = await readAddressLink(deps, token);
      return { ...whose(about), email: change.newEmail, endsAtUtc: toInstant(change.endsAt) };
    },

    confirmAddress: async ({ body: { token } }) => ({ email: await confirmAddress(deps, token) }),

    readWayBack: async ({ body: { token } }) => {
      const { change, ...about } = await readWayBack(deps, token);
      const { oldEmail: email, newEmail, countedAt, backEndsAt } = change;
      const times = { changedAtUtc: toInstant(countedAt), endsAtUtc: toInstant(backEndsAt) };
      return { ...whose(about), email, newEmail, ...times };
    },

    takeAddressBack: ({ body: { token } }) => takeAddressBack(deps, token),
  };
}

function whose({ person, company }: { readonly person: Employee; readonly company: CompanySettings }) {
  const { displayName } = person;
  return { displayName, companyName: company.name, language: person.language ?? company.language };
}
