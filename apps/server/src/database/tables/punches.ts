// The outcome of every punch, and what a tablet sent with it.
import {
  bytes,
  emptied,
  flag,
  guid,
  json,
  moment,
  named,
  orNull,
  real,
  text,
  whole,
  word,
  wordOf,
} from '../columns.ts';
import { goes, nobody, ofPunch, time } from '../erasing.ts';
import { ofCompany, type RecordOf, type RowOf } from '../table.ts';

export const punchInbox = ofCompany('punch_inbox', {
  erasing: time(),
  columns: {
    id: guid,
    received_at: moment,
    door: word,
    /** As the door named them; not a reference, because a punch for somebody unknown is a fact too. */
    employee_id: guid,
    action: word,
    punched_at: moment,
    project_id: orNull(guid),
    sub_project_id: orNull(guid),
    device_id: orNull(guid),
    /** The user whose token brought it, at the partner door. */
    sent_by: orNull(guid),
    /** Salted hash of the row in punch_details; the salt is erased with that row. */
    details_hash: orNull(text),
  },
});
export type PunchInboxRow = RowOf<typeof punchInbox>;

export const punchVerdicts = ofCompany('punch_verdicts', {
  erasing: time(ofPunch),
  columns: {
    id: guid,
    punch_id: guid,
    decided_at: moment,
    verdict: word,
    code: orNull(text),
    time_entry_id: orNull(guid),
  },
});
export type PunchVerdictRow = RowOf<typeof punchVerdicts>;

export const punchDetails = ofCompany('punch_details', {
  key: ['punch_id'],
  erasing: goes('details', ofPunch),
  passes: { since: 'recorded_at', setting: 'coordinates' },
  columns: {
    punch_id: guid,
    recorded_at: moment,
    salt: text,
    latitude: orNull(real),
    longitude: orNull(real),
    client_address: orNull(text),
  },
});
export type PunchDetailsRow = RowOf<typeof punchDetails>;

export const punchPhotos = ofCompany('punch_photos', {
  subject: 'photo',
  key: ['punch_id'],
  erasing: goes('details', ofPunch),
  passes: { since: 'uploaded_at', setting: 'photos' },
  columns: {
    punch_id: guid,
    uploaded_at: moment,
    jpeg: bytes,
  },
});
export type PunchPhotoRow = RowOf<typeof punchPhotos>;

/** Punches that were handed over and are in no time entry yet: not judged, waiting for other tablets, or with a manager. */
export const openPunches = ofCompany('open_punches', {
  key: ['punch_id'],
  erasing: time(),
  columns: {
    punch_id: guid,
    employee_id: guid,
    device_id: guid,
    sequence: whole,
    action: wordOf<'start' | 'stop'>(),
    punched_at: named(moment, 'at'),
    received_at: moment,
    project_id: orNull(guid),
    sub_project_id: orNull(guid),
    is_draft: flag,
    state: wordOf<'stored' | 'waiting' | 'review'>(),
    /** Why it is with a manager. */
    reason: orNull(word),
  },
});
export type OpenPunchRow = RowOf<typeof openPunches>;
export type OpenPunch = RecordOf<typeof openPunches>;

export const punchEnvelopes = ofCompany('punch_envelopes', {
  key: ['punch_id'],
  // The last punch of a tablet stays: the next one is chained to it. Its bytes have ids and clocks, no text.
  erasing: time(ofPunch),
  columns: {
    punch_id: guid,
    device_id: guid,
    key_epoch: whole,
    sequence: whole,
    envelope: text,
    previous_hash: text,
    signature: text,
    chain_hash: text,
    fingerprint: text,
    closing_anchor: orNull(text),
    /** What was wrong with signature, chain or version. */
    fault: orNull(text),
    time_grade: word,
    earliest_at: moment,
    latest_at: moment,
    /** A list of what happened to the clock. */
    time_notes: json,
    /** The employee session in which it was made, if one was proven when it arrived. */
    session_began_at: orNull(moment),
    session_ends_at: orNull(moment),
    photo: word,
    photo_digest: orNull(text),
    /** The device that handed it over, where another one had made it. */
    brought_by: orNull(text),
  },
});
export type PunchEnvelopeRow = RowOf<typeof punchEnvelopes>;

/** Envelopes that belong to no punch: unreadable, or with an id or number that another one has. */
export const strayEnvelopes = ofCompany('stray_envelopes', {
  erasing: nobody('bytes that could not be read, by tablet'),
  columns: {
    id: guid,
    device_id: guid,
    received_at: moment,
    reason: word,
    punch_id: guid,
    sequence: whole,
    envelope: text,
    previous_hash: text,
    signature: text,
    fingerprint: text,
  },
});
export type StrayEnvelopeRow = RowOf<typeof strayEnvelopes>;

/** How it was shown that a punch was made by its employee. */
export const punchProofs = ofCompany('punch_proofs', {
  key: ['punch_id'],
  erasing: time(ofPunch),
  columns: {
    punch_id: guid,
    proof: word,
    checked_at: moment,
  },
});
export type PunchProofRow = RowOf<typeof punchProofs>;

/** Erased as soon as they are opened: what stays could not be opened. */
export const pinSeals = ofCompany('pin_seals', {
  key: ['punch_id'],
  erasing: goes('details', ofPunch),
  passes: { since: 'stored_at', days: 7 },
  columns: {
    punch_id: guid,
    key_id: text,
    seal: text,
    stored_at: moment,
  },
});
export type PinSealRow = RowOf<typeof pinSeals>;

export const correctionRequests = ofCompany('correction_requests', {
  erasing: time(),
  columns: {
    id: named(guid, 'requestId'),
    employee_id: guid,
    device_id: guid,
    action: word,
    at: moment,
    note: emptied(orNull(text), null),
    requested_at: moment,
    punch_id: guid,
    outcome: wordOf<'draft' | 'review'>(),
  },
});
export type CorrectionRequestRow = RowOf<typeof correctionRequests>;
