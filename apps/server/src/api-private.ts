// The table of the private API: every operation of a station and the handler behind it.
import { stationOperations as operations } from '@stimpill/api-types/station';
import type { RequestHandler } from 'express';
import { stationHandlers } from '#features/tablets/station-handlers.ts';
import { pairingHandlers } from '#features/tablets/pairing/pairing-handlers.ts';
import { stationManagerHandlers } from '#features/tablets/station-manager-handlers.ts';
import { ownHoursReader } from '#features/tablets/people/own-hours-reader.ts';
import { stationOwnHandlers } from '#features/tablets/people/station-own-handlers.ts';
import { stationPeopleHandlers } from '#features/tablets/people/station-people-handlers.ts';
import { mountOperation, refuseOtherMethods, type MountDeps } from '#http/mount-operation.ts';
import { routesByPlace } from '#http/routes-by-place.ts';
import type { CompanyWork } from './company-work.ts';
import type { UseCaseDeps } from './use-case-deps.ts';

type ApiPrivateDeps = UseCaseDeps & { readonly companyWork?: CompanyWork };

export function apiPrivate(deps: ApiPrivateDeps, mountDeps: MountDeps): RequestHandler {
  const router = routesByPlace();
  const station = stationHandlers(deps);
  const manager = stationManagerHandlers(deps);
  const pairing = pairingHandlers(deps);
  const people = stationPeopleHandlers(deps);
  const readOwnHours = deps.companyWork?.readOwnHours ?? ownHoursReader(deps);
  const own = stationOwnHandlers({ ...deps, readOwnHours });

  mountOperation(router, operations.tellArrival, pairing.tellArrival, mountDeps);
  mountOperation(router, operations.pairTablet, pairing.pairTablet, mountDeps);
  mountOperation(router, operations.registerDeviceKey, station.registerDeviceKey, mountDeps);
  mountOperation(router, operations.getServerTime, station.getServerTime, mountDeps);
  mountOperation(router, operations.getStationSettings, station.getStationSettings, mountDeps);
  mountOperation(router, operations.sendHeartbeat, station.sendHeartbeat, mountDeps);
  mountOperation(router, operations.checkManagerCode, manager.checkManagerCode, mountDeps);
  mountOperation(router, operations.signInManager, manager.signInManager, mountDeps);
  mountOperation(router, operations.revokeOwnDevice, manager.revokeOwnDevice, mountDeps);
  mountOperation(router, operations.listStationPeople, people.listStationPeople, mountDeps);
  mountOperation(router, operations.listStationProjects, people.listStationProjects, mountDeps);
  mountOperation(router, operations.authenticateStationPin, people.authenticateStationPin, mountDeps);
  mountOperation(router, operations.sendPunchBatch, station.sendPunchBatch, mountDeps);
  mountOperation(router, operations.uploadPunchPhoto, station.uploadPunchPhoto, mountDeps);
  mountOperation(router, operations.disputePunch, station.disputePunch, mountDeps);
  mountOperation(router, operations.recoverPunches, station.recoverPunches, mountDeps);
  mountOperation(router, operations.getOwnHours, own.getOwnHours, mountDeps);
  mountOperation(router, operations.listOwnShifts, own.listOwnShifts, mountDeps);
  mountOperation(router, operations.requestCorrection, own.requestCorrection, mountDeps);
  mountOperation(router, operations.tellMissedBreak, own.tellMissedBreak, mountDeps);
  mountOperation(router, operations.listStationReviews, people.listStationReviews, mountDeps);

  refuseOtherMethods(router, Object.values(operations));
  return router.handler;
}
