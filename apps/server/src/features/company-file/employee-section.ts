// A person of the company: who they are, how they sign in, how they are employed.
import { LANGUAGES } from '@stimpill/api-types/languages';
import { ROLES } from '@stimpill/api-types/rights';
import { entitlementTerms } from '@stimpill/calc';
import { z } from 'zod';
import {
  argon2idHash,
  date,
  dayOfYear,
  email,
  filledLine,
  flag,
  guid,
  ipRange,
  kennitala,
  line,
  numberBetween,
  oneOf,
  password,
  pin,
} from '#features/companies/file-formats.ts';
import { workPattern, workPatternChanges, findDayFaults } from './work-pattern-section.ts';
import type { RatioChange } from '#database/tables/people.ts';

/** How large a part of a full position somebody has: one number, or one for each day from which it is another. */
const ratio = numberBetween(0, 2);

const datedRatios = z
  .array(z.strictObject({ from: date, ratio }))
  .min(1, { error: 'must have at least one ratio' })
  .superRefine((rows, context) => {
    for (const { index, message } of findDayFaults(rows))
      context.addIssue({ code: 'custom', path: [index, 'from'], message });
  });

/** What is a list is read as one, so that a fault in it is told at its place in the list. */
const employmentRatio = z
  .custom<number | RatioChange[]>()
  .transform((given, context): number | readonly RatioChange[] => {
    const read = (Array.isArray(given) ? datedRatios : ratio).safeParse(given, { reportInput: true });
    if (read.success) return read.data;
    context.issues.push(...(read.error.issues as z.core.$ZodRawIssue[]));
    return z.NEVER;
  });

/** Whatever the engine knows. */
const LADDERS = [...entitlementTerms.keys()] as [string, ...string[]];

const entitlements = z.strictObject({
  vacationDays: numberBetween(0, 366).exactOptional(),
  sickLadder: oneOf(LADDERS).exactOptional(),
  sickChildDays: numberBetween(0, 366).exactOptional(),
  vacationYearStart: dayOfYear.exactOptional(),
});

const serviceAccount = z.strictObject({
  /** None: from everywhere. */
  allowedAddresses: z.array(ipRange).default([]),
});

const standIn = z.strictObject({ employeeId: guid, from: date, to: date });

export const employee = z.strictObject({
  id: guid,
  /** Null for somebody who only punches: an address is for signing in. */
  email: email.nullable().default(null),
  /** Clear text is read, never written: an export gives hashes. Null says nothing, so a stored hash stays. */
  password: password.nullable().default(null),
  passwordHash: argon2idHash.nullable().default(null),
  pin: pin.nullable().default(null),
  pinHash: argon2idHash.nullable().default(null),
  employeeNumber: filledLine(50).nullable().default(null),
  role: oneOf(ROLES).default('employee'),
  isActive: flag.default(true),
  displayName: filledLine(200),
  /** Ten digits. One that no register gives out comes in with a warning: a company must be able to leave and come back. */
  kennitala: kennitala.nullable().default(null),
  phone: filledLine(50).nullable().default(null),
  /** Null: that of the company. */
  language: oneOf(LANGUAGES).nullable().default(null),
  jobTitle: line(200).default(''),
  departmentIds: z.array(guid).default([]),
  employmentStartDate: date,
  employmentEndDate: date.nullable().default(null),
  employmentRatio: employmentRatio.default(1),
  ruleSetId: guid.nullable().default(null),
  payPeriodId: guid.nullable().default(null),
  requiresProjectSelection: flag.nullable().default(null),
  requireGpsOnClockIn: flag.nullable().default(null),
  canEditOwnTimesheet: flag.default(false),
  canEditClockInOut: flag.default(false),
  entitlements: entitlements.nullable().default(null),
  payBasis: oneOf(['hourly', 'monthly']).default('monthly'),
  workPattern: workPattern.nullable().default(null),
  /** Of a file from before they had days there are none. */
  workPatternChanges: workPatternChanges.default([]),
  birthDate: date.nullable().default(null),
  tradeStartDate: date.nullable().default(null),
  /** Null: a person; otherwise the account of another system. */
  serviceAccount: serviceAccount.nullable().default(null),
  /** Of a manager; null: all of the company. */
  limitedToDepartmentIds: z.array(guid).nullable().default(null),
  /** Of a manager: who has their departments too, on which days. */
  standIns: z.array(standIn).default([]),
});
