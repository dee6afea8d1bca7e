export type ReviewDecision =
  | { readonly kind: 'accept' }
  /** Epoch milliseconds. */
  | { readonly kind: 'accept at'; readonly at: number }
  | { readonly kind: 'attach'; readonly timeEntryId: string }
  | { readonly kind: 'reject' }
  /** Of work on a day of absence. */
  | { readonly kind: 'shorten absence' | 'withdraw absence' };
