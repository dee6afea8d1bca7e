// The hours of everybody over some weeks: people by days.
import { z } from 'zod';
import { refuseBadSheetRange } from '../date-range.ts';
import { guid, guidOut, localDate, minutes } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { PAID_TIME } from '../subjects.ts';
import { evenIfFieldsAreFaulty } from '../request-body.ts';
import { dayFlags, hoursDepartment, hoursShape, sheetRangeShape } from './hours-formats.ts';
import { forThoseWith } from './rights.ts';

const gridDay = z
  .object({
    date: localDate.meta({ description: 'The day.' }),
    ...hoursShape,
    flags: dayFlags,
  })
  .meta({ id: 'GridDay', description: 'The hours of one person on one day.' });

const gridPerson = z
  .object({
    employeeId: guidOut.meta({ description: 'The person.' }),
    employeeDisplayName: z.string().meta({ description: 'Display name.' }),
    employeeNumber: z.string().nullable().meta({ description: 'Number in payroll; null: none.' }),
    departmentIds: z
      .array(guidOut)
      .meta({ description: 'The departments that the person is in; empty: none.' }),
    ...hoursShape,
    days: z
      .array(gridDay)
      .meta({ description: 'By date; a day on which there is nothing at all is missing.' }),
  })
  .meta({ id: 'GridPerson', description: 'The hours of one person: sums over the range, and its days.' });

const timesheetGrid = z
  .object({
    startDate: localDate.meta({ description: 'First day.' }),
    endDate: localDate.meta({ description: 'Last day.' }),
    planToleranceMinutes: minutes.meta({
      description: 'By how much worked and planned time of a day may differ before it is flagged `offPlan`.',
    }),
    departments: z.array(hoursDepartment).meta({ description: 'The departments of these people, by name.' }),
    people: z.array(gridPerson).meta({
      description:
        'By name: everybody who was employed in the range or has anything in it, and whom the caller sees.',
    }),
  })
  .meta({ id: 'TimesheetGrid', description: 'The hours of people by days.' });

/** The hours of people by days. */
export type TimesheetGrid = z.infer<typeof timesheetGrid>;

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const DEPARTMENT = '7a2d3b45-6c7e-4f90-8b12-3c4d5e6f7081';

const HOURS = {
  workedMinutes: 514,
  plannedMinutes: 480,
  buckets: { daytimeMinutes: 480, overtimeMinutes: 34 },
  credits: {},
  absences: {},
};

/** GET /companies/{companyId}/timesheet-grid */
export const getTimesheetGrid = defineOperation({
  id: 'getTimesheetGrid',
  method: 'GET',
  path: '/companies/{companyId}/timesheet-grid',
  shows: [...PAID_TIME, 'departments'],
  tag: 'timesheets',
  summary: 'The hours of people by days',
  description:
    'For each person and day the worked minutes by bucket, credits, absences, planned minutes, and what to look at. Time belongs to the day ' +
    "on which it begins in the company's time zone; the minutes are those of the time entries read. At most 62 days.",
  auth: 'manage',
  ...forThoseWith('people.read'),
  company: 'route',
  repeated: true,
  params: z.object({ companyId: guid.meta({ description: 'Must be the company of the caller.' }) }),
  query: z.object(sheetRangeShape).superRefine(refuseBadSheetRange, evenIfFieldsAreFaulty),
  data: timesheetGrid,
  errors: ['range.invalid', 'range.too_long'],
  example: {
    params: { companyId: COMPANY },
    query: { startDate: '2026-03-01', endDate: '2026-03-31' },
    data: {
      startDate: '2026-03-01',
      endDate: '2026-03-31',
      planToleranceMinutes: 15,
      departments: [{ id: DEPARTMENT, name: 'Bakarí' }],
      people: [
        {
          employeeId: '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01',
          employeeDisplayName: 'Þórunn Ósk Ægisdóttir',
          employeeNumber: '17',
          departmentIds: [DEPARTMENT],
          ...HOURS,
          days: [{ date: '2026-03-02', ...HOURS, flags: ['offPlan'] }],
        },
      ],
    },
  },
});
