import { type Citation } from '#holidays/citation.ts';
import { isLocalDate } from '#time/local-date.ts';
import { readParts, readText, type Read } from './read-fields.ts';

const readLine = readText((text) => text.trim() !== '' && text.length <= 500, 'text of 1 to 500 characters');
const readDate = readText(isLocalDate, 'a date of the form yyyy-MM-dd');

/** Reads where a value of a rule was read. */
export const readCitation: Read<Citation> = (json, path, report) =>
  readParts(
    json,
    { path, report, classes: null },
    { must: { source: readLine, checkedOn: readDate }, may: { clause: readLine, conflict: readLine } },
  );
