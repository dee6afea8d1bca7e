import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { authorOf } from '#features/changes/change.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { requireSeenEmployee } from '#features/people/seen-people.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { bookBalance } from './book-balance.ts';

export function manageBalancesHandlers(deps: { readonly database: Database; readonly clock: Clock }) {
  const { knex } = deps.database;
  return {
    bookTimeOff: async ({ params: { employeeId }, body: { takesBack, minutes, ...said }, caller }) => {
      const booking = { ...said, minutes: takesBack ? -minutes : minutes };
      const scope = companyScope(knex, caller.companyId);
      const employee = await requireSeenEmployee(scope, caller, employeeId, 'route.employeeId');
      const company = await requireCompany(knex, caller.companyId);
      const { id } = await bookBalance(deps, { company, employee, booking, by: authorOf(caller) });
      return { bookingId: id };
    },
  } satisfies ManageHandlers;
}
