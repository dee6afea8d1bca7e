// Rows about how people sign in: second factors, one-time passwords, links.

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

/** Codes on paper that were not used. */
export type RecoveryCodeRow = {
  readonly company_id: string;
  readonly employee_id: string;
  readonly digest: string;
};

/** One that was not used; only a keyed digest of it. */
export type DevicePasswordRow = {
  readonly company_id: string;
  /** Who made it: it stands in for the password of that person. */
  readonly employee_id: string;
  readonly digest: string;
  readonly ends_at: number;
};

/** Links with which people choose a password; they go once they were used. */
export type PasswordLinkRow = {
  readonly company_id: string;
  readonly employee_id: string;
  readonly digest: string;
  readonly made_at: number;
  readonly ends_at: number;
};
