import { instantsOf, localDateOf, periodAround } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { findPayPeriod, listPayPeriods } from '#features/companies/pay-period-store.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import { refuseUnknownYears } from '#features/timesheets/known-years.ts';
import type { V1Handlers } from '#http/mount-api.ts';
import { isTimeLocked } from './locked-time-store.ts';
import { previewPayrollExport, type PayrollPreview } from './preview-payroll-export.ts';
import type { PayrollExportPreview } from '@stimpill/api-types';

const NO_DEFAULT = 'The company has set no pay period. Ask an owner to set one.';

type PayrollDeps = { readonly database: Database; readonly clock: Clock };

export function payrollHandlers({ database, clock }: PayrollDeps) {
  return {
    listPayPeriods: async ({ params }) => {
      const periods = await listPayPeriods(companyScope(database.knex, params.companyId));
      return inNameOrder(periods, ({ name }) => name);
    },

    getPayPeriod: async ({ params }) => {
      const { timeZone } = await requireCompany(database.knex, params.companyId);
      const period = await findPayPeriod(companyScope(database.knex, params.companyId), params.payPeriodId);
      if (period === undefined) throw new DomainError('pay_period.not_found', { field: 'route.payPeriodId' });
      const { startDate, endDate } = periodAround(period.startDay, localDateOf(clock(), timeZone));
      return { ...period, currentStartDate: startDate, currentEndDate: endDate };
    },

    getCurrentPayPeriod: async ({ params }) => {
      const scope = companyScope(database.knex, params.companyId);
      const { timeZone, defaultPayPeriodId } = await requireCompany(database.knex, params.companyId);
      const period = defaultPayPeriodId === null ? undefined : await findPayPeriod(scope, defaultPayPeriodId);
      if (period === undefined) throw new DomainError('pay_period.not_found', { message: NO_DEFAULT });
      const { id: payPeriodId, name, startDay } = period;
      const range = periodAround(startDay, localDateOf(clock(), timeZone));
      const instants = instantsOf(range, timeZone);
      const isLocked = await isTimeLocked(scope, { payPeriodId, ...instants });
      return { payPeriodId, name, startDay, ...range, isLocked };
    },
  } satisfies V1Handlers;
}

/** It counts the whole company, in the thread for that. */
export function payrollExportReader({ database, clock }: PayrollDeps) {
  return {
    previewPayrollExport: async ({ params, body }) => {
      refuseUnknownYears({ startDate: body.startDate, endDate: body.endDate });
      const { startDate, endDate, exportTarget, employeeIds } = body;
      const preview = await previewPayrollExport(database.knex, {
        companyId: params.companyId,
        range: { startDate, endDate },
        target: exportTarget,
        employeeIds: employeeIds ?? null,
        now: clock(),
      });
      return toExportPreview(preview);
    },
  } satisfies V1Handlers;
}

export function toExportPreview({ totalEmployees, lines, issues }: PayrollPreview): PayrollExportPreview {
  return {
    totalEmployees,
    lines: [...lines],
    issues: [...issues],
    hasUnmappedKeys: issues.some(({ code }) => code === 'pay_line.unmapped'),
    hasBlockingErrors: issues.some(({ severity }) => severity === 'error'),
  };
}
