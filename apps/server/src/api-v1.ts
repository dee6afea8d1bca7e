// The table: every operation of Public API v1 and the handler behind it, in the order of the specification.
import { operations, type Operation } from '@stimpill/api-types';
import type { RequestHandler } from 'express';
import { absencesHandlers } from '#features/absences/absences-handlers.ts';
import { authHandlers } from '#features/auth/auth-handlers.ts';
import { holidaysHandlers } from '#features/holidays/holidays-handlers.ts';
import { kioskHandlers } from '#features/tablets/people/kiosk-handlers.ts';
import { payrollHandlers } from '#features/payroll/payroll-handlers.ts';
import { peopleHandlers } from '#features/people/people-handlers.ts';
import { projectsHandlers } from '#features/projects/projects-handlers.ts';
import { punchesHandlers } from '#features/doors/punches-handlers.ts';
import { schedulesHandlers } from '#features/schedules/schedules-handlers.ts';
import { systemHandlers } from '#features/system/system-handlers.ts';
import { timesheetsHandlers } from '#features/timesheets/timesheets-handlers.ts';
import { mountOperation, refuseOtherMethods, type Handler, type MountDeps } from '#http/mount-operation.ts';
import { routesByPlace } from '#http/routes-by-place.ts';
import type { CompanyWideOperation } from './company-job.ts';
import type { CompanyWork } from './company-work.ts';
import type { UseCaseDeps } from './use-case-deps.ts';

type ApiV1Deps = UseCaseDeps & { readonly companyWork?: CompanyWork; readonly isLeaving?: () => boolean };

export function apiV1(deps: ApiV1Deps, mountDeps: MountDeps): RequestHandler {
  const router = routesByPlace();
  const auth = authHandlers(deps);
  const system = systemHandlers(deps);
  const punches = punchesHandlers(deps);
  const people = peopleHandlers(deps);
  const kiosk = kioskHandlers(deps);
  const timesheets = timesheetsHandlers(deps);
  const schedules = schedulesHandlers(deps);
  const payroll = payrollHandlers(deps);
  const absences = absencesHandlers(deps);
  const projects = projectsHandlers(deps);
  const holidays = holidaysHandlers(deps);
  /** In a thread of its own where there is one, so that punches do not wait. */
  const companyWide = <O extends Operation & { readonly id: CompanyWideOperation }>(
    operation: O,
    here: Handler<O>,
  ) => mountOperation(router, operation, deps.companyWork?.handlerOf(operation) ?? here, mountDeps);

  mountOperation(router, operations.login, auth.login, mountDeps);
  mountOperation(router, operations.refreshTokens, auth.refreshTokens, mountDeps);
  mountOperation(router, operations.revokeSession, auth.revokeSession, mountDeps);
  mountOperation(router, operations.getHealth, system.getHealth, mountDeps);
  mountOperation(router, operations.partnerPunch, punches.partnerPunch, mountDeps);
  mountOperation(router, operations.getPunchList, punches.getPunchList, mountDeps);
  mountOperation(router, operations.listTerminalDepartments, people.listTerminalDepartments, mountDeps);
  mountOperation(router, operations.getActiveStatus, punches.getActiveStatus, mountDeps);
  mountOperation(router, operations.terminalPunch, punches.terminalPunch, mountDeps);
  mountOperation(router, operations.registerDevice, kiosk.registerDevice, mountDeps);
  mountOperation(router, operations.authenticatePin, kiosk.authenticatePin, mountDeps);
  mountOperation(router, operations.kioskPunch, kiosk.kioskPunch, mountDeps);
  mountOperation(router, operations.getTimeEntries, timesheets.getTimeEntries, mountDeps);
  mountOperation(router, operations.listShifts, schedules.listShifts, mountDeps);
  mountOperation(router, operations.getScheduleSummary, schedules.getScheduleSummary, mountDeps);
  mountOperation(router, operations.listPayPeriods, payroll.listPayPeriods, mountDeps);
  mountOperation(router, operations.getPayPeriod, payroll.getPayPeriod, mountDeps);
  mountOperation(router, operations.getCurrentPayPeriod, payroll.getCurrentPayPeriod, mountDeps);
  mountOperation(router, operations.listTimeOff, absences.listTimeOff, mountDeps);
  mountOperation(router, operations.getTimeOff, absences.getTimeOff, mountDeps);
  companyWide(operations.listAbsences, absences.listAbsences);
  companyWide(operations.getAbsenceBalancesSummary, absences.getAbsenceBalancesSummary);
  mountOperation(
    router,
    operations.getEmployeeAbsenceBalances,
    absences.getEmployeeAbsenceBalances,
    mountDeps,
  );
  mountOperation(router, operations.listDepartments, people.listDepartments, mountDeps);
  mountOperation(router, operations.listProjects, projects.listProjects, mountDeps);
  mountOperation(router, operations.getProject, projects.getProject, mountDeps);
  companyWide(operations.getProjectSummary, timesheets.getProjectSummary);
  mountOperation(router, operations.listUsers, people.listUsers, mountDeps);
  mountOperation(router, operations.getUser, people.getUser, mountDeps);
  mountOperation(router, operations.listHolidays, holidays.listHolidays, mountDeps);
  companyWide(operations.previewPayrollExport, payroll.previewPayrollExport);

  refuseOtherMethods(router, Object.values(operations));
  return router.handler;
}
