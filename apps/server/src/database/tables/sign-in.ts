// How people sign in: sessions, second factors, passkeys, pairing words, links; and what one press of theirs made.
import { flag, guid, json, long, moment, oneOf, orNull, text, whole, word, wordOf } from '../columns.ts';
import { goes, nobody } from '../erasing.ts';
import { columnNamesOf, everywhere, ofCompany, onCoordinator, type RecordOf, type RowOf } from '../table.ts';
import type { ChangeDoor } from './company.ts';

export const sessions = ofCompany('sessions', {
  erasing: goes('signIn'),
  columns: {
    id: guid,
    employee_id: guid,
    /** `token`: renewed by refresh tokens; `desk`: known by a cookie. */
    kind: word,
    created_at: moment,
    /** A session ends then, however much it is used. */
    ends_at: moment,
    revoked_at: orNull(moment),
    /** A `SessionEnd`; null while it goes on, and where that was not kept. */
    ended_because: orNull(word),
    /** SHA-256 of the cookie; null for sessions of tokens, as are the rest. */
    digest: orNull(text),
    /** The last request, to the minute. */
    used_at: orNull(moment),
    /** When somebody last showed that it is still them. */
    confirmed_at: orNull(moment),
    /** What the browser calls itself. */
    program: orNull(text),
    /** With which it began; null: with a password, beside whatever else it takes. */
    passkey_id: orNull(guid),
  },
});
export type SessionRow = RowOf<typeof sessions>;

export const refreshTokens = ofCompany('refresh_tokens', {
  key: ['digest'],
  erasing: goes('signIn', { column: 'session_id', of: 'sessions' }),
  columns: {
    /** SHA-256 of the token; the token itself is stored nowhere. */
    digest: text,
    session_id: guid,
    expires_at: moment,
    used_at: orNull(moment),
  },
});
export type RefreshTokenRow = RowOf<typeof refreshTokens>;

/** With which address somebody signs in. */
export const signInNames = everywhere('sign_in_names', {
  // An address leads to its company.
  key: ['email_key'],
  erasing: goes('signIn'),
  columns: {
    /** Lower-case: one user per address in the whole installation. */
    email_key: text,
    company_id: guid,
    employee_id: guid,
  },
});
export type SignInNameRow = RowOf<typeof signInNames>;

export const totpFactors = ofCompany('totp_factors', {
  key: ['employee_id'],
  erasing: goes('signIn'),
  columns: {
    employee_id: guid,
    /** Sealed; null while the first app is being added. */
    secret: orNull(text),
    /** Sealed, of an app that is being added. */
    started_secret: orNull(text),
    /** The half minute whose code was used last, counted from 1970. */
    used_step: long,
  },
});
export type TotpFactorRow = RowOf<typeof totpFactors>;

/** Codes on paper that were not used. */
export const recoveryCodes = ofCompany('recovery_codes', {
  key: ['employee_id', 'digest'],
  erasing: goes('signIn'),
  columns: {
    employee_id: guid,
    digest: text,
  },
});
export type RecoveryCodeRow = RowOf<typeof recoveryCodes>;

export const passkeys = ofCompany('passkeys', {
  erasing: goes('signIn'),
  columns: {
    id: guid,
    employee_id: guid,
    /** As the browser names it, in base64url; unique in the whole installation. */
    credential_id: text,
    /** In COSE, in base64url. */
    public_key: text,
    /** How often it has signed, as the device counts; 0 where it does not count. */
    counter: long,
    /** How a browser reaches it: words separated by spaces. */
    transports: text,
    name: text,
    added_at: moment,
    used_at: orNull(moment),
  },
});
export type PasskeyRow = RowOf<typeof passkeys>;

/** What a passkey is asked to sign, once. */
export const passkeyChallenges = onCoordinator('passkey_challenges', {
  // Anyone who signs in by a passkey has not said yet who they are.
  key: ['digest'],
  erasing: goes('signIn'),
  columns: {
    /** SHA-256 of the challenge. */
    digest: text,
    /** `add`, `confirm`, `firstRun` or `signIn`. */
    purpose: word,
    /** Whose passkey is asked for; null in a sign-in, as is the company. At the first run the company is null, and the person is to come. */
    employee_id: orNull(guid),
    company_id: orNull(guid),
    ends_at: moment,
  },
});
export type PasskeyChallengeRow = RowOf<typeof passkeyChallenges>;

/** Links with which people choose a password; they go once they were used. */
export const passwordLinks = ofCompany('password_links', {
  key: ['employee_id', 'digest'],
  erasing: goes('signIn'),
  columns: {
    employee_id: guid,
    digest: text,
    made_at: moment,
    ends_at: moment,
  },
});
export type PasswordLinkRow = RowOf<typeof passwordLinks>;

