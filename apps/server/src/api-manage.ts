// The table of the manage API: every operation of our own apps for managers, and the handler behind it.
import { manageOperations as operations } from '@stimpill/api-types/manage';
import { Router } from 'express';
import { manageTimesheetsHandlers } from '#features/timesheets/manage-timesheets-handlers.ts';
import { mountOperation, refuseOtherMethods, type MountDeps } from '#http/mount-operation.ts';
import type { UseCaseDeps } from './use-case-deps.ts';

export function apiManage(deps: UseCaseDeps, mountDeps: MountDeps): Router {
  const router = Router();
  const timesheets = manageTimesheetsHandlers(deps);

  mountOperation(router, operations.explainDay, timesheets.explainDay, mountDeps);

  refuseOtherMethods(router, Object.values(operations));
  return router;
}
