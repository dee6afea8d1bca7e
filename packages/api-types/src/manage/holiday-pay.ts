// What holiday pay is reckoned from, in minutes by pay line, and vacation earned at the edge of its year. No money and no percentage.
import { z } from 'zod';
import { dateRangeShape, refuseBadRange } from '../date-range.ts';
import { guid, guidOut, integerInQuery, localDate, minutes } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { PAID_TIME } from '../subjects.ts';
import { evenIfFieldsAreFaulty } from '../request-body.ts';
import { words } from './record-formats.ts';
import { forThoseWith } from './rights.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';

const ofCompany = z.object({ companyId: guid.meta({ description: 'Must be the company of the caller.' }) });

const who = {
  employeeId: guidOut.meta({ description: 'The person.' }),
  displayName: z.string().meta({ description: 'Display name.' }),
};

/** Whether a line counts towards holiday pay, and why not. */
const HOLIDAY_PAY_REASONS = ['allPay', 'leftOut', 'vacation', 'timeOff'] as const;

/** What the minutes of a line are. */
const MEASURES = ['time', 'premium', 'share'] as const;

const line = z
  .object({
    key: z.string().meta({ description: 'Pay line, account of credits, or kind of absence.' }),
    names: z.array(words).meta({ description: 'What the rules of the company call it.' }),
    isOurs: z.boolean().meta({
      description:
        'Whether the key is one of ours, as of a kind of absence, and no pay line that a rule names.',
    }),
    counts: z.boolean().meta({ description: 'Whether holiday pay is reckoned from it.' }),
    reason: z.enum(HOLIDAY_PAY_REASONS).meta({
      description:
        'allPay: by law of all pay; leftOut: the company leaves it out; vacation: it is the vacation itself; timeOff: it is given as time off.',
    }),
    measure: z.enum(MEASURES).meta({
      description:
        'time: paid time; premium: a premium on time that stands on another line; share: the duty of whose pay a shift incentive is a share. Only time is in `countedMinutes`.',
    }),
    minutes: minutes.meta({ description: 'Of everybody together.' }),
  })
  .meta({ id: 'HolidayPayLine', description: 'A line, and whether holiday pay is reckoned from it.' });

const basis = z
  .object({
    startDate: localDate.meta({ description: 'First day.' }),
    endDate: localDate.meta({ description: 'Last day.' }),
    source: z
      .object({
        url: z.string().meta({ description: 'Its address.' }),
        title: z.string().meta({ description: 'What the page is called, in its own language.' }),
        says: words.meta({ description: 'What was read there.' }),
        checkedOn: localDate.meta({ description: 'When it was read.' }),
      })
      .meta({ description: 'Why all pay counts.' }),
    lines: z.array(line).meta({ description: 'By key.' }),
    people: z
      .array(
        z
          .object({
            ...who,
            countedMinutes: minutes.meta({
              description: 'Time on the lines that count, each minute once.',
            }),
            lines: z
              .array(
                z
                  .object({ key: z.string().meta({ description: 'The line.' }), minutes })
                  .meta({ id: 'HolidayPayMinutes', description: 'Minutes of a line.' }),
              )
              .meta({ description: 'Every line of theirs, by key.' }),
          })
          .meta({
            id: 'HolidayPayPerson',
            description: 'From what the holiday pay of somebody is reckoned.',
          }),
      )
      .meta({ description: 'By name; those who are paid nothing are left out.' }),
  })
  .meta({ id: 'HolidayPayBasis', description: 'What holiday pay is reckoned from.' });

/** What holiday pay is reckoned from. */
export type HolidayPayBasis = z.infer<typeof basis>;

