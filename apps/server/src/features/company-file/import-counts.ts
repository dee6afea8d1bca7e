// What an import did, list by list.
import { WRITTEN_LISTS, type WrittenList } from './company-rows.ts';

export type ListCounts = { readonly added: number; readonly changed: number; readonly unchanged: number };

export type ImportCounts = Readonly<Record<WrittenList | 'company', ListCounts>>;

export const COUNTED_LISTS = ['company', ...WRITTEN_LISTS] as const;

/** Whether the import had anything to write. */
export function hasWritten(counts: ImportCounts): boolean {
  return COUNTED_LISTS.some((list) => counts[list].added + counts[list].changed > 0);
}
