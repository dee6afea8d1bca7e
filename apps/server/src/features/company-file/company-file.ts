// What stands in a company file: one strict schema, from which its types and its checks come.
import { z } from 'zod';
import { BOOKING_KINDS } from '#features/balances/balance-booking.ts';
import { TIME_OFF_ACCOUNTS } from '#features/balances/time-off-account.ts';
import { companySection } from '#features/companies/company-section.ts';
import {
  colorHex,
  filledLine,
  flag,
  guid,
  instant,
  note,
  oneOf,
  payDate,
  wholeNumber,
} from '#features/companies/file-formats.ts';
import {
  ABSENCE_KINDS,
  BREAK_KINDS,
  ENTRY_KINDS,
  KIND_COLOURS,
  KIND_PAYS,
  MOST_BOOKED_MINUTES,
  TIME_OFF_STATUSES,
} from '@stimpill/api-types/entry-kinds';
import { employee } from './employee-section.ts';
import { payrollCodes, ruleSet } from './rules-section.ts';

const subProject = z.strictObject({
  id: guid,
  name: filledLine(200),
  code: filledLine(50).nullable().default(null),
  isActive: flag.default(true),
});

const project = z.strictObject({
  ...subProject.shape,
  startDate: payDate.nullable().default(null),
  endDate: payDate.nullable().default(null),
  subProjects: z.array(subProject).default([]),
});

const shift = z.strictObject({
  id: guid,
  employeeId: guid.nullable().default(null),
  shiftTypeId: guid,
  projectId: guid.nullable().default(null),
  startTime: instant,
  endTime: instant,
  isAdvertised: flag.default(false),
});

const timeOff = z.strictObject({
  id: guid,
  employeeId: guid,
  startDate: payDate,
  endDate: payDate,
  status: oneOf(TIME_OFF_STATUSES),
  note: note.default(''),
  minutes: wholeNumber(1, 1440).nullable().default(null),
  percent: wholeNumber(1, 100).nullable().default(null),
  kindId: guid.nullable().default(null),
});

const absenceKind = z.strictObject({
  id: guid,
  name: filledLine(200),
  countsAs: oneOf(ABSENCE_KINDS),
  pays: oneOf(KIND_PAYS).default('asCounted'),
  payLine: filledLine(50).nullable().default(null),
  colour: oneOf(KIND_COLOURS).default('grey'),
  isActive: flag.default(true),
  mayBeAsked: flag.default(false),
});

const absence = z.strictObject({
  id: guid,
  employeeId: guid,
  date: payDate,
  type: oneOf(ABSENCE_KINDS),
  kindId: guid.nullable().default(null),
  minutes: wholeNumber(0, 1440).nullable().default(null),
  note: note.default(''),
});

const balanceBooking = z.strictObject({
  id: guid,
  employeeId: guid,
  account: z.enum(TIME_OFF_ACCOUNTS, { error: `must be one of ${TIME_OFF_ACCOUNTS.join(', ')}` }),
  date: payDate,
  kind: oneOf(BOOKING_KINDS),
  minutes: wholeNumber(-MOST_BOOKED_MINUTES, MOST_BOOKED_MINUTES).refine((minutes) => minutes !== 0, {
    error: 'must not be 0',
  }),
  reason: filledLine(500),
});

const entryBreak = z.strictObject({
  startAtUtc: instant,
  endAtUtc: instant,
  kind: oneOf(BREAK_KINDS).default('unpaid'),
});

const timeEntry = z.strictObject({
  id: guid,
  employeeId: guid,
  kind: oneOf(ENTRY_KINDS).default('work'),
  startAtUtc: instant,
  endAtUtc: instant.nullable().default(null),
  breaks: z.array(entryBreak).default([]),
  projectId: guid.nullable().default(null),
  subProjectId: guid.nullable().default(null),
  isDraft: flag.default(false),
  isLocked: flag.default(false),
});

export const companyFile = z.strictObject({
  formatVersion: z.literal(1, { error: 'must be 1, the only version of the format so far' }),
  company: companySection,
  departments: z.array(z.strictObject({ id: guid, name: filledLine(200) })).default([]),
  payPeriods: z
    .array(z.strictObject({ id: guid, name: filledLine(200), startDay: wholeNumber(1, 31) }))
    .default([]),
  projects: z.array(project).default([]),
  ruleSets: z.array(ruleSet).default([]),
  payrollCodes,
  employees: z.array(employee).default([]),
  shiftTypes: z.array(z.strictObject({ id: guid, name: filledLine(200), colorHex })).default([]),
  absenceKinds: z.array(absenceKind).default([]),
  shifts: z.array(shift).default([]),
  timeOff: z.array(timeOff).default([]),
  absences: z.array(absence).default([]),
  timeEntries: z.array(timeEntry).default([]),
  balanceBookings: z.array(balanceBooking).default([]),
});

/** A company file as an author writes it: defaults may be missing, instants are ISO 8601. */
export type CompanyFileInput = z.input<typeof companyFile>;

/** A company file that was read: defaults filled in, ids lower-case, instants epoch milliseconds. */
export type CompanyFile = z.output<typeof companyFile>;

/** The lists whose items have an id of their own. */
export const FILE_LISTS = [
  'departments',
  'payPeriods',
  'projects',
  'ruleSets',
  'employees',
  'shiftTypes',
  'absenceKinds',
  'shifts',
  'timeOff',
  'absences',
  'timeEntries',
  'balanceBookings',
] as const;

export type FileList = (typeof FILE_LISTS)[number];

/** What an item of a list may say, in the order of the format. */
export function namesIn(list: FileList): readonly string[] {
  return Object.keys(companyFile.shape[list].unwrap().element.shape);
}
