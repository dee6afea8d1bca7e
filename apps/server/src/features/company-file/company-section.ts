// The company itself: its settings, its terminals, its holidays.
import { z } from 'zod';
import {
  argon2idHash,
  filledLine,
  flag,
  guid,
  ipRange,
  localTime,
  oneOf,
  payDate,
  timeZone,
  wholeNumber,
} from './file-formats.ts';

const terminal = z.strictObject({
  anonymous: flag,
  allowedIpRanges: z.array(ipRange).default([]),
  projectSelection: oneOf(['none', 'optional', 'strict']),
  gpsOnClockIn: flag.default(false),
  punchPhoto: oneOf(['none', 'optional', 'required']),
  missingPhotoBlocks: flag.default(false),
  offlinePunchesNeedReview: flag.default(false),
  managerExitCodeHash: argon2idHash.nullable().default(null),
});

const extraHoliday = z.strictObject({
  date: payDate,
  name: filledLine(200),
  isPublicHoliday: flag,
  class: oneOf(['AF', 'SH']),
  from: localTime,
});

export const company = z.strictObject({
  id: guid,
  name: filledLine(200),
  timeZone,
  features: z.strictObject({ enableProjects: flag, enableShifts: flag }),
  terminal,
  language: oneOf(['is', 'en', 'pl']),
  retentionDays: z.strictObject({ coordinates: wholeNumber(0, 3650), photos: wholeNumber(0, 3650) }),
  holidays: z.strictObject({
    calendar: oneOf(['IS']),
    extra: z.array(extraHoliday).default([]),
    removed: z.array(payDate).default([]),
  }),
  defaultRuleSetId: guid.nullable().default(null),
  defaultPayPeriodId: guid.nullable().default(null),
});
