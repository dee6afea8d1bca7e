// What a tablet needs to sign: bytes, chain, seal and request, without the schema library.
export { fromBase64Url, toBase64Url } from './base64url.ts';
export {
  chainLink,
  chainStart,
  encodePunchDetails,
  encodePunchEnvelope,
  encodePunchHeader,
  MAX_STRETCHES,
  PUNCH_ENVELOPE_VERSION,
  type AnchorReading,
  type ClockReadings,
  type ClockStretch,
  type PunchDetails,
  type PunchEnvelope,
  type PunchHeader,
  type PunchProof,
} from './punch-envelope.ts';
export {
  encodeExportedPunches,
  openOutboxExport,
  outboxExportHead,
  outboxExportInfo,
  type ExportedPunch,
  type OpenSealed,
  type OutboxExport,
} from './outbox-export.ts';
export { ENCAPSULATED_KEY_BYTES, fromPinBlock, PIN_SEAL_BYTES, pinSealInfo, toPinBlock } from './pin-seal.ts';
export { PIN_TRIES_LEFT_HEADER } from './pin-tries.ts';
export {
  deviceKeyText,
  formatStationSignature,
  parseStationSignature,
  SIGNATURE_TOLERANCE_MS,
  STATION_SIGNATURE_HEADER,
  stationRequestText,
  type StationRequest,
  type StationSignature,
} from './request-signature.ts';
