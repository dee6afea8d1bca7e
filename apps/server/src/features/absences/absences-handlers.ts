import { localDateOf } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { assertNeverHappens } from '#errors/assert-never-happens.ts';
import { DomainError } from '#errors/domain-error.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { isEmployed } from '#features/people/employee.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import { listSeenEmployees, requireSeenEmployee, seenBy } from '#features/people/seen-people.ts';
import type { V1Handlers } from '#http/handlers.ts';
import { inDateOrder } from './in-date-order.ts';
import { listAbsenceBalances } from './list-absence-balances.ts';
import { listValuedAbsences } from './list-valued-absences.ts';
import { findTimeOff, listTimeOff } from './time-off-store.ts';
import { toAbsenceBalances } from './to-absence-balances.ts';

type AbsencesDeps = { readonly database: Database; readonly clock: Clock };

export function absencesHandlers({ database, clock }: AbsencesDeps) {
  return {
    listTimeOff: async ({ params, query, caller }) => {
      const requests = await listTimeOff(companyScope(database.knex, params.companyId), {
        from: query.from,
        to: query.to,
        whose: seenBy(caller),
      });
      return inDateOrder(requests, ({ startDate }) => startDate);
    },

    getTimeOff: async ({ params, caller }) => {
      // Only the stored record says whose it is. What somebody may not see must look the same as what does not exist.
      const scope = companyScope(database.knex, params.companyId);
      const request = await findTimeOff(scope, params.id, seenBy(caller));
      if (request === undefined) throw new DomainError('time_off.not_found', { field: 'route.id' });
      return request;
    },

    getEmployeeAbsenceBalances: async ({ params, caller }) => {
      const scope = companyScope(database.knex, params.companyId);
      const employee = await requireSeenEmployee(scope, caller, params.userId, 'route.userId');
      const company = await requireCompany(database.knex, params.companyId);
      const asOfDate = localDateOf(clock(), company.timeZone);
      const request = { company, employees: [employee], asOfDate };
      const [balances] = await listAbsenceBalances(database.knex, request);
      return toAbsenceBalances(balances ?? assertNeverHappens('one employee without balances'), asOfDate);
    },
  } satisfies V1Handlers;
}

/** They count the whole company, in the thread for that. */
export function absencesReader({ database, clock }: AbsencesDeps) {
  return {
    listAbsences: async ({ params, query, caller }) => {
      const scope = companyScope(database.knex, params.companyId);
      const employees =
        query.employeeId === undefined
          ? await listSeenEmployees(scope, caller)
          : [await requireSeenEmployee(scope, caller, query.employeeId, 'query.employeeId')];
      const range = { startDate: query.from, endDate: query.to };
      const absences = await listValuedAbsences(scope, { employees, range });
      return inDateOrder(absences, ({ date }) => date);
    },

    getAbsenceBalancesSummary: async ({ params, caller }) => {
      const company = await requireCompany(database.knex, params.companyId);
      const asOfDate = localDateOf(clock(), company.timeZone);
      const everybody = await listSeenEmployees(companyScope(database.knex, company.id), caller);
      const present = everybody.filter(
        (employee) => isEmployed(employee, asOfDate) && employee.employmentStartDate <= asOfDate,
      );
      const employees = inNameOrder(present, ({ displayName }) => displayName);
      const balances = await listAbsenceBalances(database.knex, { company, employees, asOfDate });
      return { asOfDate, employees: balances.map((each) => toAbsenceBalances(each, asOfDate)) };
    },
  } satisfies V1Handlers;
}
