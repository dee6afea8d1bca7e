// The private API: every operation of a station and what answers it.
import { stationOperations } from '@stimpill/api-types/station';
import type { RequestHandler } from 'express';
import { stationHandlers } from '#features/tablets/station-handlers.ts';
import { pairingHandlers } from '#features/tablets/pairing/pairing-handlers.ts';
import { stationManagerHandlers } from '#features/tablets/station-manager-handlers.ts';
import { ownHoursReader } from '#features/tablets/people/own-hours-reader.ts';
import { ownChangesReader } from '#features/change-answers/own-changes.ts';
import { stationChangesHandlers } from '#features/change-answers/station-changes-handlers.ts';
import { ownRecord } from '#features/own-record/own-record.ts';
import { stationRecordHandlers } from '#features/own-record/station-record-handlers.ts';
import { stationLeaveHandlers } from '#features/leave/station-leave-handlers.ts';
import { stationOwnHandlers } from '#features/tablets/people/station-own-handlers.ts';
import { stationPhoneHandlers } from '#features/tablets/people/station-phone-handlers.ts';
import { stationPeopleHandlers } from '#features/tablets/people/station-people-handlers.ts';
import { mountApi } from '#http/mount-api.ts';
import type { MountDeps } from '#http/mount-operation.ts';
import type { CompanyWork } from './company-work.ts';
import type { UseCaseDeps } from './use-case-deps.ts';

type ApiPrivateDeps = UseCaseDeps & { readonly companyWork?: CompanyWork };

export function apiPrivate(deps: ApiPrivateDeps, mountDeps: MountDeps): RequestHandler {
  const readOwnHours = deps.companyWork?.readOwnHours ?? ownHoursReader(deps);
  const handlers = {
    ...pairingHandlers(deps),
    ...stationHandlers(deps),
    ...stationManagerHandlers(deps),
    ...stationPeopleHandlers(deps),
    ...stationPhoneHandlers(deps),
    ...stationLeaveHandlers(deps),
    ...stationOwnHandlers({ ...deps, readOwnHours }),
    ...stationChangesHandlers(deps, deps.companyWork?.readOwnChanges ?? ownChangesReader(deps)),
    ...stationRecordHandlers(deps, deps.companyWork?.ownRecord ?? ownRecord(deps)),
  };
  return mountApi(stationOperations, handlers, mountDeps);
}
