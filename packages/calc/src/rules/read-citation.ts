import { type Citation } from '#holidays/citation.ts';
import { isLocalDate } from '#time/local-date.ts';
import { type Words } from '#words/words.ts';
import { readParts, readText, type Read } from './read-fields.ts';
import { readLine, readWords } from './read-words.ts';

const readDate = readText(isLocalDate, 'a date of the form yyyy-MM-dd');

/** A note in one language, or the same in all three. */
const readNote: Read<string | Words> = (json, path, report) =>
  typeof json === 'object' ? readWords(json, path, report) : readLine(json, path, report);

/** Reads where a value of a rule was read. */
export const readCitation: Read<Citation> = (json, path, report) =>
  readParts(
    json,
    { path, report, classes: null },
    { must: { source: readLine, checkedOn: readDate }, may: { clause: readLine, conflict: readNote } },
  );
