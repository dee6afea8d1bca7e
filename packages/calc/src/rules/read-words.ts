import { type Words } from '#words/words.ts';
import { type Read } from './json-schema.ts';
import { readObjectOf, readText } from './read-fields.ts';

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
