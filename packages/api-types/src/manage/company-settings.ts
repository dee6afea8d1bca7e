// What a company decides about itself: all of it in one record, in the form of the company file.
import { z } from 'zod';
import { guid, guidOut, localDate } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { LANGUAGES, lineIn, nameLineIn, payDateIn } from './record-formats.ts';
import { forThoseWith } from './rights.ts';

const yesNo = (description: string) => z.boolean({ error: 'must be true or false' }).meta({ description });
const wholeNumber = (from: number, to: number, description: string) => {
  const error = `must be a whole number from ${from} to ${to}`;
  return z.int({ error }).min(from, { error }).max(to, { error }).meta({ description });
};

const dayOrNull = (description: string) => payDateIn(description).nullable();

const extraHoliday = z
  .object({
    date: localDate.meta({ description: 'The day.' }),
    name: z.string().meta({ description: 'What it is called.' }),
    isPublicHoliday: yesNo('Whether it is listed among the public holidays.'),
    class: z.enum(['AF', 'SH']).meta({ description: 'An ordinary holiday (AF) or a major one (SH).' }),
    from: z.string().meta({ description: 'The local time from which it counts, HH:mm.' }),
  })
  .meta({ description: 'A holiday that the company adds to the calendar.' });

/** The same in a request. */
const extraHolidayIn = extraHoliday
  .extend({ name: nameLineIn(200, 'What it is called.') })
  .meta({ description: 'A holiday that the company adds to the calendar.' });

const parts = {
  features: z
    .object({
      enableProjects: yesNo('Time may be booked on projects.'),
      enableShifts: yesNo('Planned shifts are in use.'),
      enableRuleSlots: yesNo('People who were never on a roster see the hours of their pay rule as shifts.'),
    })
    .meta({ description: 'What of the product the company uses.' }),
  terminal: z
    .object({
      anonymous: yesNo('Whether a shared terminal may show people without signing in.'),
      allowedIpRanges: z
        .array(z.string())
        .meta({ description: 'From which addresses terminals may punch, as CIDR; empty: from everywhere.' }),
      projectSelection: z
        .enum(['none', 'optional', 'strict'])
        .meta({ description: 'Whether a punch asks for a project.' }),
      gpsOnClockIn: yesNo('Whether the place is asked for when somebody clocks in.'),
      punchPhoto: z
        .enum(['none', 'optional', 'required'])
        .meta({ description: 'Whether a photo is taken with a punch.' }),
      missingPhotoBlocks: yesNo('Without its required photo a punch makes a draft.'),
      offlinePunchesNeedReview: yesNo('A punch whose PIN was not checked online makes a draft.'),
      asksAboutBreaks: yesNo(
        'After a clock-out the tablet asks whether the break that the rule takes off was had.',
      ),
    })
    .meta({ description: 'Tablets and shared terminals.' }),
  retentionDays: z
    .object({
      coordinates: wholeNumber(0, 3650, 'For how many days the places of punches are kept.'),
      photos: wholeNumber(0, 3650, 'For how many days the photos of punches are kept.'),
    })
    .meta({ description: 'For how long what is personal about a punch is kept.' }),
  holidays: z
    .object({
      calendar: z.enum(['IS']).meta({ description: 'The calendar of the country.' }),
      extra: z.array(extraHoliday).meta({ description: 'Days that the company adds.' }),
      removed: z.array(localDate).meta({ description: 'Days of the calendar that are none here.' }),
    })
    .meta({ description: 'The holidays of the company.' }),
  paidBySalary: z
    .object({
      sick: yesNo('Sick leave.'),
      sickChild: yesNo('Leave with a sick child.'),
      vacation: yesNo('Vacation.'),
    })
    .meta({
      description:
        'Kinds of absence that the salary pays of people who are paid by the month: without a code in the payroll system they are in no ' +
        'line, and the preview does not warn of them. Of people who are paid by the hour they need a code.',
    }),
  forgottenOutsMailAt: z
    .string({ error: 'must be a local time such as 07:30' })
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a local time such as 07:30' })
    .nullable()
    .meta({ description: 'When the mail about forgotten clock-outs is sent each day, HH:mm; null: never.' }),
  decidesOwnTime: yesNo(
    'Somebody who may decide about working time may do so about their own; false: only others may.',
  ),
  factorDemandedFrom: z
    .object({
      owner: dayOrNull('Owners.'),
      manager: dayOrNull('Managers.'),
      accountant: dayOrNull('Accountants.'),
    })
    .meta({
      description:
        'From which day on people of a role do nothing at the desk before they have added a second factor; null: it is their choice.',
    }),
  workingTimeReferenceMonths: wholeNumber(
    1,
    12,
    'The months over which 48 hours a week are the average that the law allows.',
  ),
  planToleranceMinutes: wholeNumber(
    0,
    480,
    'By how many minutes worked and planned time may differ before a manager is shown it.',
  ),
  longestEntryHours: wholeNumber(
    1,
    168,
    'How many hours a time entry may last before a manager is asked whether it is right; standby may last longer.',
  ),
  bonuses: z
    .object({
      publicEmployer: z
        .enum(['state', 'municipality'], { error: 'must be "state", "municipality" or null' })
        .nullable()
        .meta({ description: 'Which public employer it is; null: neither, or not said.' }),
      decemberYear: z
        .enum(['calendarYear', 'fromDecember'], { error: 'must be "calendarYear" or "fromDecember"' })
        .meta({ description: 'The year of the December bonus, where an agreement lets it be chosen.' }),
      unpaidLeave: z
        .enum(['counts', 'takenOut'], { error: 'must be "counts", "takenOut" or null' })
        .nullable()
        .meta({
          description:
            'Whether unpaid leave is time of service; null: not said, and then nothing is proposed for whoever had some.',
        }),
    })
    .meta({ description: 'What yearly bonuses are counted by, where agreements leave it open.' }),
  notInHolidayPay: z
    .array(lineIn(100, 'The key of a pay line or a kind of absence.'), { error: 'must be a list' })
    .max(200, { error: 'must be at most 200 items' })
    .meta({ description: 'From what holiday pay is not reckoned, beside what it never is.' }),
};

