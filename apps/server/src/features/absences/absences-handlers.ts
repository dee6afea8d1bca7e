import type { operations } from '@stimpill/api-types';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { assertNeverHappens } from '#errors/assert-never-happens.ts';
import { DomainError } from '#errors/domain-error.ts';
import { localDateIn } from '#features/companies/local-date.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { isEmployed, mayRead } from '#features/people/employee.ts';
import { findEmployee, listEmployees } from '#features/people/employee-store.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import type { Handler } from '#http/mount-operation.ts';
import { inDateOrder } from './in-date-order.ts';
import { listAbsenceBalances } from './list-absence-balances.ts';
import { listValuedAbsences } from './list-valued-absences.ts';
import { findTimeOff, listTimeOff } from './time-off-store.ts';
import { toAbsenceBalances } from './to-absence-balances.ts';

export type AbsencesHandlers = {
  readonly listTimeOff: Handler<typeof operations.listTimeOff>;
  readonly getTimeOff: Handler<typeof operations.getTimeOff>;
  readonly listAbsences: Handler<typeof operations.listAbsences>;
  readonly getAbsenceBalancesSummary: Handler<typeof operations.getAbsenceBalancesSummary>;
  readonly getEmployeeAbsenceBalances: Handler<typeof operations.getEmployeeAbsenceBalances>;
};

type AbsencesDeps = { readonly database: Database; readonly clock: Clock };

export function absencesHandlers({ database, clock }: AbsencesDeps): AbsencesHandlers {
  return {
    listTimeOff: async ({ params, query, caller }) => {
      const requests = await listTimeOff(companyScope(database.knex, params.companyId), {
        from: query.from,
        to: query.to,
        whose: caller.role === 'employee' ? [caller.userId] : 'everybody',
      });
      return inDateOrder(requests, ({ startDate }) => startDate);
    },

    getTimeOff: async ({ params, caller }) => {
      const request = await findTimeOff(companyScope(database.knex, params.companyId), params.id);
      // Only the stored record says whose it is. To an employee a colleague's record must look the same as one that does not exist.
      if (request === undefined || !mayRead(caller, request.employeeId))
        throw new DomainError('time_off.not_found', { field: 'route.id' });
      return request;
    },

    listAbsences: async ({ params, query, caller }) => {
      const employeeId = query.employeeId ?? (caller.role === 'employee' ? caller.userId : null);
      if (employeeId !== null && !mayRead(caller, employeeId))
        throw new DomainError('auth.not_own_record', { field: 'query.employeeId' });
      const range = { startDate: query.from, endDate: query.to };
      const absences = await listValuedAbsences(database.knex, params.companyId, { employeeId, range });
      return inDateOrder(absences, ({ date }) => date);
    },

    getAbsenceBalancesSummary: async ({ params }) => {
      const company = await requireCompany(database.knex, params.companyId);
      const asOfDate = localDateIn(company.timeZone, clock());
      const everybody = await listEmployees(companyScope(database.knex, company.id));
      const present = everybody.filter(
        (employee) => isEmployed(employee, asOfDate) && employee.employmentStartDate <= asOfDate,
      );
      const employees = inNameOrder(present, ({ displayName }) => displayName);
      const balances = await listAbsenceBalances(database.knex, { company, employees, asOfDate });
      return { asOfDate, employees: balances.map((each) => toAbsenceBalances(each, asOfDate)) };
    },

    getEmployeeAbsenceBalances: async ({ params, caller }) => {
      if (!mayRead(caller, params.userId))
        throw new DomainError('auth.not_own_record', { field: 'route.userId' });
      const company = await requireCompany(database.knex, params.companyId);
      const asOfDate = localDateIn(company.timeZone, clock());
      const employee = await findEmployee(companyScope(database.knex, company.id), params.userId);
      if (employee === undefined) throw new DomainError('employee.not_found', { field: 'route.userId' });
      const request = { company, employees: [employee], asOfDate };
      const [balances] = await listAbsenceBalances(database.knex, request);
      return toAbsenceBalances(balances ?? assertNeverHappens('one employee without balances'), asOfDate);
    },
  };
}
