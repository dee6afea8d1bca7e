import { type Words } from '#words/words.ts';
import { readParts, readText, type Read } from './read-fields.ts';

/** Reads a line of text for people. */
export const readLine = readText(
  (text) => text.trim() !== '' && text.length <= 500,
  'text of 1 to 500 characters',
);

/** Reads the same words in Icelandic, English and Polish. */
export const readWords: Read<Words> = (json, path, report) =>
  readParts(
    json,
    { path, report, classes: null },
    { must: { is: readLine, en: readLine, pl: readLine }, may: {} },
  );
