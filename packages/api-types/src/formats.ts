// The closed set of scalar formats of the contract. Request formats are forgiving about letter case; response formats are exact.
import { z } from 'zod';
import { INSTANT_FAULTS, isInstantOfPay, isInstantText } from './instant-text.ts';
import { nameFault } from './plain-text.ts';

/**
 * How the document describes a schema where zod's own output would be misleading (a number in a query string is read as text), too
 * long (150 characters of pattern for `format: date`) or not understood by all readers (Unicode classes in a pattern).
 */
export const wireFormOf = z.registry<Record<string, unknown>>();

/** Marks an enumeration of an answer to which values may be added without notice. */
export const GROWING = { 'x-growing': true } as const;

/** No control characters, which PostgreSQL and screens refuse, and no half of a surrogate pair, which UTF-8 cannot encode. */
const STORABLE_TEXT = /^[^\p{Cc}\p{Cs}]*$/u;

/** The part of that rule that every reader of the document understands. */
const CONTROL = '\\u0000-\\u001F\\u007F-\\u009F';
const ONE_LINE = `^[^${CONTROL}]*$`;
const ONE_LINE_NOT_BLANK = `^[^${CONTROL}]*[^\\s${CONTROL}][^${CONTROL}]*$`;

/** What every reader of the document understands of the rule for lines (`plain-text`), as a class of characters. */
export const UNSEEN = `${CONTROL}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069`;

/** The years in which a date of a request may lie; the format checks the rest. */
const YEARS_1970_TO_2199 = '^(19[7-9]|2[01][0-9])[0-9]-';

/** An identifier in a request: any letter case and any GUID version; lower-case from here on. */
export const guid = z
  .guid({ error: 'must be a GUID such as 3fa85f64-5717-4562-b3fc-2c963f66afa6' })
  .toLowerCase()
  .meta({ format: 'uuid', description: 'Identifier (GUID); requests may use any letter case.' });

wireFormOf.add(guid, { type: 'string', format: 'uuid' });

/** An identifier in a response: always lower-case. */
export const guidOut = z
  .string()
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  .meta({ format: 'uuid', description: 'Identifier (GUID), lower-case.' });

/** An instant in a response: ISO 8601 UTC with milliseconds, ending in `Z`. */
export const instant = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
  .meta({ format: 'date-time', description: 'Instant in UTC with millisecond precision, ending in Z.' });

/** An instant in a request, of which holidays and pay are known, as company files have it too; with milliseconds and Z from here on. */
export function instantIn(description: string) {
  const schema = z
    .string({ error: INSTANT_FAULTS.form })
    .refine(isInstantText, { error: INSTANT_FAULTS.form, abort: true })
    .refine((text) => isInstantOfPay(Date.parse(text)), { error: INSTANT_FAULTS.years, abort: true })
    .transform((text) => new Date(text).toISOString());
  wireFormOf.add(schema, {
    type: 'string',
    format: 'date-time',
    pattern: '^(20[0-9][0-9]|2100)-',
    description,
  });
  return schema.meta({ description });
}

/** A calendar date `yyyy-MM-dd` in a response. */
export const localDate = z.iso.date().meta({ description: 'Calendar date, yyyy-MM-dd.' });
wireFormOf.add(localDate, { type: 'string', format: 'date' });

/** A calendar date `yyyy-MM-dd` in a request: it must exist and lie in the years 1970 to 2199. */
export const localDateIn = z.iso
  .date({ error: 'must be an existing date written as yyyy-MM-dd' })
  .refine((date) => !isFourDigitYear(date) || (date >= '1970-01-01' && date <= '2199-12-31'), {
    error: 'must lie in the years 1970 to 2199',
  })
  .meta({ description: 'Calendar date, yyyy-MM-dd, in the years 1970 to 2199.' });

wireFormOf.add(localDateIn, { type: 'string', format: 'date', pattern: YEARS_1970_TO_2199 });

/** A colour in a response: `#rrggbb`, lower-case. */
export const hexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .meta({ description: 'Colour, #rrggbb.' });

/** Whole minutes, never negative. */
export const minutes = z.int().min(0).meta({ description: 'Whole minutes.' });

/** A kiosk PIN: exactly four ASCII digits, as a string so that 0123 keeps its zero. */
export const pin = z
  .string({ error: 'must be a string of exactly 4 digits' })
  .regex(/^[0-9]{4}$/, { error: 'must be a string of exactly 4 digits' })
  .meta({ description: 'Four digits, as a string. Never logged, never returned.', writeOnly: true });

/** A password in a request. The length limit keeps hashing cheap to refuse. */
export const password = z
  .string()
  .min(1)
  .max(1024)
  .meta({ description: 'Password. Never logged, never returned.', format: 'password', writeOnly: true });

/** An e-mail address as a credential. Validation does not check whether it belongs to somebody. */
export const email = z
  .string()
  .min(1)
  .max(254)
  .regex(STORABLE_TEXT, { error: 'must not contain control characters' })
  .meta({ description: 'E-mail address of the user; letter case does not matter. No control characters.' });
wireFormOf.add(email, { type: 'string', minLength: 1, maxLength: 254, pattern: ONE_LINE });

/** The rule of {@link nameFault} is not in the document: its Unicode classes are not understood by all readers. */
export function nameUpTo(longest: number) {
  return z
    .string()
    .max(longest)
    .trim()
    .refine((name) => nameFault(name) === undefined, { error: ({ input }) => nameFault(String(input)) });
}

/** A name that people give a thing: one line, without space around it, with a letter or a digit in view. */
export const nameIn = nameUpTo(100).meta({
  description: 'A name of up to 100 characters, on one line.',
});
wireFormOf.add(nameIn, { type: 'string', minLength: 1, maxLength: 100, pattern: ONE_LINE_NOT_BLANK });

/** WGS84 latitude in degrees. */
export const latitude = z
  .number()
  .min(-90)
  .max(90)
  .meta({ description: 'WGS84 latitude in degrees, -90 to 90.' });

/** WGS84 longitude in degrees. */
export const longitude = z
  .number()
  .min(-180)
  .max(180)
  .meta({ description: 'WGS84 longitude in degrees, -180 to 180.' });

/** A whole number in a query string, between two bounds. */
export function integerInQuery(minimum: number, maximum: number, description: string) {
  const error = `must be a whole number from ${minimum} to ${maximum}`;
  const schema = z
    .string({ error })
    .regex(/^\d{1,6}$/, { error })
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, { error });
  wireFormOf.add(schema, { type: 'integer', minimum, maximum, description });
  return schema;
}

/** An optional request field: missing and null mean the same, "not given". */
export function notGivenOr<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? undefined);
}

/** Whether a request field was given; null counts as not given. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function isFourDigitYear(date: string): boolean {
  return /^\d{4}-/.test(date);
}
