// What becomes of the code that this phone has read.
import { isRefusedWith, type Failure } from '#api/read-answer.ts';

export type Refusal = 'used' | 'taken' | 'expired' | 'wrong' | 'foreign';

export type Claim =
  | { readonly at: 'asking' }
  | { readonly at: 'failed'; readonly failure: Failure }
  | {
      readonly at: 'waiting';
      readonly digits: string;
      readonly secondsLeft: number;
      /** The server was not reached a moment ago; it is asked again. */
      readonly isOffline: boolean;
    }
  | { readonly at: 'over'; readonly because: Refusal };

/** What a refused code is told as; undefined where it was not the code. */
export function refusalOf(failure: Failure): Refusal | undefined {
  if (isRefusedWith(failure, 'phone.offer_unknown')) return 'used';
  if (isRefusedWith(failure, 'phone.offer_taken')) return 'taken';
  return isRefusedWith(failure, 'request.invalid') ? 'foreign' : undefined;
}
