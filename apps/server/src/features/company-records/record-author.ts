import type { ChangingCaller } from '#features/changes/author-of.ts';

/** Somebody of a company who changes something there. */
export type RecordAuthor = ChangingCaller & { readonly companyId: string };
