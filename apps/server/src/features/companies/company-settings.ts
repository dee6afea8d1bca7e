// Everything that a company decides about itself. To add a setting: a line here, its column in `all-migrations.ts`, the place that uses
// it, and its line in `docs/company-file.md`.
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
import { listOf, onTablet, plain, yesNo, type RowOf, type ValuesOf } from './setting.ts';

const extraHoliday = z.strictObject({
  date: payDate,
  name: filledLine(200),
  isPublicHoliday: flag,
  class: oneOf(['AF', 'SH']),
  /** Local time from which the class counts, HH:mm. */
  from: localTime,
});

/** In the order of the company file. A setting without a default must stand in the file. */
export const companySettings = {
  id: onTablet('id', plain('id', guid)),
  name: onTablet('name', plain('name', filledLine(200))),
  /** IANA zone. */
  timeZone: onTablet('timeZone', plain('time_zone', timeZone)),
  features: {
    enableProjects: onTablet('enableProjects', yesNo('enable_projects', flag)),
    enableShifts: yesNo('enable_shifts', flag),
    /** People who were never on a roster see the hours of their pay rule among the shifts. */
    enableRuleSlots: yesNo('enable_rule_slots', flag.default(false)),
  },
  terminal: {
    /** Whether the anonymous operations answer at all. */
    anonymous: yesNo('anonymous_terminal', flag),
    /** CIDR ranges; empty means every address. */
    allowedIpRanges: listOf('allowed_ip_ranges', ipRange, (range) => range),
    projectSelection: onTablet(
      'projectSelection',
      plain('project_selection', oneOf(['none', 'optional', 'strict'])),
    ),
    gpsOnClockIn: yesNo('gps_on_clock_in', flag.default(false)),
    punchPhoto: onTablet('punchPhoto', plain('punch_photo', oneOf(['none', 'optional', 'required']))),
    /** Without its required photo a punch makes a draft. */
    missingPhotoBlocks: onTablet(
      'missingPhotoNeedsReview',
      yesNo('missing_photo_blocks', flag.default(false)),
    ),
    /** A punch whose PIN was not checked online makes a draft. */
    offlinePunchesNeedReview: onTablet(
      'offlinePunchesNeedReview',
      yesNo('offline_punches_need_review', flag.default(false)),
    ),
    /** After a clock-out: was the break that the rule takes off by itself had? */
    asksAboutBreaks: yesNo('asks_about_breaks', flag.default(false)),
    /** Of the manager code that the company gives all its tablets; null: each tablet has one of its own. */
    managerExitCodeHash: plain('manager_exit_code_hash', argon2idHash.nullable().default(null)),
  },
  language: onTablet('language', plain('language', oneOf(['is', 'en', 'pl']))),
  /** For how long coordinates and photos of punches are kept. */
  retentionDays: {
    coordinates: plain('coordinates_retention_days', wholeNumber(0, 3650)),
    photos: onTablet('photosRetentionDays', plain('photos_retention_days', wholeNumber(0, 3650))),
  },
  holidays: {
    calendar: plain('holiday_calendar', oneOf(['IS'])),
    extra: listOf('extra_holidays', extraHoliday, ({ date, name }) => `${date} ${name}`),
    removed: listOf('removed_holidays', payDate, (date) => date),
  },
  /** The months over which 48 hours a week are the average that the law allows: 4, by agreement up to 12. */
  workingTimeReferenceMonths: plain('working_time_reference_months', wholeNumber(1, 12).default(4)),
  /** By how many minutes worked and planned time may differ before a manager is shown it. */
  planToleranceMinutes: plain('plan_tolerance_minutes', wholeNumber(0, 480).default(15)),
  /** How many hours a time entry may last before a manager is asked whether it is right; standby may last longer. */
  longestEntryHours: plain('longest_entry_hours', wholeNumber(1, 168).default(16)),
  /** Kinds of absence that the salary pays of people who are paid by the month: without a code they are in no line, and nobody is warned. */
  paidBySalary: {
    sick: yesNo('sick_paid_by_salary', flag.default(false)),
    sickChild: yesNo('sick_child_paid_by_salary', flag.default(false)),
    vacation: yesNo('vacation_paid_by_salary', flag.default(false)),
  },
  /** When the mail about forgotten clock-outs is sent each day, HH:mm where the company is; null: never. */
  forgottenOutsMailAt: plain('forgotten_outs_mail_at', localTime.nullable().default(null)),
  /** Whether somebody may decide about their own working time, where they may about that of others. */
  decidesOwnTime: yesNo('decides_own_time', flag.default(false)),
  /** From which local day people of a role do nothing at the desk without a second factor; null: it is their choice. */
  factorDemandedFrom: {
    owner: plain('owner_factor_from', payDate.nullable().default(null)),
    manager: plain('manager_factor_from', payDate.nullable().default(null)),
    accountant: plain('accountant_factor_from', payDate.nullable().default(null)),
  },
  /** What yearly bonuses are counted by, where the pages of unions and employers leave it open. */
  bonuses: {
    /** Which public employer it is: shift workers of both have one agreement. Null: neither, or not said. */
    publicEmployer: plain('public_employer', oneOf(['state', 'municipality']).nullable().default(null)),
    /** The year of the December bonus, where an agreement lets it be chosen. */
    decemberYear: plain(
      'december_bonus_year',
      oneOf(['calendarYear', 'fromDecember']).default('calendarYear'),
    ),
    /** Whether unpaid leave is time of service; null: not said, and then nothing is proposed for whoever had some. */
    unpaidLeave: plain('unpaid_leave_in_bonus', oneOf(['counts', 'takenOut']).nullable().default(null)),
  },
  /** Pay lines and kinds of absence from which holiday pay is not reckoned, by their keys. */
  notInHolidayPay: listOf('not_in_holiday_pay', filledLine(100), (key) => key),
  defaultRuleSetId: plain('default_rule_set_id', guid.nullable().default(null)),
  defaultPayPeriodId: plain('default_pay_period_id', guid.nullable().default(null)),
};

export type CompanyRow = RowOf<typeof companySettings>;

/** All of it, as the company file says it. */
export type SaidSettings = ValuesOf<typeof companySettings>;

/** What the rest of the server knows of a company: everything but the hash of its manager code. */
export type CompanySettings = Omit<SaidSettings, 'terminal'> & {
  readonly terminal: Omit<SaidSettings['terminal'], 'managerExitCodeHash'> & {
    /** Changes with each new manager code for all tablets of the company; null while there is none. */
    readonly managerCodeVersion: string | null;
  };
};
