// What a company decides about itself, each setting said once: the column that keeps it, what it may be, its default, its unit, and
// whether tablets are told it, and where the form at the desk has it. The contract, the company file, the row, the log and that form follow from
// this list. It is data, so that a browser may load it.
//
// To add a setting: a line here, a migration with its column, and its key in `both/setting.ts` of each language.
import { LANGUAGES } from './languages.ts';

type Said<Is extends string> = {
  readonly is: Is;
  readonly column: string;
  /** For anyone who reads the contract. */
  readonly means: string;
  /** Its name in the contract with tablets, where they are told it. */
  readonly onTablet?: string;
  /** Under which heading of the form it stands, where that is not the one of its group. */
  readonly part?: 'company' | 'pay' | 'bonuses' | 'mail';
};

/** A setting without a default must stand in a company file; one whose default is null may be null. */
export type Setting =
  | Said<'guid' | 'zone'>
  | (Said<'name'> & { readonly longest: number })
  | (Said<'yesNo'> & { readonly default?: boolean })
  | (Said<'whole'> & {
      readonly from: number;
      readonly to: number;
      readonly unit: 'minutes' | 'hours' | 'days' | 'months';
      readonly default?: number;
    })
  | (Said<'choice'> & { readonly of: readonly [string, ...string[]]; readonly default?: string | null })
  | (Said<'day' | 'localTime'> & { readonly default: null })
  /** A hash of the manager code: told to nobody, and the log says only that it was set. */
  | (Said<'managerCode'> & { readonly default: null })
  | (Said<'reference'> & { readonly to: 'ruleSet' | 'payPeriod'; readonly default: null })
  | (Said<'addressRanges' | 'holidays' | 'days' | 'payLines'> & { readonly default: readonly [] });

/** Settings that stand together. */
export type SettingGroup = {
  readonly means: string;
  readonly settings: Readonly<Record<string, Setting>>;
};

/** Settings by their names, some of them in groups. */
export type SettingsList = Readonly<Record<string, Setting | SettingGroup>>;

function setting<const Is extends Setting['is'], const Column extends string, const More = object>(
  is: Is,
  column: Column,
  means: string,
  more?: More,
) {
  return { is, column, means, ...more } as { is: Is; column: Column; means: string } & More;
}

const group = <const Settings extends SettingGroup['settings']>(means: string, settings: Settings) => ({
  means,
  settings,
});

