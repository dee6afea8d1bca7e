// Public API v1: every operation and the feature that answers it.
import { operations } from '@stimpill/api-types';
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
import { mountApi } from '#http/mount-api.ts';
import type { MountDeps } from '#http/mount-operation.ts';
import { v1Readers } from './company-readers.ts';
import type { CompanyWork } from './company-work.ts';
import type { UseCaseDeps } from './use-case-deps.ts';

type ApiV1Deps = UseCaseDeps & { readonly companyWork?: CompanyWork; readonly isLeaving?: () => boolean };

export function apiV1(deps: ApiV1Deps, mountDeps: MountDeps): RequestHandler {
  return mountApi(operations, v1Handlers(deps), mountDeps);
}

/** By the name of their operation. */
export function v1Handlers(deps: ApiV1Deps) {
  const readers = v1Readers(deps);
  return {
    ...authHandlers(deps),
    ...systemHandlers(deps),
    ...punchesHandlers(deps),
    ...peopleHandlers(deps),
    ...kioskHandlers(deps),
    ...timesheetsHandlers(deps),
    ...schedulesHandlers(deps),
    ...payrollHandlers(deps),
    ...absencesHandlers(deps),
    ...projectsHandlers(deps),
    ...holidaysHandlers(deps),
    ...(deps.companyWork?.inThread(readers) ?? readers),
  };
}
