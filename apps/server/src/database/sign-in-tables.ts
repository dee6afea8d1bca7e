// Rows about how people sign in: second factors, passkeys, pairing words, links.

/** With which address somebody signs in. */
export type SignInNameRow = {
  /** Lower-case: one user per address in the whole installation. */
  readonly email_key: string;
  readonly company_id: string;
  readonly employee_id: string;
};

export type TotpFactorRow = {
  readonly company_id: string;
  readonly employee_id: string;
  /** Sealed; null while the first app is being added. */
  readonly secret: string | null;
  /** Sealed, of an app that is being added. */
  readonly started_secret: string | null;
  /** The half minute whose code was used last, counted from 1970. */
  readonly used_step: number;
};

/** By which the first company is made. */
export type FirstRunLinkRow = { readonly digest: string; readonly ends_at: number };

/** Codes on paper that were not used. */
export type RecoveryCodeRow = {
  readonly company_id: string;
  readonly employee_id: string;
  readonly digest: string;
};

/** One that was not used; only a keyed digest of it. The last four tell of the tablet that has shown it, and are null before. */
export type PairingWordRow = {
  readonly digest: string;
  readonly company_id: string;
  /** Who made it: it stands in for the password of that person. */
  readonly employee_id: string;
  readonly ends_at: number;
  readonly origin: string | null;
  readonly certificate: 'trusted' | 'untrusted' | 'none' | null;
  readonly device: 'iPad' | 'Android' | 'other' | null;
  readonly arrived_at: number | null;
  /** The tablet that was registered by it: it is used, and stays so that the desk can say by which. */
  readonly tablet_id: string | null;
};

/** Links with which people choose a password; they go once they were used. */
export type PasswordLinkRow = {
  readonly company_id: string;
  readonly employee_id: string;
  readonly digest: string;
  readonly made_at: number;
  readonly ends_at: number;
};

/** A new sign-in address of somebody: as it waits for its link to be opened, and afterwards as it may be taken back. */
export type AddressChangeRow = {
  readonly company_id: string;
  readonly id: string;
  readonly employee_id: string;
  /** Null: there was none, or it can no longer be taken back to. */
  readonly old_email: string | null;
  /** Null: the address was only taken away. */
  readonly new_email: string | null;
  readonly asked_at: number;
  /** Who asked, as in `changes`. */
  readonly door: string;
  readonly user_id: string | null;
  readonly operator: string | null;
  /** Of the link that confirms it; null: none was made, or it was used. */
  readonly digest: string | null;
  /** Until then it waits. */
  readonly ends_at: number;
  /** Since when it counts; null: it waits. */
  readonly counted_at: number | null;
  /** Of the way back that the old address got. */
  readonly back_digest: string | null;
  readonly back_ends_at: number | null;
  /** As it began to count, so that whoever takes it back knows what came since: SHA-256 of the stored hash. */
  readonly password_digest: string | null;
  readonly had_totp: boolean | 0 | 1;
  /** The session in which the person is told; null: they have not signed in at the desk since. */
  readonly told_in: string | null;
};

export type PasskeyRow = {
  readonly company_id: string;
  readonly id: string;
  readonly employee_id: string;
  /** As the browser names it, in base64url; unique in the whole installation. */
  readonly credential_id: string;
  /** In COSE, in base64url. */
  readonly public_key: string;
  /** How often it has signed, as the device counts; 0 where it does not count. */
  readonly counter: number;
  /** How a browser reaches it: words separated by spaces. */
  readonly transports: string;
  readonly name: string;
  readonly added_at: number;
  readonly used_at: number | null;
};

/** What a passkey is asked to sign, once. */
export type PasskeyChallengeRow = {
  /** SHA-256 of the challenge. */
  readonly digest: string;
  /** `add`, `confirm`, `firstRun` or `signIn`. */
  readonly purpose: string;
  /** Whose passkey is asked for; null in a sign-in, as is the company. At the first run the company is null, and the person is to come. */
  readonly employee_id: string | null;
  readonly company_id: string | null;
  readonly ends_at: number;
};
