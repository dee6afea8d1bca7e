import { z } from 'zod';
import { dateRangeShape, refuseBadRange } from './date-range.ts';
import { employeeAliasShape, namesOneEmployee } from './employee-alias.ts';
import { BREAK_KINDS, ENTRY_KINDS } from './entry-kinds.ts';
import { GROWING, guid, guidOut, instant, localDate, minutes } from './formats.ts';
import { defineOperation } from './operation.ts';
import { evenIfFieldsAreFaulty } from './request-body.ts';

/** The per-entry buckets. They partition the worked minutes of an entry; all are 0 while it is open. */
export const BUCKET_FIELDS = [
  'daytimeMinutes',
  'eveningMinutes',
  'nightTimeMinutes',
  'weekendMinutes',
  'overtimeMinutes',
  'holidayMinutes',
  'majorHolidayMinutes',
] as const;

const bucketShape = {
  daytimeMinutes: minutes.meta({ description: 'Minutes at the ordinary rate.' }),
  eveningMinutes: minutes.meta({ description: 'Minutes in the evening class of the rule.' }),
  nightTimeMinutes: minutes.meta({ description: 'Minutes in the night class of the rule.' }),
  weekendMinutes: minutes.meta({ description: 'Minutes in the weekend class of the rule.' }),
  overtimeMinutes: minutes.meta({ description: 'Minutes of overtime.' }),
  holidayMinutes: minutes.meta({
    description: 'Minutes in a class of their own on ordinary holidays, if the rule has one.',
  }),
  majorHolidayMinutes: minutes.meta({ description: 'Minutes in the class of major holidays.' }),
} satisfies Record<(typeof BUCKET_FIELDS)[number], z.ZodType>;

const entryBreak = z
  .object({
    startAtUtc: instant.meta({ description: 'Start of the break.' }),
    endAtUtc: instant.meta({ description: 'End of the break.' }),
    kind: z.enum(BREAK_KINDS).meta({
      ...GROWING,
      description:
        'unpaid: not worked; paid: a break inside paid time; worked-through: work went on, and the rule may pay more for it.',
    }),
  })
  .meta({ id: 'EntryBreak', description: 'A break that is written down in a time entry.' });

/** What punches are taken to mean: worked time from start to end. */
const timeEntry = z
  .object({
    id: guidOut.meta({ description: 'Time entry id.' }),
    employeeId: guidOut.meta({ description: 'Canonical employee id.' }),
    userId: guidOut.meta({ description: 'Deprecated alias of employeeId.', deprecated: true }),
    kind: z.enum(ENTRY_KINDS).meta({
      ...GROWING,
      description:
        'work; call-out: work after a call-out (útkall); standby: at home, ready to come (bakvakt). Standby is not worked: its minutes are ' +
        'in no bucket, and it may overlap with other entries.',
    }),
    startAtUtc: instant.meta({ description: 'Start of the worked time.' }),
    endAtUtc: instant
      .nullable()
      .meta({ description: 'End of the worked time; null while the entry is open.' }),
    breaks: z.array(entryBreak).meta({
      description:
        'The breaks that are written down, by start; they lie inside the entry and do not overlap. A break that the rule deducts by itself is ' +
        'not among them.',
    }),
    localCalendarDateYmd: localDate.meta({ description: "Date of the start in the company's time zone." }),
    isDraft: z.boolean().meta({ description: 'Drafts are listed but excluded from the totals.' }),
    isLocked: z.boolean().meta({ description: 'Approved and locked for payroll.' }),
    projectId: guidOut.nullable().meta({ description: 'Project the time was worked on; null for none.' }),
    subProjectId: guidOut
      .nullable()
      .meta({ description: 'Sub-project of that project; null for time on the project itself or on none.' }),
    ...bucketShape,
    ruleName: z.string().meta({
      description:
        'Name of the pay rule that gave these minutes: the one in force on the date, or, of a locked entry, the one under which it was approved.',
    }),
    ruleVersionNumber: z.int().meta({ description: 'Version of that rule.' }),
  })
  .meta({
    id: 'TimeEntry',
    description: 'One stretch of worked time, or of standby, with its minutes by bucket.',
  });

/** One stretch of worked time, or of standby, with its minutes by bucket. */
export type TimeEntry = z.infer<typeof timeEntry>;

/** Sums of a range; drafts and open entries add nothing. */
const timeEntryTotals = z
  .object({
    totalMinutes: minutes.meta({ description: 'Worked minutes: the sum of the buckets.' }),
    ...bucketShape,
    dynamicPayLines: z.record(z.string(), minutes).meta({
      description:
        'Minutes by pay line key of the rule; primary input for payroll. The line of each worked minute, which add up to `totalMinutes`; ' +
        'premium lines, which stand beside it for the same minutes; and lines of what is paid without work. So all of them together can be ' +
        'more than `totalMinutes`.',
    }),
    sickMinutes: minutes.meta({
      description:
        'Paid minutes of sick leave in the range; in no bucket, no pay line and not in `totalMinutes`.',
    }),
    vacationMinutes: minutes.meta({
      description: 'Paid minutes of vacation in the range; counted apart, as those of sick leave are.',
    }),
    sickChildMinutes: minutes.meta({
      description: 'Paid minutes of leave for a sick child in the range; counted apart as well.',
    }),
    totalExcessMinutes: minutes.meta({ description: 'Overtime beyond a cap, if the rule has one.' }),
    paidPublicHolidayMinutes: minutes.meta({
      description:
        'Minutes paid for public holidays in the range that were not worked, if the rule pays them.',
    }),
    afMinutes: minutes.meta({ description: 'Worked minutes inside ordinary holidays (almennur frídagur).' }),
    shMinutes: minutes.meta({ description: 'Worked minutes inside major holidays (stórhátíðardagur).' }),
    creditMinutes: z.record(z.string(), minutes).meta({
      description:
        'Minutes that are paid or given without work, by account, such as `restTimeOff`; no account without minutes. Those that stand on a ' +
        'pay line are in `dynamicPayLines` too. Not in `totalMinutes`. More accounts may be added.',
    }),
  })
  .meta({ id: 'TimeEntryTotals', description: 'Sums of a range; drafts and open entries add nothing.' });

