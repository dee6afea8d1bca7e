// What a company decides about itself: all of it in one record, in the form of the company file. Its fields follow from the list of settings.
import { z } from 'zod';
import { guid, localDate } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { SETTINGS, type ValuesOf } from '../settings-of-company.ts';
import { schemasOf, type Way } from '../settings-schemas.ts';
import { forThoseWith } from './rights.ts';

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
    letsPhonesIn: true,
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
  waitsForWordsDays: 0,
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

const keptDays = z.int().min(0);
const olderUntil = (what: string) =>
  localDate.nullable().meta({
    description: `The day on which the last ${what} goes, where none is asked for any more and some are still kept; null: there is none.`,
  });

const keptData = z
  .object({
    asksForPhotos: z.boolean().meta({ description: 'Tablets take a photo with a punch.' }),
    photoDays: keptDays.meta({ description: 'For how many days a photo is kept.' }),
    olderPhotosUntil: olderUntil('photo'),
    asksForPlace: z.boolean().meta({ description: 'The place is asked for when somebody clocks in.' }),
    placeDays: keptDays.meta({ description: 'For how many days a place is kept.' }),
    olderPlacesUntil: olderUntil('place'),
    sealedPinDays: keptDays.meta({
      description: 'For how many days a PIN at most that a tablet without a network has sealed is kept.',
    }),
    formerPinDays: keptDays.meta({ description: 'For how many days the code of an old PIN is kept.' }),
  })
  .meta({ id: 'KeptData', description: 'What is kept about people for some time only, in whole days.' });

/** GET /companies/{companyId}/kept-data */
export const getKeptData = defineOperation({
  id: 'getKeptData',
  method: 'GET',
  path: '/companies/{companyId}/kept-data',
  shows: ['company'],
  tag: 'company',
  summary: 'For how long is kept what is personal',
  description:
    'Whether the clock takes photos and asks for the place, for how many days these and PINs are kept, and until when those from before ' +
    'that are asked for no more: what a company has to tell the people whose time it records.',
  auth: 'manage',
  ...forThoseWith('company.read'),
  company: 'route',
  params,
  data: keptData,
  errors: [],
  example: {
    params: { companyId: COMPANY },
    data: {
      ...{ asksForPhotos: true, photoDays: 30, olderPhotosUntil: null },
      ...{ asksForPlace: false, placeDays: 90, olderPlacesUntil: '2027-02-14' },
      ...{ sealedPinDays: 7, formerPinDays: 35 },
    },
  },
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
