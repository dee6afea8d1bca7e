// The holidays of a company in a year: those of the calendar, those that it adds, and those that it takes out.
import { z } from 'zod';
import { guid, integerInQuery, localDate } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { languageIn } from './record-formats.ts';
import { forThoseWith } from './rights.ts';

const holidayOfYear = z
  .object({
    date: localDate.meta({ description: 'The day.' }),
    name: z
      .string()
      .meta({ description: 'Its name in the language that was asked for, or as the company calls it.' }),
    isPublicHoliday: z.boolean().meta({ description: 'Whether it is listed among the public holidays.' }),
    origin: z.enum(['calendar', 'extra', 'removed']).meta({
      description:
        '`calendar`: of the country; `extra`: added here; `removed`: of the country, but none here.',
    }),
  })
  .meta({ id: 'HolidayOfYear', description: 'A holiday of the company, or one that it took out.' });

/** GET /companies/{companyId}/holidays */
export const listHolidaysOfYear = defineOperation({
  id: 'listHolidaysOfYear',
  method: 'GET',
  path: '/companies/{companyId}/holidays',
  shows: ['company'],
  tag: 'company',
  summary: 'The holidays of a year',
  description: 'By date: holidays of the calendar, those that the company adds, and those that it took out.',
  auth: 'manage',
  ...forThoseWith('company.read'),
  company: 'route',
  params: z.object({ companyId: guid.meta({ description: 'Must be the company of the caller.' }) }),
  query: z.object({ year: integerInQuery(2000, 2100, 'The year.'), language: languageIn }),
  data: z.array(holidayOfYear),
  errors: [],
  example: {
    params: { companyId: '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70' },
    query: { year: '2026', language: 'is' },
    data: [{ date: '2026-01-01', name: 'Nýársdagur', isPublicHoliday: true, origin: 'calendar' }],
  },
});