/** Sums of a range. */
export type TimeEntryTotals = z.infer<typeof timeEntryTotals>;

const credit = z
  .object({
    account: z.string().meta({ description: 'What it is, such as `winterLeave`. More may be added.' }),
    localDate: localDate.meta({ description: 'The day for which it is given; it lies in the range.' }),
    minutes: minutes.meta({ description: 'Minutes paid or given.' }),
    payLine: z
      .string()
      .nullable()
      .meta({ description: 'The pay line on which they are paid; null for time off.' }),
    entryId: guidOut
      .nullable()
      .meta({ description: 'The time entry that gave rise to it; null where the calendar did.' }),
  })
  .meta({ id: 'TimesheetCredit', description: 'Minutes that are paid or given without work.' });

/** `data` of the time entries read. */
const timesheet = z
  .object({
    entries: z
      .array(timeEntry)
      .meta({ description: 'Entries whose local date lies in the range, by start.' }),
    totals: timeEntryTotals,
    credits: z.array(credit).meta({
      description:
        'What is paid or given without work, by date. Drafts give none; the entry can lie a day outside the range.',
    }),
    appliedRuleName: z.string().meta({
      description:
        'Name of the rule in force on the last day of the range; where every entry is locked, of the rule under which the last was approved.',
    }),
    appliedRuleVersionNumber: z.int().meta({ description: 'Version of that rule.' }),
  })
  .meta({ id: 'Timesheet', description: 'Time entries of one employee over a range, with totals.' });

/** Time entries of one employee over a range, with totals. */
export type Timesheet = z.infer<typeof timesheet>;

const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';

const noMinutes = Object.fromEntries(BUCKET_FIELDS.map((field) => [field, 0]));

/** GET /companies/{companyId}/time-entries */
export const getTimeEntries = defineOperation({
  id: 'getTimeEntries',
  method: 'GET',
  path: '/companies/{companyId}/time-entries',
  tag: 'timesheets',
  summary: 'Read the time entries of an employee',
  description:
    'Entries with minutes by bucket, and totals, calculated by the server; use the minutes as they are. An entry belongs to the range by ' +
    "the date of its start in the company's time zone. An instant counts as the clock minute it falls in: seconds are dropped at the start and at the end. At most 366 days. `userId` is " +
    'accepted instead of `employeeId`; both given and different is refused.',
  auth: 'user',
  roles: ['employee', 'manager', 'owner', 'accountant'],
  acts: ['time.read'],
  company: 'route',
  params: z.object({ companyId: guid.meta({ description: 'Must be the company of the token.' }) }),
  query: z
    .object({
      ...employeeAliasShape('The employee; an employee may only ask for themselves.'),
      ...dateRangeShape,
    })
    .superRefine(namesOneEmployee, evenIfFieldsAreFaulty)
    .superRefine(refuseBadRange, evenIfFieldsAreFaulty),
  data: timesheet,
  errors: ['auth.not_own_record', 'employee.not_found', 'range.invalid', 'range.too_long'],
  example: {
    params: { companyId: '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70' },
    query: { employeeId: EMPLOYEE, startDate: '2026-03-02', endDate: '2026-03-02' },
    data: {
      entries: [
        {
          id: '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f',
          employeeId: EMPLOYEE,
          userId: EMPLOYEE,
          kind: 'work',
          startAtUtc: '2026-03-02T06:58:12.345Z',
          endAtUtc: '2026-03-02T15:32:40.001Z',
          breaks: [],
          localCalendarDateYmd: '2026-03-02',
          isDraft: false,
          isLocked: false,
          projectId: null,
          subProjectId: null,
          ...noMinutes,
          daytimeMinutes: 480,
          overtimeMinutes: 34,
          ruleName: 'SGS/Efling dagvinna',
          ruleVersionNumber: 1,
        },
      ],
      totals: {
        totalMinutes: 514,
        ...noMinutes,
        daytimeMinutes: 480,
        overtimeMinutes: 34,
        dynamicPayLines: { DV: 480, YV: 34 },
        sickMinutes: 0,
        vacationMinutes: 0,
        sickChildMinutes: 0,
        totalExcessMinutes: 0,
        paidPublicHolidayMinutes: 0,
        afMinutes: 0,
        shMinutes: 0,
        creditMinutes: { restTimeOff: 45 },
      },
      credits: [
        {
          account: 'restTimeOff',
          localDate: '2026-03-02',
          minutes: 45,
          payLine: null,
          entryId: '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f',
        },
      ],
      appliedRuleName: 'SGS/Efling dagvinna',
      appliedRuleVersionNumber: 1,
    },
  },
});
