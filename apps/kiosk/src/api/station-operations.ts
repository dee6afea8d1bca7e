// Where the operations of the station are and how long the kiosk waits for each. A test holds this table against the contract,
// which itself stays out of the bundle because of its schemas.
import type { stationOperations } from '@stimpill/api-types/station';
import type { KioskOperation } from './kiosk-operations.ts';

export type StationOperations = typeof stationOperations;
export type StationOperationId = keyof StationOperations;

export const STATION_BASE = '/api/station/v1';

/** How many punches one batch may hold. */
export const MAX_BATCH_ITEMS = 50;

/**
 * A person stands before the tablet while a PIN is checked: after 2.5 s it is taken without the server. A batch is given time,
 * because nobody waits for it longer than 3 s anyway, and giving up on it early would only send it twice.
 */
export const STATION_OPERATIONS: Record<StationOperationId, KioskOperation> = {
  registerDeviceKey: { method: 'POST', path: '/device-key', auth: 'device', timeoutMs: 15_000 },
  getServerTime: { method: 'GET', path: '/time', auth: 'station', timeoutMs: 5_000 },
  getStationSettings: { method: 'GET', path: '/settings', auth: 'station', timeoutMs: 8_000 },
  sendHeartbeat: { method: 'POST', path: '/heartbeat', auth: 'station', timeoutMs: 8_000 },
  checkManagerCode: { method: 'POST', path: '/manager-code', auth: 'station', timeoutMs: 5_000 },
  revokeOwnDevice: { method: 'POST', path: '/revocation', auth: 'station', timeoutMs: 8_000 },
  listStationPeople: { method: 'GET', path: '/people', auth: 'station', timeoutMs: 8_000 },
  listStationProjects: { method: 'GET', path: '/projects', auth: 'station', timeoutMs: 8_000 },
  authenticateStationPin: { method: 'POST', path: '/auth-pin', auth: 'station', timeoutMs: 2_500 },
  sendPunchBatch: { method: 'POST', path: '/punch-batches', auth: 'station', timeoutMs: 30_000 },
  uploadPunchPhoto: { method: 'POST', path: '/punch-photos', auth: 'station', timeoutMs: 30_000 },
  disputePunch: { method: 'POST', path: '/punch-disputes', auth: 'station', timeoutMs: 8_000 },
  getOwnHours: { method: 'GET', path: '/own-hours', auth: 'stationEmployee', timeoutMs: 8_000 },
  listOwnShifts: { method: 'GET', path: '/own-shifts', auth: 'stationEmployee', timeoutMs: 8_000 },
  listStationReviews: { method: 'GET', path: '/reviews', auth: 'station', timeoutMs: 8_000 },
  requestCorrection: { method: 'POST', path: '/corrections', auth: 'stationEmployee', timeoutMs: 8_000 },
};
