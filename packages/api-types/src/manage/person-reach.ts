// Which people a manager sees and acts for, and who does so while that manager is away.
import { z } from 'zod';
import { guid, guidOut, localDate } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { IN_ROUTE, ofPerson } from './people.ts';
import { lifeDateIn } from './person-record.ts';
import { forThoseWith } from './rights.ts';
import { otherType } from '../what-is-wanted.ts';

const MOST = 100;

const personReach = z
  .object({
    limitedToDepartmentIds: z
      .array(guidOut)
      .nullable()
      .meta({ description: 'The departments to whose people a manager is limited; null: everybody.' }),
    standIns: z
      .array(
        z
          .object({
            employeeId: guidOut.meta({ description: 'The manager who stands in.' }),
            from: localDate.meta({ description: 'First day, on the calendar of the company.' }),
            to: localDate.meta({ description: 'Last day, on the calendar of the company.' }),
          })
          .meta({ id: 'StandIn', description: 'Who stands in for a manager, from a day to a day.' }),
      )
      .meta({ description: 'Who has the departments of this manager too, also in the past; by first day.' }),
  })
  .meta({ id: 'PersonReach', description: 'Which people a manager sees, and who stands in.' });

/** Which people a manager sees, and who stands in. */
export type PersonReach = z.infer<typeof personReach>;

const departmentsIn = z
  .array(guid, { error: otherType('must be a list or null') })
  .min(1, { error: 'must name a department; null: all of the company' })
  .max(MOST)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'must name every department once' })
  .meta({ uniqueItems: true })
  .nullable()
  .meta({ description: 'The departments, each once; null: all of the company.' });

const standInsIn = z
  .array(
    z
      .object({
        employeeId: guid.meta({ description: 'Another manager, who works here.' }),
        from: lifeDateIn('First day, on the calendar of the company.'),
        to: lifeDateIn('Last day; not before the first.'),
      })
      .meta({ id: 'SaidStandIn', description: 'Who stands in for a manager, from a day to a day.' }),
  )
  .max(MOST)
  .meta({ description: 'All who stand in. Anyone who is left out does so no longer.' });

const example: PersonReach = {
  limitedToDepartmentIds: ['a1b2c3d4-e5f6-4789-8abc-def012345678'],
  standIns: [{ employeeId: '2d7a0f3e-9c64-4e5f-8b31-7f8c9d0e1f23', from: '2026-12-01', to: '2026-12-14' }],
};

/** GET /companies/{companyId}/people/{employeeId}/reach */
export const getPersonReach = defineOperation({
  id: 'getPersonReach',
  method: 'GET',
  path: '/companies/{companyId}/people/{employeeId}/reach',
  shows: ['people'],
  tag: 'people',
  summary: 'Which people a manager sees, and who stands in',
  description: 'The limit of a manager to departments and the stand-ins, with their version.',
  auth: 'manage',
  ...forThoseWith('roles.change'),
  company: 'route',
  versioned: true,
  params: ofPerson,
  data: personReach,
  errors: ['employee.not_found'],
  example: { params: IN_ROUTE, data: example },
});

/** PUT /companies/{companyId}/people/{employeeId}/reach */
export const changePersonReach = defineOperation({
  id: 'changePersonReach',
  method: 'PUT',
  path: '/companies/{companyId}/people/{employeeId}/reach',
  changes: ['people'],
  tag: 'people',
  summary: 'Change which people a manager sees, and who stands in',
  description:
    'Counts at once. Anyone who stands in sees these people too from the first to the last day. Both are for managers only.',
  auth: 'desk',
  ...forThoseWith('roles.change'),
  freshFactor: true,
  company: 'route',
  versioned: true,
  params: ofPerson,
  body: requestBody({ limitedToDepartmentIds: departmentsIn, standIns: standInsIn }),
  data: personReach,
  errors: ['employee.not_found', 'department.not_found', 'person.not_manager'],
  example: { params: IN_ROUTE, body: example, data: example },
});
