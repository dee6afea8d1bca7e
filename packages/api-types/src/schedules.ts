import { z } from 'zod';
import { dateRangeShape, refuseBadRange } from './date-range.ts';
import { guid, guidOut, hexColor, instant, localDate, minutes } from './formats.ts';
import { defineOperation } from './operation.ts';
import { evenIfFieldsAreFaulty } from './request-body.ts';

/** Planned time of one employee, or of nobody yet. */
const shift = z
  .object({
    id: guidOut.meta({ description: 'Shift id.' }),
    employeeId: guidOut.nullable().meta({ description: 'Who works it; null for an open shift.' }),
    employeeDisplayName: z.string().meta({ description: 'Name of the employee; empty for an open shift.' }),
    shiftTypeName: z.string().meta({ description: 'Name of the kind of shift.' }),
    shiftTypeColorHex: hexColor.meta({ description: 'Colour of the kind of shift, lower-case #rrggbb.' }),
    projectId: guidOut.nullable().meta({ description: 'Project the shift is planned on.' }),
    startTime: instant.meta({ description: 'Planned start.' }),
    endTime: instant.meta({ description: 'Planned end.' }),
    isAdvertised: z.boolean().meta({ description: 'Employees may apply for it.' }),
    isVirtualRuleSlot: z
      .boolean()
      .meta({ description: 'For display only: implied by a calculation rule, planned by nobody.' }),
  })
  .meta({ id: 'Shift', description: 'Planned time of one employee, or of nobody yet.' });

/** Planned time of one employee, or of nobody yet. */
export type Shift = z.infer<typeof shift>;

const plannedShape = {
  shifts: z.int().min(0).meta({ description: 'Number of shifts.' }),
  plannedMinutes: minutes.meta({ description: 'Planned minutes of these shifts.' }),
};

const openShifts = z.int().min(0).meta({ description: 'How many of the shifts nobody has yet.' });

/** What is planned over a range, counted. */
const scheduleSummary = z
  .object({
    startDate: localDate.meta({ description: 'First day of the range.' }),
    endDate: localDate.meta({ description: 'Last day of the range.' }),
    totalShifts: z.int().min(0).meta({ description: 'Number of shifts, open ones included.' }),
    openShifts,
    plannedMinutes: minutes.meta({ description: 'Planned minutes of all shifts, open ones included.' }),
    byDay: z
      .array(
        z
          .object({
            date: localDate.meta({ description: 'The day on which the shifts begin.' }),
            shifts: plannedShape.shifts,
            openShifts,
            plannedMinutes: plannedShape.plannedMinutes,
          })
          .meta({ id: 'PlannedDay', description: 'What is planned on one day.' }),
      )
      .meta({ description: 'Every day of the range in order, also those without shifts.' }),
    byEmployee: z
      .array(
        z
          .object({
            employeeId: guidOut.meta({ description: 'Employee id.' }),
            employeeDisplayName: z.string().meta({ description: 'Name of the employee.' }),
            ...plannedShape,
          })
          .meta({ id: 'PlannedEmployee', description: 'What is planned for one employee.' }),
      )
      .meta({ description: 'Everybody who has shifts in the range, by name; open shifts are not in it.' }),
  })
  .meta({ id: 'ScheduleSummary', description: 'What is planned over a range, counted.' });

/** What is planned over a range, counted. */
export type ScheduleSummary = z.infer<typeof scheduleSummary>;

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';

const params = z.object({ companyId: guid.meta({ description: 'Must be the company of the token.' }) });
const query = z.object(dateRangeShape).superRefine(refuseBadRange, evenIfFieldsAreFaulty);

const WHICH_SHIFTS =
  "A shift belongs to the range by the date of its start in the company's time zone. At most 366 days. An employee sees their own " +
  'shifts and the open ones that are advertised.';

/** GET /companies/{companyId}/schedules/shifts */
export const listShifts = defineOperation({
  id: 'listShifts',
  method: 'GET',
  path: '/companies/{companyId}/schedules/shifts',
  tag: 'schedules',
  summary: 'List planned shifts',
  description:
    `Shifts of a range, ordered by start. ${WHICH_SHIFTS} Where the company has turned that on, the day-work hours that their pay rule ` +
    'names are listed as virtual rule slots for employees of whom no shift was ever planned, in the years 2000 to 2100. No paging.',
  auth: 'user',
  roles: ['employee', 'manager', 'owner', 'accountant'],
  acts: ['time.read'],
  feature: 'enableShifts',
  company: 'route',
  params,
  query,
  data: z.array(shift),
  errors: ['range.invalid', 'range.too_long'],
  example: {
    params: { companyId: COMPANY },
    query: { startDate: '2026-03-02', endDate: '2026-03-08' },
    data: [
      {
        id: '2c1b0a9f-8e7d-4c6b-9a5f-4e3d2c1b0a9f',
        employeeId: EMPLOYEE,
        employeeDisplayName: 'Þórunn Ósk Ægisdóttir',
        shiftTypeName: 'Morgunvakt bakarís',
        shiftTypeColorHex: '#b5651d',
        projectId: null,
        startTime: '2026-03-02T06:00:00.000Z',
        endTime: '2026-03-02T14:00:00.000Z',
        isAdvertised: false,
        isVirtualRuleSlot: false,
      },
    ],
  },
});

/** GET /companies/{companyId}/schedules/summary */
export const getScheduleSummary = defineOperation({
  id: 'getScheduleSummary',
  method: 'GET',
  path: '/companies/{companyId}/schedules/summary',
  tag: 'schedules',
  summary: 'Count what is planned',
  description:
    `Shifts and planned minutes of a range, by day and by employee. ${WHICH_SHIFTS} A shift over midnight counts whole on the day ` +
    'on which it begins; virtual rule slots do not count.',
  auth: 'user',
  roles: ['employee', 'manager', 'owner', 'accountant'],
  acts: ['time.read'],
  feature: 'enableShifts',
  company: 'route',
  params,
  query,
  data: scheduleSummary,
  errors: ['range.invalid', 'range.too_long'],
  example: {
    params: { companyId: COMPANY },
    query: { startDate: '2026-03-02', endDate: '2026-03-03' },
    data: {
      startDate: '2026-03-02',
      endDate: '2026-03-03',
      totalShifts: 2,
      openShifts: 1,
      plannedMinutes: 720,
      byDay: [
        { date: '2026-03-02', shifts: 2, openShifts: 1, plannedMinutes: 720 },
        { date: '2026-03-03', shifts: 0, openShifts: 0, plannedMinutes: 0 },
      ],
      byEmployee: [
        {
          employeeId: EMPLOYEE,
          employeeDisplayName: 'Þórunn Ósk Ægisdóttir',
          shifts: 1,
          plannedMinutes: 480,
        },
      ],
    },
  },
});
