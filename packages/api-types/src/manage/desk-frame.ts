// What every page of the desk goes by: what stands in the navigation, and how people of one name are told apart.
import { z } from 'zod';
import { guid, guidOut } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { PAID_TIME } from '../subjects.ts';
import { shownAbsenceKind } from './absence-kinds.ts';
import { forThoseWith } from './rights.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';

const namesake = z
  .object({
    id: guidOut.meta({ description: 'Id of the person.' }),
    displayName: z.string().meta({ description: 'The name that another has too.' }),
    departments: z.array(z.string()).meta({ description: 'Names of the departments, by name.' }),
    employeeNumber: z.string().nullable().meta({ description: 'Number in payroll; null: none.' }),
    jobTitle: z.string().nullable().meta({ description: 'Job title; null: none.' }),
  })
  .meta({ id: 'DeskNamesake', description: 'Somebody whose name another has too.' });

/** What every page of the desk goes by, as a schema. */
export const deskFrame = z
  .object({
    openQuestions: z.int().min(0).nullable().meta({
      description: 'How many questions `listReviews` has; null for those who decide about none.',
    }),
    waitingLeave: z.int().min(0).meta({ description: 'How many requests for time off wait.' }),
    namesakes: z.array(namesake).meta({
      description:
        'Those of whom two or more have one name, whatever its letter case, without those who left. Only people whom the caller sees.',
    }),
    absenceKinds: z.array(shownAbsenceKind).meta({
      description: 'Every kind of absence that the company has made, also those that have ended.',
    }),
    periodStartDay: z.int().min(1).max(31).meta({
      description: 'On which day of the month a pay period of the company begins; 1 where it has none.',
    }),
  })
  .meta({ id: 'DeskFrame', description: 'What every page of the desk goes by.' });

/** What every page of the desk goes by. */
export type DeskFrame = z.infer<typeof deskFrame>;

/** An example of it. */
export const deskFrameExample: DeskFrame = {
  openQuestions: 3,
  waitingLeave: 1,
  namesakes: [
    {
      id: '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01',
      displayName: 'Anna Jónsdóttir',
      departments: ['Bakarí'],
      employeeNumber: '118',
      jobTitle: 'Bakari',
    },
  ],
  absenceKinds: [
    {
      ...{ id: '3e2d1c0b-9a8f-4e7d-8c6b-5a4f3e2d1c0b', name: 'Starfsmenntun', countsAs: 'unpaidLeave' },
      ...{ colour: 'green', isActive: true, mayBeAsked: true },
    },
  ],
  periodStartDay: 21,
};

/** GET /companies/{companyId}/desk-frame */
export const getDeskFrame = defineOperation({
  id: 'getDeskFrame',
  method: 'GET',
  path: '/companies/{companyId}/desk-frame',
  shows: [
    ...PAID_TIME.filter((part) => part !== 'approvals'),
    ...(['openedTime', 'reviews', 'tablets', 'departments', 'payPeriods', 'absenceKinds'] as const),
  ],
  tag: 'session',
  summary: 'What every page of the desk goes by',
  description:
    'Counts of what waits, and the little of all people that pages need to name them. `GET /session` has it too, so that a page that opens asks once.',
  auth: 'manage',
  ...forThoseWith('desk.use'),
  company: 'route',
  repeated: true,
  params: z.object({ companyId: guid.meta({ description: 'Must be the company of the caller.' }) }),
  data: deskFrame,
  errors: [],
  example: { params: { companyId: COMPANY }, data: deskFrameExample },
});
