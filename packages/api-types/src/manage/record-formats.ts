// Formats that the records of a company share.
import { z } from 'zod';
import { wireFormOf } from '../formats.ts';

/** The languages in which the server says something. */
export const LANGUAGES = ['is', 'en', 'pl'] as const;

/** The language of an answer in words. */
export const languageIn = z
  .enum(LANGUAGES, { error: 'must be "is", "en" or "pl"' })
  .optional()
  .meta({ description: 'The language of the words; without it, the language of the company.' });

/** No control characters, no separators of lines, no half of a surrogate pair. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;
const ONE_LINE_NOT_BLANK =
  '^[^\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$';

/** A line of text in a request, without space around it. */
export function lineIn(longest: number, description: string) {
  const schema = z
    .string({ error: 'must be a string' })
    .max(longest, { error: `must be at most ${longest} characters` })
    .trim()
    .min(1, { error: 'must not be empty' })
    .regex(ONE_LINE, { error: 'must not contain control characters' });
  wireFormOf.add(schema, {
    type: 'string',
    minLength: 1,
    maxLength: longest,
    pattern: ONE_LINE_NOT_BLANK,
    description,
  });
  return schema.meta({ description });
}

/** A date of which holidays and pay are known. */
export function payDateIn(description: string) {
  const schema = z.iso
    .date({ error: 'must be an existing date written as yyyy-MM-dd' })
    .refine((date) => !/^\d{4}-/.test(date) || (date >= '2000-01-01' && date <= '2100-12-31'), {
      error: 'must lie in the years 2000 to 2100',
    });
  wireFormOf.add(schema, {
    type: 'string',
    format: 'date',
    pattern: '^(20[0-9][0-9]|2100)-',
    description,
  });
  return schema.meta({ description });
}

/** An instant in a request, of which holidays and pay are known. */
export function instantIn(description: string) {
  return z.iso
    .datetime({ precision: 3, error: 'must be an instant such as 2026-03-02T15:30:00.000Z' })
    .refine((at) => !/^\d{4}-/.test(at) || (at >= '2000-01-01' && at < '2101-01-01'), {
      error: 'must lie in the years 2000 to 2100',
    })
    .meta({ description });
}

/** The same words in every language. */
export const words = z
  .object({
    is: z.string().meta({ description: 'In Icelandic.' }),
    en: z.string().meta({ description: 'In English.' }),
    pl: z.string().meta({ description: 'In Polish.' }),
  })
  .meta({ id: 'Words', description: 'The same in Icelandic, English and Polish.' });