/** GET /companies/{companyId}/holiday-pay */
export const getHolidayPayBasis = defineOperation({
  id: 'getHolidayPayBasis',
  method: 'GET',
  path: '/companies/{companyId}/holiday-pay',
  shows: PAID_TIME,
  tag: 'payroll',
  summary: 'What holiday pay is reckoned from',
  description:
    'Minutes of approved time by pay line over the period, as a run has them, and which of them count towards holiday pay. No money and no percentage.',
  auth: 'manage',
  ...forThoseWith('payroll.read'),
  company: 'route',
  params: ofCompany,
  query: z.object(dateRangeShape).superRefine(refuseBadRange, evenIfFieldsAreFaulty),
  data: basis,
  errors: ['range.invalid', 'range.too_long'],
  example: {
    params: { companyId: COMPANY },
    query: { startDate: '2026-10-01', endDate: '2026-10-31' },
    data: {
      startDate: '2026-10-01',
      endDate: '2026-10-31',
      source: {
        url: 'https://asi.is/vinnurettarvefur/vinnurettur/rettindi-og-skyldur/orlof-og-fridagar/orlofslaun/',
        title: 'Orlofslaun',
        says: {
          is: 'Orlofslaun reiknast af öllum launum.',
          en: 'Holiday pay is reckoned from all wages.',
          pl: 'Wynagrodzenie urlopowe liczy się od całej płacy.',
        },
        checkedOn: '2026-11-29',
      },
      lines: [
        {
          key: 'DV',
          names: [{ is: 'dagvinna', en: 'day work', pl: 'praca dzienna' }],
          isOurs: false,
          counts: true,
          reason: 'allPay',
          measure: 'time',
          minutes: 9600,
        },
      ],
      people: [
        {
          employeeId: EMPLOYEE,
          displayName: 'Anna Jónsdóttir',
          countedMinutes: 9600,
          lines: [{ key: 'DV', minutes: 9600 }],
        },
      ],
    },
  },
});

const earned = z
  .object({
    ...who,
    countedOn: localDate.meta({
      description: 'The last day of the vacation year, or of the employment where that ended in it.',
    }),
    isAtEnd: z.boolean().meta({ description: 'Whether the employment ended then.' }),
    earnedDays: z
      .int()
      .min(0)
      .meta({ description: 'Hundredths of working days that were earned in the year.' }),
    earnedMinutes: minutes.meta({ description: 'The same in minutes, at the ratio of that day.' }),
    leftMinutes: z.int().meta({
      description: 'What is left of the vacation to be taken in the year; below zero where more was taken.',
    }),
    isAgreementMissing: z.boolean().meta({
      description: 'Neither the person nor the rule names an agreement: it is the least by law.',
    }),
  })
  .meta({ id: 'EarnedVacation', description: 'Vacation of somebody at the edge of its year.' });

/** Vacation of somebody at the edge of its year. */
export type EarnedVacation = z.infer<typeof earned>;

/** GET /companies/{companyId}/earned-vacation */
export const getEarnedVacation = defineOperation({
  id: 'getEarnedVacation',
  method: 'GET',
  path: '/companies/{companyId}/earned-vacation',
  shows: PAID_TIME,
  tag: 'payroll',
  summary: 'Vacation at the edge of its year',
  description:
    'What everybody has earned in the vacation year that ends in the year given (on 30 April unless their terms say otherwise), or up to the end of their employment ' +
    'in it, in days and minutes, and what is left of the vacation of the year before.',
  auth: 'manage',
  ...forThoseWith('payroll.read'),
  company: 'route',
  params: ofCompany,
  query: z.object({ year: integerInQuery(2001, 2100, 'The year in which the vacation year ends.') }),
  data: z.array(earned),
  errors: [],
  example: {
    params: { companyId: COMPANY },
    query: { year: '2026' },
    data: [
      {
        employeeId: EMPLOYEE,
        displayName: 'Anna Jónsdóttir',
        countedOn: '2026-04-30',
        isAtEnd: false,
        earnedDays: 2400,
        earnedMinutes: 11_520,
        leftMinutes: 960,
        isAgreementMissing: false,
      },
    ],
  },
});
