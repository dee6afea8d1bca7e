// The API of the page of those who work: every operation and what answers it.
import { ownOperations } from '@stimpill/api-types/own';
import type { RequestHandler } from 'express';
import { ownChangesHandlers } from '#features/change-answers/own-changes-handlers.ts';
import { ownChangesReader } from '#features/change-answers/own-changes.ts';
import { ownPhoneHandlers } from '#features/auth/phones/own-phone-handlers.ts';
import { ownPageHandlers } from '#features/own-record/own-page-handlers.ts';
import { ownRecord } from '#features/own-record/own-record.ts';
import { ownStatementHandlers } from '#features/statements/own-statement-handlers.ts';
import { ownStatementMaker } from '#features/statements/own-statement.ts';
import { ownHoursReader } from '#features/tablets/people/own-hours-reader.ts';
import { mountApi } from '#http/mount-api.ts';
import type { MountDeps } from '#http/mount-operation.ts';
import type { CompanyWork } from './company-work.ts';
import type { UseCaseDeps } from './use-case-deps.ts';

type ApiOwnDeps = UseCaseDeps & { readonly companyWork?: CompanyWork; readonly paperWork?: CompanyWork };

export function apiOwn(deps: ApiOwnDeps, mountDeps: MountDeps): RequestHandler {
  const record = deps.companyWork?.ownRecord ?? ownRecord(deps);
  const readOwnHours = deps.companyWork?.readOwnHours ?? ownHoursReader(deps);
  const handlers = {
    ...ownPhoneHandlers(deps),
    ...ownChangesHandlers(deps, deps.companyWork?.readOwnChanges ?? ownChangesReader(deps)),
    ...ownStatementHandlers(deps.paperWork?.makeOwnStatement ?? ownStatementMaker(deps)),
    ...ownPageHandlers({ ...deps, record, readOwnHours }),
  };
  return mountApi(ownOperations, handlers, mountDeps);
}
