// Who changes a record at the desk, and where.
import type { Author } from '#features/changes/change.ts';

/** Somebody of a company who changes something there. */
export type RecordAuthor = { readonly companyId: string; readonly userId: string };

export function authorOf({ userId }: Pick<RecordAuthor, 'userId'>): Author {
  return { door: 'desk', userId, operator: null };
}
