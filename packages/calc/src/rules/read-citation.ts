import { isLocalDate } from '@stimpill/time';
import { type Citation } from '#holidays/citation.ts';
import { type Words } from '#words/words.ts';
import { described, type Read } from './json-schema.ts';
import { readObjectOf, readText } from './read-fields.ts';
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

/** Reads where a value of a rule was read. */
export const readCitation: Read<Citation> = readObjectOf({
  must: { source: readLine, checkedOn: readDate },
  may: { clause: readLine, conflict: readNote },
});
