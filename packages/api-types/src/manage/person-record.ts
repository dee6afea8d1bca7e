// The record of a person as it can be read and changed.
import { z } from 'zod';
import { guid, guidOut, localDate, wireFormOf } from '../formats.ts';
import { requestBody } from '../request-body.ts';
import { role } from '../roles.ts';
import { oneLanguage, nameLineIn } from './record-formats.ts';
import { otherType } from '../what-is-wanted.ts';

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
/** Those that the engine knows. */
const SICK_LADDERS = ['law', 'sgs', 'vr', 'craft', 'public'] as const;
/** 29 February is not one. */
const DAY_OF_YEAR =
  /^((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))$/;
const PAY_BASES = ['hourly', 'monthly'] as const;

/** What a person record may say about pay and time, in the words of the company file. */
const yesNo = (description: string) => z.boolean().meta({ description });
const wholeNumber = (from: number, to: number, description: string) => {
  const error = `must be a whole number from ${from} to ${to}`;
  return z.int({ error }).min(from, { error }).max(to, { error }).meta({ description });
};
const number = (from: number, to: number, description: string) => {
  const error = `must be a number from ${from} to ${to}`;
  return z.number({ error }).min(from, { error }).max(to, { error }).meta({ description });
};

/** A date in somebody's life: the years 1900 to 2199. */
export function lifeDateIn(description: string) {
  const schema = z.iso
    .date({ error: 'must be an existing date written as yyyy-MM-dd' })
    .refine((date) => !/^\d{4}-/.test(date) || (date >= '1900-01-01' && date <= '2199-12-31'), {
      error: 'must lie in the years 1900 to 2199',
    });
  wireFormOf.add(schema, { type: 'string', format: 'date', pattern: '^(19|20|21)[0-9][0-9]-', description });
  return schema.meta({ description });
}

const ADDRESS = /^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+$/u;
const addressIn = z
  .string({ error: otherType('must be an e-mail address') })
  .max(254)
  .regex(ADDRESS, { error: 'must be an e-mail address' });
const PART = '[^\\s@\\u0000-\\u001F\\u007F-\\u009F]+';
wireFormOf.add(addressIn, { type: 'string', maxLength: 254, pattern: `^${PART}@${PART}$` });

const kennitalaIn = z
  .string({ error: 'must be ten digits' })
  .regex(/^[0-9]{6}-?[0-9]{4}$/, { error: 'must be ten digits, such as 120174-3399' })
  .transform((text) => text.replace('-', ''));
wireFormOf.add(kennitalaIn, { type: 'string', pattern: '^[0-9]{6}-?[0-9]{4}$' });

const clockTime = (description: string) =>
  z
    .string({ error: 'must be a local time such as 07:30' })
    .regex(/^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/, { error: 'must be a local time such as 07:30' })
    .meta({ description });

/** The regular hours of one day of the week, as somebody sends them. */
export const workDay = z
  .object({
    day: z.enum(WEEK, { error: 'must be a day of the week' }).meta({ description: 'The day of the week.' }),
    from: clockTime('Begin of work, HH:mm on the clock of the company.'),
    to: clockTime('End of work, HH:mm; one that is not after the begin lies on the next day.'),
    unpaidBreakMinutes: wholeNumber(0, 1439, 'Whole minutes of it that are not paid.'),
  })
  .meta({ id: 'SaidWorkDay', description: 'The regular hours of one day of the week.' });

/** The same as they are stored. */
export const storedWorkDay = z
  .object({
    day: z.enum(WEEK).meta({ description: 'The day of the week.' }),
    from: z.string().meta({ description: 'Begin of work, HH:mm on the clock of the company.' }),
    to: z
      .string()
      .meta({ description: 'End of work, HH:mm; one that is not after the begin lies on the next day.' }),
    unpaidBreakMinutes: z.int().min(0).meta({ description: 'Whole minutes of it that are not paid.' }),
  })
  .meta({ id: 'PersonWorkDay', description: 'The regular hours of one day of the week.' });

const workPatternChange = z
  .object({
    from: localDate.meta({ description: 'The first day on which they hold.' }),
    workPattern: z
      .array(storedWorkDay)
      .nullable()
      .meta({ description: 'Regular hours from that day on; null: none.' }),
  })
  .meta({ id: 'WorkPatternChange', description: 'Other regular hours from a day on.' });

