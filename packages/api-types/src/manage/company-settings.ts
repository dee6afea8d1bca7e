// What a company decides about itself: all of it in one record, in the form of the company file. Its fields follow from the list of settings.
import { z } from 'zod';
import { guid, guidOut, localDate } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import {
  isGroup,
  SETTINGS,
  type Setting,
  type SettingGroup,
  type SettingsList,
  type ValuesOf,
} from '../settings-of-company.ts';
import { lineIn, nameLineIn, payDateIn } from './record-formats.ts';
import { forThoseWith } from './rights.ts';

const extraHoliday = z
  .object({
    date: localDate.meta({ description: 'The day.' }),
    name: z.string().meta({ description: 'What it is called.' }),
    isPublicHoliday: z
      .boolean({ error: 'must be true or false' })
      .meta({ description: 'Whether it is listed among the public holidays.' }),
    class: z.enum(['AF', 'SH']).meta({ description: 'An ordinary holiday (AF) or a major one (SH).' }),
    from: z.string().meta({ description: 'The local time from which it counts, HH:mm.' }),
  })
  .meta({ description: 'A holiday that the company adds to the calendar.' });

/** The same in a request. */
const extraHolidayIn = extraHoliday
  .extend({ name: nameLineIn(200, 'What it is called.') })
  .meta({ description: 'A holiday that the company adds to the calendar.' });

/** In an answer, or in a request, whose rules beyond these are those of the company file. */
type Way = 'out' | 'in';

function formatOf(setting: Setting, way: Way): z.ZodType {
  switch (setting.is) {
    case 'name':
      return way === 'out' ? z.string() : nameLineIn(setting.longest, setting.means);
    case 'zone':
      return way === 'out' ? z.string() : lineIn(60, setting.means);
    case 'yesNo':
      return z.boolean({ error: 'must be true or false' });
    case 'whole':
      return wholeNumber(setting.from, setting.to);
    case 'choice':
      return z.enum(setting.of, { error: `must be ${choiceText(setting)}` });
    case 'day':
      return payDateIn(setting.means);
    case 'localTime':
      return localTime;
    case 'guid':
    case 'reference':
      return way === 'out' ? guidOut : guid;
    case 'addressRanges':
      return z.array(z.string());
    case 'holidays':
      return z.array(way === 'out' ? extraHoliday : extraHolidayIn);
    case 'days':
      return z.array(localDate);
    case 'payLines':
      return payLines;
    case 'managerCode':
      return z.never();
  }
}

function wholeNumber(from: number, to: number) {
  const error = `must be a whole number from ${from} to ${to}`;
  return z.int({ error }).min(from, { error }).max(to, { error });
}

const localTime = z
  .string({ error: 'must be a local time such as 07:30' })
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a local time such as 07:30' });

const payLines = z
  .array(lineIn(100, 'The key of a pay line or a kind of absence.'), { error: 'must be a list' })
  .max(200, { error: 'must be at most 200 items' });

function choiceText(setting: Extract<Setting, { is: 'choice' }>): string {
  const names = [...setting.of.map((choice) => `"${choice}"`), ...(setting.default === null ? ['null'] : [])];
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' or ');
}

function schemaOf(part: Setting | SettingGroup, way: Way): z.ZodType {
  const description = part.means;
  if (isGroup(part)) return z.object(schemasOf(part.settings, way)).meta({ description });
  const format = formatOf(part, way);
  const isNullable = 'default' in part && part.default === null;
  return (isNullable ? format.nullable() : format).meta({ description });
}

function schemasOf(list: SettingsList, way: Way): Record<string, z.ZodType> {
  const told = Object.entries(list).filter(([, part]) => isGroup(part) || part.is !== 'managerCode');
  return Object.fromEntries(told.map(([name, part]) => [name, schemaOf(part, way)]));
}

const { id: _id, ...decided } = SETTINGS;

type Decided = Omit<ValuesOf<typeof decided>, 'terminal'> & {
  terminal: Omit<ValuesOf<typeof SETTINGS>['terminal'], 'managerExitCodeHash'>;
};

/** All that is said of the settings, but the id and the manager code, which has a place of its own. */
const shapeOf = (way: Way) =>
  schemasOf(decided, way) as unknown as { [Name in keyof Decided]: z.ZodType<Decided[Name], Decided[Name]> };

const companySettings = z
  .object(shapeOf('out'))
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
  shows: ['company'],
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
  changes: ['company'],
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
  body: requestBody(shapeOf('in')),
  data: companySettings,
  errors: ['rule_set.not_found', 'pay_period.not_found'],
  example: { params: { companyId: COMPANY }, body: example, data: example },
});
