import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { toInstant } from '#to-instant.ts';
import { confirmAddress, readAddressLink, type ConfirmDeps } from './confirm-address.ts';
import { readWayBack, takeAddressBack } from './take-address-back.ts';

export function addressHandlers(deps: ConfirmDeps) {
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
  } satisfies ManageHandlers;
}

function whose({ person, company }: { readonly person: Employee; readonly company: CompanySettings }) {
  const { displayName } = person;
  return { displayName, companyName: company.name, language: person.language ?? company.language };
}
