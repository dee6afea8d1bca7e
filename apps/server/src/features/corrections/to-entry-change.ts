// A change of a time entry in words, with what the person whose time it is said of it.
import type { DataOf } from '@stimpill/api-types';
import type { manageOperations } from '@stimpill/api-types/manage';
import { toChangeWord } from '#features/change-answers/to-change-word.ts';
import type { WordOfBoth } from '#features/change-answers/words-of-changes.ts';
import type { RecordedChange } from '#features/changes/change.ts';
import { toLoggedChange, type LogReader } from '#features/log/to-logged-change.ts';

type EntryChange = DataOf<typeof manageOperations.listTimeEntryChanges>[number];

export function toEntryChange(
  change: RecordedChange,
  word: WordOfBoth | null,
  reader: LogReader,
): EntryChange {
  return { ...toLoggedChange(change, reader), word: word && toChangeWord(word, reader) };
}
