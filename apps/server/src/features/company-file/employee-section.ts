// A person of the company: who they are, how they sign in, how they are employed.
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
import { employmentRatio } from './employment-ratio-section.ts';
import { workPattern, workPatternChanges } from './work-pattern-section.ts';

const LANGUAGES = ['is', 'en', 'pl'] as const;

/** Whatever the engine knows. */
const LADDERS = [...entitlementTerms.keys()] as [string, ...string[]];

const entitlements = z.strictObject({
  vacationDays: numberBetween(0, 366).optional(),
  sickLadder: oneOf(LADDERS).optional(),
  sickChildDays: numberBetween(0, 366).optional(),
  vacationYearStart: dayOfYear.optional(),
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
  role: oneOf(['owner', 'manager', 'accountant', 'employee', 'superadmin']).default('employee'),
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
