import type { operations } from '@stimpill/api-types';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { mayRead } from '#features/people/employee.ts';
import type { Handler } from '#http/mount-operation.ts';
import { inDateOrder } from './in-date-order.ts';
import { listValuedAbsences } from './list-valued-absences.ts';
import { findTimeOff, listTimeOff } from './time-off-store.ts';

export type AbsencesHandlers = {
  readonly listTimeOff: Handler<typeof operations.listTimeOff>;
  readonly getTimeOff: Handler<typeof operations.getTimeOff>;
  readonly listAbsences: Handler<typeof operations.listAbsences>;
};

export function absencesHandlers({ database }: { readonly database: Database }): AbsencesHandlers {
  return {
    listTimeOff: async ({ params, query, caller }) => {
      const requests = await listTimeOff(companyScope(database.knex, params.companyId), {
        from: query.from,
        to: query.to,
        employeeId: caller.role === 'employee' ? caller.userId : null,
      });
      return inDateOrder(requests, ({ startDate }) => startDate);
    },

    getTimeOff: async ({ params, caller }) => {
      const request = await findTimeOff(companyScope(database.knex, params.companyId), params.id);
      // Only the record tells whose it is, so a colleague's must not look different from none.
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
  };
}