const language = z
  .enum(LANGUAGES, { error: 'must be "is", "en" or "pl"' })
  .meta({ description: 'The language of the company.' });

const companySettings = z
  .object({
    name: z.string().meta({ description: 'Name of the company.' }),
    timeZone: z.string().meta({ description: 'IANA time zone by which its days are counted.' }),
    language,
    ...parts,
    defaultRuleSetId: guidOut
      .nullable()
      .meta({ description: 'The rule set of people who have none of their own; null: plain time.' }),
    defaultPayPeriodId: guidOut.nullable().meta({
      description: 'The pay period of people who have none of their own; null: the calendar month.',
    }),
  })
  .meta({ id: 'CompanySettings', description: 'What a company decides about itself.' });

/** What a company decides about itself. */
export type CompanySettings = z.infer<typeof companySettings>;

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';

const example: CompanySettings = {
  name: 'Kaffihús Norður ehf.',
  timeZone: 'Atlantic/Reykjavik',
  language: 'is',
  features: { enableProjects: true, enableShifts: true, enableRuleSlots: false },
  terminal: {
    anonymous: true,
    allowedIpRanges: ['192.0.2.0/24'],
    projectSelection: 'none',
    gpsOnClockIn: false,
    punchPhoto: 'none',
    missingPhotoBlocks: false,
    offlinePunchesNeedReview: false,
    asksAboutBreaks: false,
  },
  retentionDays: { coordinates: 90, photos: 30 },
  holidays: {
    calendar: 'IS',
    extra: [{ date: '2026-12-23', name: 'Þorláksmessa', isPublicHoliday: false, class: 'AF', from: '12:00' }],
    removed: [],
  },
  paidBySalary: { sick: true, sickChild: true, vacation: true },
  forgottenOutsMailAt: null,
  decidesOwnTime: false,
  factorDemandedFrom: { owner: '2026-12-01', manager: null, accountant: '2027-01-01' },
  workingTimeReferenceMonths: 4,
  planToleranceMinutes: 15,
  longestEntryHours: 16,
  bonuses: { publicEmployer: null, decemberYear: 'calendarYear', unpaidLeave: 'takenOut' },
  notInHolidayPay: ['vacation'],
  defaultRuleSetId: null,
  defaultPayPeriodId: null,
};

const params = z.object({ companyId: guid.meta({ description: 'Must be the company of the caller.' }) });

/** GET /companies/{companyId}/settings */
export const getCompanySettings = defineOperation({
  id: 'getCompanySettings',
  method: 'GET',
  path: '/companies/{companyId}/settings',
  tag: 'company',
  summary: 'What the company decides about itself',
  description: 'All settings of the company as one record, as its company file says them.',
  auth: 'manage',
  ...forThoseWith('company.read'),
  company: 'route',
  versioned: true,
  params,
  data: companySettings,
  errors: [],
  example: { params: { companyId: COMPANY }, data: example },
});

/** PUT /companies/{companyId}/settings */
export const changeCompanySettings = defineOperation({
  id: 'changeCompanySettings',
  method: 'PUT',
  path: '/companies/{companyId}/settings',
  tag: 'company',
  summary: 'Change what the company decides',
  description:
    'The settings become what is sent, all of them, checked as a company file is. They hold from now on; time that was approved keeps ' +
    'its figures.',
  auth: 'manage',
  ...forThoseWith('company.change'),
  company: 'route',
  versioned: true,
  params,
  body: requestBody({
    name: nameLineIn(200, 'Name of the company.'),
    timeZone: lineIn(60, 'IANA time zone by which its days are counted.'),
    language,
    ...parts,
    holidays: parts.holidays
      .extend({ extra: z.array(extraHolidayIn).meta({ description: 'Days that the company adds.' }) })
      .meta({ description: 'The holidays of the company.' }),
    defaultRuleSetId: guid
      .nullable()
      .meta({ description: 'The rule set of people who have none of their own.' }),
    defaultPayPeriodId: guid
      .nullable()
      .meta({ description: 'The pay period of people who have none of their own.' }),
  }),
  data: companySettings,
  errors: ['rule_set.not_found', 'pay_period.not_found'],
  example: { params: { companyId: COMPANY }, body: example, data: example },
});
