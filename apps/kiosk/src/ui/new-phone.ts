/** A phone that was let in lately; when, in epoch milliseconds. */
export type NewPhone = { readonly phoneId: string; readonly addedAt: number };
