// The outcome of a punch, as far as the screen may say it. Three truths: the server has confirmed it, it is safe in this tablet,
// or it was not recorded. Nothing is ever claimed that is not on a disk.
import type { ReviewReason } from '@stimpill/api-types/station';

export type PunchOutcome =
  /** The server has it and it stands in a time entry, at this moment. */
  | {
      readonly kind: 'confirmed';
      readonly at: number;
      /** Null where the server does not tell. */
      readonly isClockedIn: boolean | null;
      readonly receiptCode: string;
      /** Permission to upload the photo, where one was taken. */
      readonly photoUploadGrant: string | null;
      readonly punchId: string;
    }
  /** It lies in this tablet, on its disk, and is sent by itself. `at` is the moment as the tablet knows it. */
  | {
      readonly kind: 'savedHere';
      readonly at: number;
      readonly receiptCode: string;
      readonly punchId: string;
    }
  /** The server has it and asks a manager; the punch is safe. */
  | {
      readonly kind: 'needsAttention';
      readonly reason: ReviewReason;
      readonly at: number;
      readonly receiptCode: string;
      readonly punchId: string;
    }
  /** This tablet could not store it and the server did not take it: the person must write this time down. */
  | { readonly kind: 'notRecorded'; readonly at: number }
  /** It could not be stored, was sent all the same, and no answer came back: write the time down as well. */
  | { readonly kind: 'notKnown'; readonly at: number };