/** In the order of the company file. */
export const SETTINGS = {
  id: setting('guid', 'id', 'The company.', { onTablet: 'id' }),
  name: setting('name', 'name', 'Name of the company.', { longest: 200, onTablet: 'name', part: 'company' }),
  timeZone: setting('zone', 'time_zone', 'IANA time zone by which its days are counted.', {
    onTablet: 'timeZone',
    part: 'company',
  }),
  features: group('What of the product the company uses.', {
    enableProjects: setting('yesNo', 'enable_projects', 'Time may be booked on projects.', {
      onTablet: 'enableProjects',
    }),
    enableShifts: setting('yesNo', 'enable_shifts', 'Planned shifts are in use.'),
    enableRuleSlots: setting(
      'yesNo',
      'enable_rule_slots',
      'People who were never on a roster see the hours of their pay rule as shifts.',
      { default: false },
    ),
  }),
  terminal: group('Tablets and shared terminals.', {
    anonymous: setting(
      'yesNo',
      'anonymous_terminal',
      'Whether a shared terminal may show people without signing in.',
    ),
    allowedIpRanges: setting(
      'addressRanges',
      'allowed_ip_ranges',
      'From which addresses terminals may punch, as CIDR; empty: from everywhere.',
      { default: [] },
    ),
    projectSelection: setting('choice', 'project_selection', 'Whether a punch asks for a project.', {
      of: ['none', 'optional', 'strict'],
      onTablet: 'projectSelection',
    }),
    gpsOnClockIn: setting(
      'yesNo',
      'gps_on_clock_in',
      'Whether the place is asked for when somebody clocks in.',
      { default: false },
    ),
    punchPhoto: setting('choice', 'punch_photo', 'Whether a photo is taken with a punch.', {
      of: ['none', 'optional', 'required'],
      onTablet: 'punchPhoto',
    }),
    missingPhotoBlocks: setting(
      'yesNo',
      'missing_photo_blocks',
      'Without its required photo a punch makes a draft.',
      { default: false, onTablet: 'missingPhotoNeedsReview' },
    ),
    offlinePunchesNeedReview: setting(
      'yesNo',
      'offline_punches_need_review',
      'A punch whose PIN was not checked online makes a draft.',
      { default: false, onTablet: 'offlinePunchesNeedReview' },
    ),
    asksAboutBreaks: setting(
      'yesNo',
      'asks_about_breaks',
      'After a clock-out the tablet asks whether the break that the rule takes off was had.',
      { default: false },
    ),
    letsPhonesIn: setting(
      'yesNo',
      'lets_phones_in',
      'Whether people may read their own record on their phone, once a tablet has let it in.',
      { default: true },
    ),
    managerExitCodeHash: setting(
      'managerCode',
      'manager_exit_code_hash',
      'Of the manager code that the company gives all its tablets, 6 to 12 digits; null in a file: the stored one stays.',
      { default: null },
    ),
  }),
  language: setting('choice', 'language', 'The language of the company.', {
    of: LANGUAGES,
    onTablet: 'language',
    part: 'company',
  }),
  retentionDays: group('For how long what is personal about a punch is kept.', {
    coordinates: setting(
      'whole',
      'coordinates_retention_days',
      'For how many days the places of punches are kept.',
      { from: 0, to: 3650, unit: 'days' },
    ),
    photos: setting('whole', 'photos_retention_days', 'For how many days the photos of punches are kept.', {
      from: 0,
      to: 3650,
      unit: 'days',
      onTablet: 'photosRetentionDays',
    }),
  }),
  holidays: group('The holidays of the company.', {
    calendar: setting('choice', 'holiday_calendar', 'The calendar of the country.', { of: ['IS'] }),
    extra: setting('holidays', 'extra_holidays', 'Days that the company adds.', { default: [] }),
    removed: setting('days', 'removed_holidays', 'Days of the calendar that are none here.', { default: [] }),
  }),
  workingTimeReferenceMonths: setting(
    'whole',
    'working_time_reference_months',
    'The months over which 48 hours a week are the average that the law allows.',
    { from: 1, to: 12, unit: 'months', default: 4, part: 'pay' },
  ),
  planToleranceMinutes: setting(
    'whole',
    'plan_tolerance_minutes',
    'By how many minutes worked and planned time may differ before a manager is shown it.',
    { from: 0, to: 480, unit: 'minutes', default: 15, part: 'pay' },
  ),
  longestEntryHours: setting(
    'whole',
    'longest_entry_hours',
    'How many hours a time entry may last before a manager is asked whether it is right; standby may last longer.',
    { from: 1, to: 168, unit: 'hours', default: 16, part: 'pay' },
  ),
  waitsForWordsDays: setting(
    'whole',
    'waits_for_words_days',
    'For how many days the approval of time waits for the word of the person whose time somebody else changed; 0: it does not wait.',
    { from: 0, to: 31, unit: 'days', default: 0, part: 'pay' },
  ),
  paidBySalary: group(
    'Kinds of absence that the salary pays of people who are paid by the month: without a code in the payroll system they are in no line, and the preview does not warn of them. Of people who are paid by the hour they need a code.',
    {
      sick: setting('yesNo', 'sick_paid_by_salary', 'Sick leave.', { default: false }),
      sickChild: setting('yesNo', 'sick_child_paid_by_salary', 'Leave with a sick child.', {
        default: false,
      }),
      vacation: setting('yesNo', 'vacation_paid_by_salary', 'Vacation.', { default: false }),
    },
  ),
  forgottenOutsMailAt: setting(
    'localTime',
    'forgotten_outs_mail_at',
    'When the mail about forgotten clock-outs is sent each day, HH:mm; null: never.',
    { default: null, part: 'mail' },
  ),
  decidesOwnTime: setting(
    'yesNo',
    'decides_own_time',
    'Somebody who may decide about working time may do so about their own; false: only others may.',
    { default: false, part: 'pay' },
  ),
  factorDemandedFrom: group(
    'From which day on people of a role do nothing at the desk before they have added a second factor; null: it is their choice.',
    {
      owner: setting('day', 'owner_factor_from', 'Owners.', { default: null }),
      manager: setting('day', 'manager_factor_from', 'Managers.', { default: null }),
      accountant: setting('day', 'accountant_factor_from', 'Accountants.', { default: null }),
    },
  ),
  bonuses: group('What yearly bonuses are counted by, where agreements leave it open.', {
    publicEmployer: setting(
      'choice',
      'public_employer',
      'Which public employer it is; null: neither, or not said.',
      { of: ['state', 'municipality'], default: null },
    ),
    decemberYear: setting(
      'choice',
      'december_bonus_year',
      'The year of the December bonus, where an agreement lets it be chosen.',
      { of: ['calendarYear', 'fromDecember'], default: 'calendarYear' },
    ),
    unpaidLeave: setting(
      'choice',
      'unpaid_leave_in_bonus',
      'Whether unpaid leave is time of service; null: not said, and then nothing is proposed for anyone who had some.',
      { of: ['counts', 'takenOut'], default: null },
    ),
  }),
  notInHolidayPay: setting(
    'payLines',
    'not_in_holiday_pay',
    'From what holiday pay is not reckoned, beside what it never is.',
    { default: [], part: 'bonuses' },
  ),
  defaultRuleSetId: setting(
    'reference',
    'default_rule_set_id',
    'The rule set of people who have none of their own; null: plain time.',
    { to: 'ruleSet', default: null, part: 'pay' },
  ),
  defaultPayPeriodId: setting(
    'reference',
    'default_pay_period_id',
    'The pay period of people who have none of their own; null: the calendar month.',
    { to: 'payPeriod', default: null, part: 'pay' },
  ),
} satisfies SettingsList;

