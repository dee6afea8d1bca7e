// The scalar values of a company file and what a person is told when one is wrong.
import { isTimeZone } from '@stimpill/time';
import ipaddr from 'ipaddr.js';
import { INSTANT_FAULTS, isInstantOfPay, isInstantText } from '@stimpill/api-types/instant-text';
import { z } from 'zod';

/**
 * No control characters, which PostgreSQL and screens refuse, and no half of a surrogate pair, which UTF-8 cannot encode. What else no
 * request may have (`api-types/plain-text`) can have been stored before: such a file comes in, with a warning.
 */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;
const SEVERAL_LINES = /^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u;
const NO_SPACE_AROUND = /^(?!\s)(?!.*\s$)/u;

/** The only form in which hashes are made and checked. The cost is limited so that a file cannot make checks very slow. */
const ARGON2ID =
  /^\$argon2id\$v=19\$m=\d{1,6},t=\d{1,2},p=\d{1,2}\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{22,86}$/;

export const guid = z
  .guid({ error: 'must be a GUID such as 3fa85f64-5717-4562-b3fc-2c963f66afa6' })
  .toLowerCase();

export const flag = z.boolean({ error: 'must be true or false' });

/** A number, a name or a code that people read on one line. */
export function line(longest: number) {
  return z
    .string({ error: 'must be text; put quotes around it' })
    .max(longest, { error: `must be at most ${longest} characters` })
    .regex(ONE_LINE, { error: 'must be one line without control characters' })
    .regex(NO_SPACE_AROUND, { error: 'must not begin or end with a space' });
}

export function filledLine(longest: number) {
  return line(longest).min(1, { error: 'must not be empty' });
}

export const note = z
  .string({ error: 'must be text; put quotes around it' })
  .max(2000, { error: 'must be at most 2000 characters' })
  .regex(SEVERAL_LINES, { error: 'must not contain control characters' });

export function wholeNumber(minimum: number, maximum: number) {
  const error = `must be a whole number from ${minimum} to ${maximum}`;
  return z.int({ error }).min(minimum, { error }).max(maximum, { error });
}

export function numberBetween(minimum: number, maximum: number) {
  const error = `must be a number from ${minimum} to ${maximum}`;
  return z.number({ error }).min(minimum, { error }).max(maximum, { error });
}

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, { error: `must be one of ${values.join(', ')}` });
}

export const date = dateBetween('1900-01-01', '2199-12-31');

/** A date on which there can be holidays and pay. */
export const payDate = dateBetween('2000-01-01', '2100-12-31');

/** ISO 8601 with any offset in the file, epoch milliseconds from here on. */
export const instant = z
  .string({ error: INSTANT_FAULTS.form })
  .refine(isInstantText, { error: INSTANT_FAULTS.form })
  .transform((text) => Date.parse(text))
  .refine(isInstantOfPay, { error: INSTANT_FAULTS.years });

export const localTime = z
  .string({ error: 'must be a local time such as "07:30"; put quotes around it' })
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a local time from "00:00" to "23:59"' });

/** A day of every year: 29 February is not one. */
export const dayOfYear = z
  .string({ error: 'must be a day of the year such as "05-01"; put quotes around it' })
  .refine((text) => z.iso.date().safeParse(`2001-${text}`).success, {
    error: 'must be a day of every year, month first, such as "05-01"',
  });

export const timeZone = z
  .string({ error: 'must be an IANA time zone such as Atlantic/Reykjavik' })
  .refine(isTimeZone, {
    error: 'is not a time zone known here; write an IANA name such as Atlantic/Reykjavik',
  });

export const ipRange = z
  .string({ error: 'must be an address range such as 192.0.2.0/24' })
  .refine((range) => ipaddr.isValidCIDR(range) && range.includes('/'), {
    error: 'must be an address range in CIDR form, such as 192.0.2.0/24 or 2001:db8::/32',
  });

export const colorHex = z
  .string({ error: 'must be a colour such as "#2f7d4f"; put quotes around it' })
  .regex(/^#[0-9a-fA-F]{6}$/, { error: 'must be a colour of the form "#rrggbb"' })
  .toLowerCase();

export const argon2idHash = z
  .string({ error: 'must be the text of an argon2id hash' })
  .regex(ARGON2ID, { error: 'must be an argon2id hash of the form $argon2id$v=19$m=…,t=…,p=…$salt$hash' });

/** Written with or without a hyphen, ten digits from here on. */
export const kennitala = z
  .string({ error: 'must be text of ten digits; put quotes around it' })
  .regex(/^[0-9]{6}-?[0-9]{4}$/, { error: 'must be ten digits, such as "120174-3399"' })
  .transform((text) => text.replace('-', ''));

export const pin = z
  .string({ error: 'must be text of exactly 4 digits; put quotes around it' })
  .regex(/^[0-9]{4}$/, { error: 'must be exactly 4 digits' });

export const password = z.string({ error: 'must be text; put quotes around it' });

export const email = z
  .string({ error: 'must be an e-mail address' })
  .max(254, { error: 'must be at most 254 characters' })
  .regex(/^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+$/u, { error: 'must be an e-mail address' });

function dateBetween(first: string, last: string) {
  return z.iso
    .date({ error: 'must be an existing date written as yyyy-MM-dd' })
    .refine((text) => text.length !== 10 || (text >= first && text <= last), {
      error: `must lie between ${first} and ${last}`,
    });
}
