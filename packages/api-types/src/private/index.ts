// The surface of the station contract. What a tablet needs at run time is in the entry `punch-envelope`, without schemas.
export { stationOperations, type StationOperationId } from './station.ts';
export { STATION_API_INFO } from './station-api-info.ts';
export { STATION_ERROR_CODES, type StationErrorCode } from './station-error-codes.ts';
export { MOST_TOLD_AT_ONCE } from './station-changes.ts';
export { type StationListMode } from './station-device.ts';
export { MAX_BATCH_ITEMS, type PunchResult, type ReviewReason } from './station-punches.ts';
export { type PageCertificate } from './station-pairing.ts';
export { type StationPerson } from './station-people.ts';
export { MAX_STATION_REVIEWS, type StationReview } from './station-reviews.ts';
export { type StationState } from './station-state.ts';
export { readPunchEnvelope, type ReadEnvelope } from './read-punch-envelope.ts';