/** A holiday that the company adds to the calendar. */
export type ExtraHoliday = {
  /** yyyy-MM-dd */
  date: string;
  name: string;
  isPublicHoliday: boolean;
  class: 'AF' | 'SH';
  /** Local time from which the class counts, HH:mm. */
  from: string;
};

type Values = {
  guid: string;
  zone: string;
  name: string;
  yesNo: boolean;
  whole: number;
  day: string;
  localTime: string;
  managerCode: string;
  reference: string;
  addressRanges: string[];
  holidays: ExtraHoliday[];
  days: string[];
  payLines: string[];
};

type Plain<One> = One extends { readonly of: readonly (infer Choice)[] }
  ? Choice
  : One extends { readonly is: keyof Values }
    ? Values[One['is']]
    : never;

/** What one setting says. */
export type ValueOf<One> = One extends { readonly default: null } ? Plain<One> | null : Plain<One>;

/** What every setting of a list says. */
export type ValuesOf<List> = {
  -readonly [Name in keyof List]: List[Name] extends { readonly settings: infer Group }
    ? ValuesOf<Group>
    : ValueOf<List[Name]>;
};

/** Whether it is a group of settings. */
export function isGroup(part: Setting | SettingGroup): part is SettingGroup {
  return 'settings' in part;
}

/** Every setting of a list, those in groups too. */
export function settingsIn(list: SettingsList): readonly Setting[] {
  return Object.values(list).flatMap((part) => (isGroup(part) ? settingsIn(part.settings) : [part]));
}

type AnyOf<List> = {
  [Name in keyof List]: List[Name] extends { readonly settings: infer Group } ? AnyOf<Group> : List[Name];
}[keyof List];

/** One of the settings of a company. */
export type CompanySetting = AnyOf<typeof SETTINGS>;