const ratioChange = z
  .object({
    from: lifeDateIn('The first day of the new ratio.'),
    ratio: number(0, 2, 'The ratio from that day on; 1 is full time.'),
  })
  .meta({ id: 'SaidRatioChange', description: 'Another employment ratio from a day on.' });

const entitlements = z
  .object({
    vacationDays: number(0, 366, 'Working days of vacation a year.').nullable(),
    sickLadder: z
      .enum(SICK_LADDERS)
      .nullable()
      .meta({ description: 'The agreement that says how many days of sickness are paid.' }),
    sickChildDays: number(0, 366, 'Days a year with a sick child.').nullable(),
    vacationYearStart: z
      .string({ error: 'must be a day of the year such as 05-01' })
      .regex(DAY_OF_YEAR, {
        error: 'must be a day of the year such as 05-01',
      })
      .nullable()
      .meta({ description: 'The first day of the vacation year, MM-dd.' }),
  })
  .meta({ id: 'SaidEntitlements', description: 'What the company grants; null follows from the agreement.' });

const storedEntitlements = z
  .object({
    vacationDays: z.number().nullable().meta({ description: 'Working days of vacation a year.' }),
    sickLadder: z
      .string()
      .nullable()
      .meta({ description: 'The agreement that says how many days of sickness are paid.' }),
    sickChildDays: z.number().nullable().meta({ description: 'Days a year with a sick child.' }),
    vacationYearStart: z
      .string()
      .nullable()
      .meta({ description: 'The first day of the vacation year, MM-dd.' }),
  })
  .meta({
    id: 'PersonEntitlements',
    description: 'What the company grants; null follows from the agreement.',
  });

const language = oneLanguage
  .nullable()
  .meta({ description: 'The language in which somebody is written to; null: that of the company.' });

const payBasis = z
  .enum(PAY_BASES, { error: 'must be "hourly" or "monthly"' })
  .meta({ description: 'Paid by the hour, or a salary by the month that has the holidays in it.' });

const onPunching = {
  requiresProjectSelection: yesNo(
    'Whether a punch asks for a project; null: as the company says.',
  ).nullable(),
  requireGpsOnClockIn: yesNo('Whether clocking in asks for the place; null: as the company says.').nullable(),
  canEditOwnTimesheet: yesNo('Whether the person may change their own time at the tablet.'),
  canEditClockInOut: yesNo('Whether that holds for begin and end too.'),
};

/** Of a person. */
export const isActive = yesNo('False: may neither sign in nor punch, for example during a long leave.');

/** A list of a request, of at most this many. */
export const listOf = <Item extends z.ZodType>(item: Item, most: number, description: string) =>
  z.array(item).max(most).meta({ description });

/** What somebody sends about a person; the record becomes that. */
export const personBody = requestBody({
  displayName: nameLineIn(200, 'The name of the person.'),
  email: addressIn.nullable().meta({
    description: 'With what they sign in; no two people have the same. Null: they only punch.',
  }),
  kennitala: kennitalaIn.nullable().meta({
    description:
      'Ten digits, with or without a hyphen; no two people of the company have the same. The day in it exists, or it begins with 8 or 9; ' +
      'a check digit is not asked for. Null: not known.',
  }),
  phone: nameLineIn(50, 'Telephone number.').nullable(),
  language,
  employeeNumber: nameLineIn(50, 'Number in payroll; no two people of the company have the same.').nullable(),
  jobTitle: nameLineIn(200, 'Job title.').nullable(),
  departmentIds: listOf(guid, 100, 'The departments of the person, each once.'),
  isActive,
  employmentStartDate: lifeDateIn('First day of employment.'),
  employmentEndDate: lifeDateIn('Last day of employment; null while it lasts.').nullable(),
  employmentRatio: number(0, 2, 'Part of a full position from the first day on; 1 is full time.'),
  ratioChanges: listOf(ratioChange, 100, 'Later ratios, in the order of their days.'),
  payBasis,
  ruleSetId: guid.nullable().meta({ description: 'The pay rule; null: that of the company.' }),
  payPeriodId: guid.nullable().meta({ description: 'The pay period; null: that of the company.' }),
  workPattern: listOf(
    workDay,
    7,
    'Regular hours from the first day on, each day of the week at most once; null: none. Later ones stay as they are.',
  ).nullable(),
  entitlements: entitlements.nullable().meta({
    description: 'What the company grants beside the agreement; null: what the agreement says.',
  }),
  birthDate: lifeDateIn('Date of birth; not after the first day. Null: not known.').nullable(),
  tradeStartDate: lifeDateIn(
    'First day in the trade, not after the first day here; null: that one.',
  ).nullable(),
  ...onPunching,
});

