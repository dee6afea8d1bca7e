// What charts are drawn from: hours by week and department, overtime and punctuality by person.
import { z } from 'zod';
import { MAX_RANGE_DAYS, refuseBadRange } from '../date-range.ts';
import { guid, guidOut, localDate, minutes } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { PAID_TIME } from '../subjects.ts';
import { evenIfFieldsAreFaulty } from '../request-body.ts';
import { hoursDepartment, hoursShape } from './hours-formats.ts';
import { payDateIn } from './record-formats.ts';
import { forThoseWith } from './rights.ts';

const week = {
  startDate: localDate.meta({ description: 'The Monday of the week; it can lie before the range.' }),
  workedMinutes: hoursShape.workedMinutes,
  buckets: hoursShape.buckets,
};

const departmentWeek = z
  .object({
    ...week,
    departmentId: guidOut.nullable().meta({ description: 'The department; null: people who are in none.' }),
  })
  .meta({ id: 'DepartmentWeek', description: 'The hours of a department in a week.' });

const everybodysWeek = z
  .object(week)
  .meta({ id: 'EverybodysWeek', description: 'The hours of everybody in a week.' });

const count = (description: string) => z.int().min(0).meta({ description });

const punctuality = z
  .object({
    shifts: count('Planned shifts that are over, on days without absence.'),
    onTime: count('Of them, those that were begun and ended as planned.'),
    late: count('Begun later than planned, by more than the company allows.'),
    lateMinutes: minutes.meta({ description: 'By how much, together.' }),
    leftEarly: count('Ended earlier than planned, by more than the company allows.'),
    leftEarlyMinutes: minutes.meta({ description: 'By how much, together.' }),
    missed: count('Shifts in which nothing was worked.'),
  })
  .meta({ id: 'Punctuality', description: 'How worked time kept to planned shifts.' });

const workedByPerson = z
  .object({
    employeeId: guidOut.meta({ description: 'The person.' }),
    employeeDisplayName: z.string().meta({ description: 'Display name.' }),
    departmentIds: z.array(guidOut).meta({ description: 'The departments that the person is in.' }),
    workedMinutes: minutes.meta({ description: 'Worked minutes.' }),
    overtimeMinutes: minutes.meta({ description: 'Of them, minutes of overtime.' }),
    punctuality: punctuality.meta({ description: 'How the work kept to the plan.' }),
  })
  .meta({ id: 'WorkedByPerson', description: 'Hours, overtime and punctuality of one person.' });

const workSummary = z
  .object({
    startDate: localDate.meta({ description: 'First day.' }),
    endDate: localDate.meta({ description: 'Last day.' }),
    planToleranceMinutes: minutes.meta({
      description: 'By how much work may begin late or end early before it counts as that.',
    }),
    departments: z.array(hoursDepartment).meta({ description: 'The departments of these people, by name.' }),
    weeks: z.array(everybodysWeek).meta({ description: 'Everybody together, each counted once, by week.' }),
    departmentWeeks: z.array(departmentWeek).meta({
      description:
        'By week and department, without those that worked nothing. Who is in several departments counts in each of them.',
    }),
    people: z.array(workedByPerson).meta({ description: 'Everybody whom the caller sees, by name.' }),
  })
  .meta({
    id: 'WorkSummary',
    description: 'Hours by week and department, overtime and punctuality by person.',
  });

/** Hours by week and department, overtime and punctuality by person. */
export type WorkSummary = z.infer<typeof workSummary>;

const DEPARTMENT = '7a2d3b45-6c7e-4f90-8b12-3c4d5e6f7081';
const WEEK = {
  startDate: '2026-03-02',
  workedMinutes: 514,
  buckets: { daytimeMinutes: 480, overtimeMinutes: 34 },
};

/** GET /companies/{companyId}/work-summary */
export const getWorkSummary = defineOperation({
  id: 'getWorkSummary',
  method: 'GET',
  path: '/companies/{companyId}/work-summary',
  shows: [...PAID_TIME, 'departments'],
  tag: 'timesheets',
  summary: 'Hours by week, overtime and punctuality',
  description:
    'Hours by week, bucket and department, overtime by person, and how worked time kept to planned shifts. Drafts and open entries add ' +
    'nothing. At most 366 days.',
  auth: 'manage',
  ...forThoseWith('people.read'),
  company: 'route',
  repeated: true,
  params: z.object({ companyId: guid.meta({ description: 'Must be the company of the caller.' }) }),
  query: z
    .object({
      startDate: payDateIn('First day of the range, inclusive, yyyy-MM-dd.'),
      endDate: payDateIn(
        `Last day of the range, inclusive, yyyy-MM-dd; at most ${MAX_RANGE_DAYS} days in all.`,
      ),
    })
    .superRefine(refuseBadRange, evenIfFieldsAreFaulty),
  data: workSummary,
  errors: ['range.invalid', 'range.too_long'],
  example: {
    params: { companyId: '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70' },
    query: { startDate: '2026-03-01', endDate: '2026-03-31' },
    data: {
      startDate: '2026-03-01',
      endDate: '2026-03-31',
      planToleranceMinutes: 15,
      departments: [{ id: DEPARTMENT, name: 'Bakarí' }],
      weeks: [WEEK],
      departmentWeeks: [{ ...WEEK, departmentId: DEPARTMENT }],
      people: [
        {
          employeeId: '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01',
          employeeDisplayName: 'Þórunn Ósk Ægisdóttir',
          departmentIds: [DEPARTMENT],
          workedMinutes: 514,
          overtimeMinutes: 34,
          punctuality: {
            shifts: 1,
            onTime: 1,
            late: 0,
            lateMinutes: 0,
            leftEarly: 0,
            leftEarlyMinutes: 0,
            missed: 0,
          },
        },
      ],
    },
  },
});
