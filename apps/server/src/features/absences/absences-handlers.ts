import { localDateOf } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError, assertNeverHappens } from '#errors/domain-error.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { inDateOrder } from '#features/people/in-name-order.ts';
import { listSeenEmployees, requireSeenEmployee, seenBy } from '#features/people/seen-people.ts';
import type { V1Handlers } from '#http/mount-api.ts';
import {
  listAbsenceBalances,
  listBalancesOfPresent,
  type EmployeeBalances,
} from './list-absence-balances.ts';
import { listValuedAbsences, type ValuedAbsence } from './list-valued-absences.ts';
import { findTimeOff, listTimeOff, type TimeOff } from './time-off-store.ts';
import type { AbsenceBalances } from '@stimpill/api-types';
import type { Balances } from './absence-balance.ts';

type AbsencesDeps = { readonly database: Database; readonly clock: Clock };

export function absencesHandlers({ database, clock }: AbsencesDeps) {
  return {
    listTimeOff: async ({ params, query, caller }) => {
      const requests = await listTimeOff(companyScope(database.knex, params.companyId), {
        from: query.from,
        to: query.to,
        whose: seenBy(caller),
      });
      return inDateOrder(requests, ({ startDate }) => startDate).map(toRequest);
    },

    getTimeOff: async ({ params, caller }) => {
      // Only the stored record says whose it is. What somebody may not see must look the same as what does not exist.
      const scope = companyScope(database.knex, params.companyId);
      const request = await findTimeOff(scope, params.id, seenBy(caller));
      if (request === undefined) throw new DomainError('time_off.not_found', { field: 'route.id' });
      return toRequest(request);
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

/** The contract knows whole days alone: how much of each is asked for it does not say. */
function toRequest({ id, employeeId, employeeDisplayName, startDate, endDate, status, note }: TimeOff) {
  return { id, employeeId, employeeDisplayName, startDate, endDate, status, note };
}

/** The contract knows four kinds: an own one is the one as which it counts. */
function toPublicAbsence({ id, employeeId, employeeDisplayName, date, type, minutes, note }: ValuedAbsence) {
  return { id, employeeId, employeeDisplayName, date, type, minutes, note };
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
      return inDateOrder(absences, ({ date }) => date).map(toPublicAbsence);
    },

    getAbsenceBalancesSummary: async ({ params, caller }) => {
      const company = await requireCompany(database.knex, params.companyId);
      const asOfDate = localDateOf(clock(), company.timeZone);
      const employees = await listSeenEmployees(companyScope(database.knex, company.id), caller);
      const balances = await listBalancesOfPresent(database.knex, { company, employees, asOfDate });
      return { asOfDate, employees: balances.map((each) => toAbsenceBalances(each, asOfDate)) };
    },
  } satisfies V1Handlers;
}

/** The balances of somebody as the contract has them. */
export function toAbsenceBalances(
  { employee, vacation, sick, sickChild }: EmployeeBalances,
  asOfDate: string,
): AbsenceBalances {
  return {
    employeeId: employee.id,
    employeeDisplayName: employee.displayName,
    asOfDate,
    vacation: toBalance(vacation),
    sick: toBalance(sick),
    sickChild: toBalance(sickChild),
  };
}

function toBalance(balance: Balances['vacation']): AbsenceBalances['vacation'] {
  return { ...balance, missing: [...balance.missing] };
}
