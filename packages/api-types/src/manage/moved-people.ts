// Whose approved figures would change, in a month and over all that is approved.
import { z } from 'zod';
import { guid, guidOut, instant } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { PAID_TIME } from '../subjects.ts';
import { movedFigures } from './pay-effect.ts';
import { forThoseWith } from './rights.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';

/** By name. */
export const movedPeople = z
  .array(
    z
      .object({
        employeeId: guidOut.meta({ description: 'The employee.' }),
        displayName: z.string().meta({ description: 'Their name.' }),
        ...movedFigures.shape,
        sinceUtc: instant.meta({ description: 'The first change since, or the approval.' }),
        mayApprove: z.boolean().meta({ description: 'Whether the caller may approve this person.' }),
        owners: z.array(z.string()).meta({ description: 'Else: owners who may.' }),
      })
      .meta({ id: 'MovedPerson', description: 'Somebody whose approved figures would change.' }),
  )
  .meta({ description: 'Whose approved time depends on what was corrected since, by name.' });

/** GET /companies/{companyId}/moved-figures */
export const listMovedFigures = defineOperation({
  id: 'listMovedFigures',
  method: 'GET',
  path: '/companies/{companyId}/moved-figures',
  shows: PAID_TIME,
  tag: 'payroll',
  summary: 'Whose approved figures would change',
  description:
    'People whose approved days of the last 366 depend on time that was opened since, with the days, what moves and since when. They keep ' +
    'the figures of their approval until the person is approved again. The month names the other causes too. A manager who is limited to departments sees the people of these.',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  params: z.object({ companyId: guid.meta({ description: 'Must be the company of the caller.' }) }),
  data: movedPeople,
  errors: [],
  example: {
    params: { companyId: COMPANY },
    data: [
      {
        employeeId: EMPLOYEE,
        displayName: 'Anna Jónsdóttir',
        dates: ['2026-10-12', '2026-10-19'],
        lines: [
          {
            key: 'YV1',
            names: [{ is: 'yfirvinna 1', en: 'overtime 1', pl: 'nadgodziny 1' }],
            beforeMinutes: 480,
            afterMinutes: 208,
          },
          {
            key: 'YV2',
            names: [{ is: 'yfirvinna 2', en: 'overtime 2', pl: 'nadgodziny 2' }],
            beforeMinutes: 0,
            afterMinutes: 272,
          },
        ],
        sinceUtc: '2026-11-04T09:12:00.000Z',
        mayApprove: true,
        owners: [],
      },
    ],
  },
});
