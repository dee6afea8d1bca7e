// The tablets.
import { filled, flag, guid, moment, named, orNull, text, whole, word } from '../columns.ts';
import { nobody } from '../erasing.ts';
import { ofCompany, type RowOf } from '../table.ts';

export const devices = ofCompany('devices', {
  subject: 'device',
  erasing: nobody('tablets; who registered one is an id'),
  columns: {
    id: guid,
    token_digest: text,
    name: text,
    /** The owner or manager who signed in to register it. */
    registered_by: guid,
    registered_at: moment,
    revoked_at: orNull(moment),
    /** When it last called; written at most once a minute. */
    last_seen_at: filled(moment),
  },
});
export type DeviceRow = RowOf<typeof devices>;

export const deviceKeys = ofCompany('device_keys', {
  key: ['device_id', 'epoch'],
  erasing: nobody('tablets'),
  columns: {
    device_id: guid,
    epoch: whole,
    x: text,
    y: text,
    bound_at: moment,
  },
});
export type DeviceKeyRow = RowOf<typeof deviceKeys>;

export const deviceHealth = ofCompany('device_health', {
  key: ['device_id'],
  erasing: nobody('what a tablet says of itself, in its own words'),
  columns: {
    device_id: guid,
    list_mode: word,
    /** When it last told how it is. */
    reported_at: orNull(moment),
    /** Every punch made before this moment has been handed over. */
    heard_through: orNull(moment),
    app_version: orNull(text),
    waiting_punches: orNull(whole),
    is_storage_persistent: orNull(flag),
    free_storage_mib: named(orNull(whole), 'freeStorageMiB'),
    /** In the words of the tablet. */
    alarm: orNull(word),
  },
});
export type DeviceHealthRow = RowOf<typeof deviceHealth>;

export const deviceIncidents = ofCompany('device_incidents', {
  subject: 'deviceIncident',
  erasing: nobody('tablets'),
  columns: {
    id: guid,
    device_id: guid,
    kind: word,
    key_epoch: orNull(whole),
    from_sequence: orNull(whole),
    to_sequence: orNull(whole),
    opened_at: moment,
    /** It closed itself, or somebody closed it: then `changes` has who and why. */
    closed_at: orNull(moment),
  },
});
export type DeviceIncidentRow = RowOf<typeof deviceIncidents>;

/** Heads of its chain that a tablet has told, until all punches up to them have arrived. */
export const deviceHeads = ofCompany('device_heads', {
  key: ['device_id', 'key_epoch', 'sequence'],
  erasing: nobody('chains of tablets'),
  columns: {
    device_id: guid,
    key_epoch: whole,
    sequence: whole,
    hash: text,
    heard_at: moment,
    /** Every punch with a higher number was made after this moment. */
    after_at: orNull(moment),
  },
});
export type DeviceHeadRow = RowOf<typeof deviceHeads>;
