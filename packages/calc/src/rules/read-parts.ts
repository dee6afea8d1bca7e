// The small parts that definitions of rules are made of, each read and checked: names, words, times, citations.
import { readText, readObjectOf, readList, readOneOf } from './read-fields.ts';
import { isLocalTime, isLocalDate } from '@stimpill/time';
import type { Words } from '#words/words.ts';
import { type Read, described } from './json-schema.ts';
import type { Citation } from '#holidays/citation.ts';
import { HOLIDAY_KEYS } from '#holidays/iceland.ts';

const NAME_FORM = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/u;

/** What a class or a pay line may be called, in words. */
export const NAME = 'at most 40 letters, digits, ".", "_" and "-", and begin with a letter or digit';

/** Is this a name for a class or a pay line? */
export const isName = (text: string): boolean => NAME_FORM.test(text);

/** Reads the name of a pay line. */
export const readName = readText(isName, NAME, { pattern: NAME_FORM.source });

/** Reads a local time at which something may begin or end, 24:00 among them. */
export const readTime = readText(isLocalTime, 'a local time from "00:00" to "24:00"', {
  pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
});

/** Reads a local time at which something may begin. */
export const readStartTime = readText(
  (text) => isLocalTime(text) && text !== '24:00',
  'a local time from "00:00" to "23:59"',
  { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
);

/** Reads a line of text for people. */
export const readLine = readText(
  (text) => text.trim() !== '' && text.length <= 500,
  'text of 1 to 500 characters',
  { minLength: 1, maxLength: 500, pattern: '[^ ]' },
);

/** Reads the same words in Icelandic, English and Polish. */
export const readWords: Read<Words> = readObjectOf({
  must: { is: readLine, en: readLine, pl: readLine },
  may: {},
});

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
