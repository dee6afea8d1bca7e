import { localDateOf } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { isEmployed } from '#features/people/employee.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import type { OwnHandlers } from '#http/mount-api.ts';
import { toInstant } from '#to-instant.ts';
import { claimPhoneOffer, readPhoneClaim } from './claim-offer.ts';
import { endPhone, onPhone } from './end-phone.ts';
import { openPhone, type OpenPhoneDeps } from './open-phone.ts';
import { listPhonesOf, noteOpening } from './phone-store.ts';
import { toPhone } from './to-phone.ts';

export function ownPhoneHandlers(deps: OpenPhoneDeps) {
  const { database, clock } = deps;
  const scopeOf = (companyId: string) => companyScope(database.knex, companyId);
  return {
    claimPhoneOffer: async ({ body, program }) => {
      const { digits, endsAt } = await claimPhoneOffer(deps, body, program);
      return { digits, endsAtUtc: toInstant(endsAt) };
    },

    readPhoneClaim: async ({ body, phoneCookie }) => {
      const claim = await readPhoneClaim(deps, body, phoneCookie.came);
      if (claim.state === 'added') phoneCookie.give(claim.token);
      return { state: claim.state };
    },

    getMyPhone: async ({ caller: { phoneId, companyId, employeeId, isOpen } }) => {
      const company = await requireCompany(database.knex, companyId);
      const employee =
        (await findEmployee(scopeOf(companyId), employeeId)) ?? assertNeverHappens('a phone of nobody');
      return {
        ...{ phoneId, isOpen, displayName: employee.displayName, companyName: company.name },
        ...{ timeZone: company.timeZone, language: employee.language },
        isEmployed: isEmployed(employee, localDateOf(clock(), company.timeZone)),
      };
    },

    openMyPhone: async ({ body: { pin }, caller }) => ({
      openUntilAtUtc: toInstant(await openPhone(deps, caller, pin)),
    }),

    closeMyPhone: async ({ caller: { companyId, phoneId } }) => {
      await noteOpening(scopeOf(companyId), phoneId, { openedAt: null });
      return { phoneId };
    },

    leaveMyPhone: async ({ caller: { companyId, employeeId, phoneId }, phoneCookie }) => {
      await endPhone(deps, { companyId, employeeId, phoneId }, onPhone(employeeId));
      phoneCookie.takeBack();
      return { phoneId };
    },

    listMyPhones: async ({ caller: { companyId, employeeId } }) =>
      (await listPhonesOf(scopeOf(companyId), employeeId)).map(toPhone),

    endMyPhone: async ({ params: { phoneId }, caller: { companyId, employeeId } }) => {
      await endPhone(deps, { companyId, employeeId, phoneId }, onPhone(employeeId));
      return { phoneId };
    },
  } satisfies OwnHandlers;
}
