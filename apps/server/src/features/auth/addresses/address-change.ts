// A new sign-in address of somebody. It waits until the link that was sent to it is opened; until then the old one signs in. Once it
// counts, the old one can be taken back for a while.
import type { AddressChangeRecord } from '#database/tables/sign-in.ts';
import type { Author } from '#features/changes/change.ts';

const HOUR_MS = 3_600_000;

/** How long it waits, and its link works: long enough for a weekend. */
export const WAITS_MS = 72 * HOUR_MS;
/** How long the old address has a way back. */
export const WAY_BACK_MS = 72 * HOUR_MS;
/** For so long after a change nobody gets a link to choose a password. */
export const NO_LINK_MS = 24 * HOUR_MS;

export type AddressChange = Omit<AddressChangeRecord, keyof Author> & {
  /** Who asked for it. */
  readonly by: Author;
};

/** What the person had as it began to count: whatever is there beyond it was added with the new address. */
export type AddedBefore = {
  /** SHA-256 of the stored hash. */
  readonly passwordDigest: string | null;
  readonly hadTotp: boolean;
};

/** One that waits. */
export type WaitingAddress = AddressChange & {
  readonly newEmail: string;
  /** Whether a link was made. */
  readonly hasLink: boolean;
};
