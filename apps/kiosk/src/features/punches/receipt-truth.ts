import type { ReviewReason } from '@stimpill/api-types/station';
import type { PunchOutcome } from './punch-outcome.ts';

/** How sure the receipt may be: three truths, three looks. */
export type ReceiptTruth =
  | {
      readonly kind: 'confirmed';
      /** The answer came late and was looked up. */
      readonly isLate: boolean;
    }
  /** On this tablet, durably; the server has not judged it. */
  | { readonly kind: 'savedHere'; readonly receiptCode: string }
  /** The server has it and a manager decides. */
  | { readonly kind: 'needsAttention'; readonly reason: ReviewReason };

type Recorded = Extract<PunchOutcome, { receiptCode: string }>;

export function toReceiptTruth(outcome: Recorded): ReceiptTruth {
  return outcome.kind === 'confirmed' ? { kind: 'confirmed', isLate: false } : outcome;
}
