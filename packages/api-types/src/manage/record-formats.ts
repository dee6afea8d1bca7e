// Formats that the records of a company share.
import { z } from 'zod';
import { nameUpTo, UNSEEN, wireFormOf } from '../formats.ts';
import { LANGUAGES, listLanguages } from '../languages.ts';
import { hasSomethingInView, isPlainLine, TEXT_FAULTS } from '../plain-text.ts';

/** One of our languages. */
export const oneLanguage = z.enum(LANGUAGES, { error: `must be ${listLanguages('"')}` });

/** The language of an answer in words. */
export const languageIn = oneLanguage
  .optional()
  .meta({ description: 'The language of the words; without it, the language of the company.' });

const ONE_LINE_NOT_BLANK = `^[^${UNSEEN}]*[^\\s${UNSEEN}][^${UNSEEN}]*$`;

/** A line of text in a request, without space around it. */
export function lineIn(longest: number, description: string) {
  const schema = z
    .string()
    .max(longest)
    .trim()
    .refine(hasSomethingInView, { error: TEXT_FAULTS.empty, abort: true })
    .refine(isPlainLine, { error: TEXT_FAULTS.unseen });
  wireFormOf.add(schema, lineForm(longest, description));
  return schema.meta({ description });
}

/** What people call somebody or something, in a request: a line with a letter or a digit in view. */
export function nameLineIn(longest: number, description: string) {
  const schema = nameUpTo(longest);
  wireFormOf.add(schema, lineForm(longest, description));
  return schema.meta({ description });
}

function lineForm(maxLength: number, description: string) {
  return { type: 'string', minLength: 1, maxLength, pattern: ONE_LINE_NOT_BLANK, description };
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

/** A day of the month on which something begins. */
export function dayOfMonthIn(description: string) {
  const error = { error: 'must be a whole number from 1 to 31' };
  return z.int(error).min(1, error).max(31, error).meta({ description });
}

/** Names and sentences that come with an agreement, in the languages that agreements have. */
export const words = z
  .object({
    is: z.string().meta({ description: 'In Icelandic.' }),
    en: z.string().meta({ description: 'In English.' }),
    pl: z.string().meta({ description: 'In Polish.' }),
  })
  .meta({ id: 'Words', description: 'The same in Icelandic, English and Polish.' });

/** Minutes under a payroll code. */
export const paidCode = z
  .object({
    payrollCode: z.string().meta({ description: 'What the payroll system calls it.' }),
    minutes: z.int().meta({ description: 'Whole minutes; a run of differences may have fewer than before.' }),
  })
  .meta({ id: 'PaidCode', description: 'Minutes under a payroll code.' });
