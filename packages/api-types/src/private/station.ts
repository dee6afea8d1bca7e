// The table of contents of the station operations: everything our own kiosk asks of the server.
import {
  getServerTime,
  getStationSettings,
  registerDeviceKey,
  revokeOwnDevice,
  sendHeartbeat,
} from './station-device.ts';
import { disputePunch } from './station-disputes.ts';
import { checkManagerCode, signInManager } from './station-manager.ts';
import { getOwnHours, listOwnShifts, requestCorrection, tellMissedBreak } from './station-own.ts';
import { pairTablet, tellArrival } from './station-pairing.ts';
import { authenticateStationPin, listStationPeople, listStationProjects } from './station-people.ts';
import { sendPunchBatch, uploadPunchPhoto } from './station-punches.ts';
import { recoverPunches } from './station-recovery.ts';
import { listStationReviews } from './station-reviews.ts';

/** Every station operation that is built, under `/api/station/v1`. */
export const stationOperations = {
  tellArrival,
  pairTablet,
  registerDeviceKey,
  getServerTime,
  getStationSettings,
  sendHeartbeat,
  checkManagerCode,
  signInManager,
  revokeOwnDevice,
  listStationPeople,
  listStationProjects,
  authenticateStationPin,
  sendPunchBatch,
  uploadPunchPhoto,
  disputePunch,
  recoverPunches,
  getOwnHours,
  listOwnShifts,
  requestCorrection,
  tellMissedBreak,
  listStationReviews,
} as const;

/** The id of a station operation. */
export type StationOperationId = keyof typeof stationOperations;
