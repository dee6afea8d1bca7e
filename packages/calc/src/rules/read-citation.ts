import { isLocalDate } from '@stimpill/time';
import { type Citation } from '#holidays/citation.ts';
import { HOLIDAY_KEYS } from '#holidays/iceland.ts';
import { type Words } from '#words/words.ts';
import { described, type Read } from './json-schema.ts';
import { readList, readObjectOf, readOneOf, readText } from './read-fields.ts';
import { readLine, readWords } from './read-words.ts';

const readDate = readText(isLocalDate, 'a date of the form yyyy-MM-dd', {
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
});

/** A note in one language, or the same in all three. */
const readNote: Read<string | Words> = described(
  (json, path, report) =>
    typeof json === 'object' ? readWords(json, path, report) : readLine(json, path, report),
  { anyOf: [readLine.schema, readWords.schema] },
);

const readConflictOn: Read<NonNullable<Citation['conflictOn']>> = readObjectOf({
  must: { holidays: readList(readOneOf(HOLIDAY_KEYS), 1), conflict: readNote },
  may: {},
});

/** Reads where a value of a rule was read. */
export const readCitation: Read<Citation> = readObjectOf({
  must: { source: readLine, checkedOn: readDate },
  may: { clause: readLine, conflict: readNote, conflictOn: readConflictOn },
});
