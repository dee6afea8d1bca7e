// The row types of the tables for tablets; the other tables are in tables.ts.
import type { DbBoolean } from './db-boolean.ts';

export type PunchEnvelopeRow = {
  readonly company_id: string;
  readonly punch_id: string;
  readonly device_id: string;
  readonly key_epoch: number;
  readonly sequence: number;
  readonly envelope: string;
  readonly previous_hash: string;
  readonly signature: string;
  readonly chain_hash: string;
  readonly fingerprint: string;
  readonly closing_anchor: string | null;
  /** What was wrong with signature, chain or version. */
  readonly fault: string | null;
  readonly time_grade: string;
  readonly earliest_at: number;
  readonly latest_at: number;
  /** JSON array of what happened to the clock. */
  readonly time_notes: string;
  /** The employee session in which it was made, if one was proven when it arrived. */
  readonly session_began_at: number | null;
  readonly session_ends_at: number | null;
  readonly photo: string;
  readonly photo_digest: string | null;
  /** The device that handed it over, where another one had made it. */
  readonly brought_by: string | null;
};

/** Envelopes that belong to no punch: unreadable, or with an id or number that another one has. */
export type StrayEnvelopeRow = {
  readonly company_id: string;
  readonly id: string;
  readonly device_id: string;
  readonly received_at: number;
  readonly reason: string;
  readonly punch_id: string;
  readonly sequence: number;
  readonly envelope: string;
  readonly previous_hash: string;
  readonly signature: string;
  readonly fingerprint: string;
};

/** How it was shown that a punch was made by its employee. */
export type PunchProofRow = {
  readonly company_id: string;
  readonly punch_id: string;
  readonly proof: string;
  readonly checked_at: number;
};

/** Erased as soon as the PIN was checked, or after seven days. */
export type PinSealRow = {
  readonly company_id: string;
  readonly punch_id: string;
  readonly key_id: string;
  readonly seal: string;
  readonly stored_at: number;
};

/** A punch made offline is checked against the PIN that was valid then. */
export type FormerPinRow = {
  readonly company_id: string;
  readonly id: string;
  readonly employee_id: string;
  readonly pin_hash: string;
  readonly replaced_at: number;
};

export type PunchPhotoRow = {
  readonly company_id: string;
  readonly punch_id: string;
  readonly uploaded_at: number;
  readonly jpeg: Buffer;
};

export type DeviceKeyRow = {
  readonly company_id: string;
  readonly device_id: string;
  readonly epoch: number;
  readonly x: string;
  readonly y: string;
  readonly bound_at: number;
};

export type DeviceHealthRow = {
  readonly company_id: string;
  readonly device_id: string;
  readonly list_mode: string;
  readonly reported_at: number | null;
  /** Every punch made before this moment has been handed over. */
  readonly heard_through: number | null;
  readonly app_version: string | null;
  readonly waiting_punches: number | null;
  readonly is_storage_persistent: DbBoolean | null;
  readonly free_storage_mib: number | null;
  readonly alarm: string | null;
};

export type DeviceIncidentRow = {
  readonly company_id: string;
  readonly id: string;
  readonly device_id: string;
  readonly kind: string;
  readonly key_epoch: number | null;
  readonly from_sequence: number | null;
  readonly to_sequence: number | null;
  readonly opened_at: number;
  /** It closed itself, or somebody closed it: then `changes` has who and why. */
  readonly closed_at: number | null;
};

/** Heads of its chain that a tablet has told, until all punches up to them have arrived. */
export type DeviceHeadRow = {
  readonly company_id: string;
  readonly device_id: string;
  readonly key_epoch: number;
  readonly sequence: number;
  readonly hash: string;
  readonly heard_at: number;
  /** Every punch with a higher number was made after this moment. */
  readonly after_at: number | null;
};

export type CorrectionRequestRow = {
  readonly company_id: string;
  readonly id: string;
  readonly employee_id: string;
  readonly device_id: string;
  readonly action: string;
  readonly at: number;
  readonly note: string | null;
  readonly requested_at: number;
  readonly punch_id: string;
  readonly outcome: string;
};