/** A person as their record says it. */
export const personRecord = z
  .object({
    id: guidOut.meta({ description: 'Id of the person.' }),
    role,
    displayName: z.string().meta({ description: 'The name of the person.' }),
    email: z.string().nullable().meta({ description: 'With what they sign in; null: they only punch.' }),
    kennitala: z.string().nullable().meta({ description: 'Ten digits; null where it is not known.' }),
    phone: z.string().nullable().meta({ description: 'Telephone number; null where it is not known.' }),
    language,
    employeeNumber: z.string().nullable().meta({ description: 'Number in payroll; null: none.' }),
    jobTitle: z.string().nullable().meta({ description: 'Job title; null: none.' }),
    departmentIds: z.array(guidOut).meta({ description: 'Departments, by id.' }),
    isActive,
    employmentStartDate: localDate.meta({ description: 'First day of employment.' }),
    employmentEndDate: localDate.nullable().meta({ description: 'Last day; null while it lasts.' }),
    employmentRatio: z.number().meta({ description: 'Part of a full position from the first day on.' }),
    ratioChanges: z
      .array(
        z
          .object({
            from: localDate.meta({ description: 'The first day of the new ratio.' }),
            ratio: z.number().meta({ description: 'The ratio from that day on.' }),
          })
          .meta({ id: 'RatioChange', description: 'Another employment ratio from a day on.' }),
      )
      .meta({ description: 'Later ratios, in the order of their days.' }),
    payBasis,
    ruleSetId: guidOut.nullable().meta({ description: 'The pay rule; null: that of the company.' }),
    payPeriodId: guidOut.nullable().meta({ description: 'The pay period; null: that of the company.' }),
    workPattern: z
      .array(storedWorkDay)
      .nullable()
      .meta({ description: 'Regular hours, until the first of the changes; null: none.' }),
    workPatternChanges: z
      .array(workPatternChange)
      .meta({ description: 'Later regular hours, in the order of their days.' }),
    entitlements: storedEntitlements.nullable().meta({
      description: 'What the company grants beside the agreement; null: what the agreement says.',
    }),
    birthDate: localDate.nullable().meta({ description: 'Date of birth; null where it is not known.' }),
    tradeStartDate: localDate
      .nullable()
      .meta({ description: 'First day in the trade; null: the first day here.' }),
    ...onPunching,
  })
  .meta({ id: 'PersonRecord', description: 'A person as their record says it.' });

/** A person as their record says it. */
export type PersonRecord = z.infer<typeof personRecord>;

/** What somebody sends about a person. */
export type SaidPerson = z.infer<typeof personBody>;

/** The person of the examples. */
export const EXAMPLE_PERSON: PersonRecord = {
  id: '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01',
  role: 'employee',
  displayName: 'Þórunn Ósk Ægisdóttir',
  email: 'thorunn@example.is',
  kennitala: '1201743399',
  phone: '+354 555 1234',
  language: 'is',
  employeeNumber: '118',
  jobTitle: 'Bakari',
  departmentIds: ['a1b2c3d4-e5f6-4789-8abc-def012345678'],
  isActive: true,
  employmentStartDate: '2024-03-01',
  employmentEndDate: null,
  employmentRatio: 1,
  ratioChanges: [{ from: '2026-03-01', ratio: 0.5 }],
  payBasis: 'monthly',
  ruleSetId: null,
  payPeriodId: null,
  workPattern: [{ day: 'monday', from: '08:00', to: '16:00', unpaidBreakMinutes: 30 }],
  workPatternChanges: [],
  entitlements: { vacationDays: 26, sickLadder: null, sickChildDays: null, vacationYearStart: '05-01' },
  birthDate: '1974-01-12',
  tradeStartDate: null,
  requiresProjectSelection: null,
  requireGpsOnClockIn: null,
  canEditOwnTimesheet: false,
  canEditClockInOut: false,
};