/** A new sign-in address of somebody: as it waits for its link to be opened, and afterwards as it may be taken back. */
export const addressChanges = ofCompany('address_changes', {
  erasing: goes('signIn'),
  columns: {
    id: guid,
    employee_id: guid,
    /** Null: there was none, or it can no longer be taken back to. */
    old_email: orNull(text),
    /** Null: the address was only taken away. */
    new_email: orNull(text),
    asked_at: moment,
    /** Who asked, as in `changes`. */
    door: wordOf<ChangeDoor>(),
    user_id: orNull(guid),
    operator: orNull(text),
    /** Of the link that confirms it; null: none was made, or it was used. */
    digest: orNull(text),
    /** Until then it waits. */
    ends_at: moment,
    /** Since when it counts; null: it waits. */
    counted_at: orNull(moment),
    /** Of the way back that the old address got. */
    back_digest: orNull(text),
    back_ends_at: orNull(moment),
    /** As it began to count, so that anyone who takes it back knows what came since: SHA-256 of the stored hash. */
    password_digest: orNull(text),
    had_totp: flag,
    /** The session in which the person is told; null: they have not signed in at the desk since. */
    told_in: orNull(guid),
  },
});
export type AddressChangeRow = RowOf<typeof addressChanges>;
/** All but what its links are known by, and what was there as it began to count. */
export const ADDRESS_CHANGE = columnNamesOf(addressChanges, [
  'digest',
  'back_digest',
  'password_digest',
  'had_totp',
  'told_in',
]);
export type AddressChangeRecord = RecordOf<typeof addressChanges, (typeof ADDRESS_CHANGE)[number]>;

/** A punch made offline is checked against the PIN that was valid then. */
export const formerPins = ofCompany('former_pins', {
  erasing: goes('signIn'),
  // As long as a tablet keeps its punches: until then one may arrive that was made with the old PIN.
  passes: { since: 'replaced_at', days: 35 },
  columns: {
    id: guid,
    employee_id: guid,
    pin_hash: text,
    replaced_at: moment,
  },
});
export type FormerPinRow = RowOf<typeof formerPins>;

export const attemptCounters = onCoordinator('attempt_counters', {
  // Failures for addresses that belong to nobody are counted as well.
  key: ['scope', 'key'],
  erasing: goes('signIn', { within: 'key' }),
  columns: {
    scope: word,
    key: text,
    /** A list of epoch milliseconds, the recent failures, oldest first. */
    failed_at: json,
    failures_in_a_row: whole,
    locked_until: moment,
    /** Of the wrong PINs of an employee in a row: the device of each, with commas between. */
    tried_from: orNull(text),
    /** From then on it does not count, and the row may be removed; null: it does not end by itself. */
    forgotten_at: orNull(moment),
  },
});
export type AttemptCounterRow = RowOf<typeof attemptCounters>;

/** One that was not used; only a keyed digest of it. The last four tell of the tablet that has shown it, and are null before. */
export const pairingWords = onCoordinator('pairing_words', {
  // A tablet that shows its word has not said yet of whom it is.
  key: ['digest'],
  erasing: goes('signIn'),
  columns: {
    digest: text,
    company_id: guid,
    /** Who made it: it stands in for the password of that person. */
    employee_id: guid,
    ends_at: moment,
    origin: orNull(text),
    certificate: orNull(oneOf('trusted', 'untrusted', 'none')),
    device: orNull(oneOf('iPad', 'Android', 'other')),
    arrived_at: orNull(moment),
    /** The tablet that was registered by it: it is used, and stays so that the desk can say by which. */
    tablet_id: orNull(guid),
  },
});
export type PairingWordRow = RowOf<typeof pairingWords>;

/** A phone on which somebody reads their own record. It goes when it is ended. */
export const phones = ofCompany('phones', {
  erasing: goes('signIn'),
  columns: {
    id: guid,
    employee_id: guid,
    /** SHA-256 of its cookie. */
    digest: text,
    /** What its browser calls itself. */
    program: orNull(text),
    added_at: moment,
    /** The tablet at which it was let in; null: at the desk. */
    device_id: orNull(guid),
    /** When the PIN was typed last; null: never, or it was closed since. */
    opened_at: orNull(moment),
    /** The last request with the record open, to the minute. */
    used_at: orNull(moment),
  },
});
export type PhoneRow = RowOf<typeof phones>;

/** What somebody is shown to let a phone in, the newest one of each person. */
export const phoneOffers = ofCompany('phone_offers', {
  key: ['employee_id'],
  erasing: goes('signIn'),
  columns: {
    employee_id: guid,
    id: guid,
    /** SHA-256 of its word. */
    digest: text,
    /** The tablet that shows it; null: the desk. */
    device_id: orNull(guid),
    ends_at: moment,
    /** Which the phone shows, and which are typed where the word is shown. */
    digits: text,
    /** SHA-256 of what the first phone that read it is known by; null: none has. */
    claim_digest: orNull(text),
    program: orNull(text),
    wrong_digits: whole,
    /** The phone that was let in by it; null: none. */
    phone_id: orNull(guid),
  },
});
export type PhoneOfferRow = RowOf<typeof phoneOffers>;

/** By which the first company is made. */
export const firstRunLinks = onCoordinator('first_run_links', {
  // The first company is still to come.
  key: ['digest'],
  erasing: nobody('before there is a company'),
  columns: { digest: text, ends_at: moment },
});
export type FirstRunLinkRow = RowOf<typeof firstRunLinks>;

/** One press of somebody, from the first request with its key. */
export const presses = ofCompany('presses', {
  key: ['employee_id', 'operation', 'key'],
  erasing: goes('signIn'),
  columns: {
    employee_id: guid,
    operation: text,
    key: guid,
    /** A keyed digest of the request, so that nobody can guess from it what was sent. */
    digest: text,
    /** Which request works on it. */
    claim: guid,
    claimed_at: moment,
    /** Written together with what the press does; null: nothing was done yet. */
    done_at: orNull(moment),
    /** Ids and counts by which the answer is made again; JSON null where it is told once; null while it is worked on. */
    made: orNull(json),
    ends_at: moment,
  },
});
export type PressRow = RowOf<typeof presses>;
