import { z } from 'zod';
import { integerInQuery, localDate, notGivenOr } from './formats.ts';
import { defineOperation } from './operation.ts';

/** A day of the holiday calendar. */
const publicHoliday = z
  .object({
    date: localDate.meta({ description: 'The day.' }),
    name: z.string().meta({ description: 'Icelandic name of the holiday.' }),
    isPublicHoliday: z
      .boolean()
      .meta({ description: 'False for 24 and 31 December, which are holidays from noon on.' }),
  })
  .meta({ id: 'PublicHoliday', description: 'A day of the holiday calendar.' });

/** A day of the holiday calendar. */
export type PublicHoliday = z.infer<typeof publicHoliday>;

/** GET /holidays */
export const listHolidays = defineOperation({
  id: 'listHolidays',
  method: 'GET',
  path: '/holidays',
  tag: 'holidays',
  summary: 'List public holidays of a year',
  description:
    "The holidays of the calendar of the caller's company, ordered by date: the same that timesheets and the calculation engine use. " +
    'Years 2000 to 2100.',
  auth: 'user',
  query: z.object({
    year: integerInQuery(2000, 2100, 'Calendar year, 2000 to 2100.'),
    month: notGivenOr(integerInQuery(1, 12, 'Calendar month, 1 to 12; the whole year when left out.')),
  }),
  data: z.array(publicHoliday),
  errors: [],
  example: {
    query: { year: '2026', month: '6' },
    data: [{ date: '2026-06-17', name: 'Þjóðhátíðardagurinn', isPublicHoliday: true }],
  },
});
