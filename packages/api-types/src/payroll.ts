import { z } from 'zod';
import { dateRangeShape, refuseBadRange } from './date-range.ts';
import { guid, guidOut, localDate, minutes, notGivenOr, wireFormOf } from './formats.ts';
import { defineOperation } from './operation.ts';
import { evenIfFieldsAreFaulty, requestBody } from './request-body.ts';

const payPeriodShape = {
  id: guidOut.meta({ description: 'Pay period id.' }),
  name: z.string().meta({ description: 'Name of the pay period.' }),
  startDay: z.int().min(1).max(31).meta({
    description:
      'Day of the month on which it begins: 1 is the calendar month, 21 is the 21st to the 20th. In a shorter month it means the last day.',
  }),
};

/** How often and from what day a group of employees is paid. */
const payPeriod = z
  .object(payPeriodShape)
  .meta({ id: 'PayPeriod', description: 'From what day of the month a group of employees is paid.' });

const datedPayPeriod = z
  .object({
    ...payPeriodShape,
    currentStartDate: localDate.meta({ description: 'First day of the period that holds today.' }),
    currentEndDate: localDate.meta({ description: 'Last day of the period that holds today.' }),
  })
  .meta({ id: 'DatedPayPeriod', description: 'A pay period and its dates around today.' });

const currentPayPeriod = z
  .object({
    payPeriodId: payPeriodShape.id,
    name: payPeriodShape.name,
    startDay: payPeriodShape.startDay,
    startDate: localDate.meta({ description: 'First day of the period that holds today.' }),
    endDate: localDate.meta({ description: 'Last day of the period that holds today.' }),
    isLocked: z.boolean().meta({
      description:
        'There is time to pay in the period, and all of it is locked: every time entry that is no draft, of everybody paid by it.',
    }),
  })
  .meta({ id: 'CurrentPayPeriod', description: 'The period of the company that holds today.' });

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const PERIOD = '3e2d1c0b-9a8f-4e7d-8c6b-5a4f3e2d1c0b';

const companyId = guid.meta({ description: 'Must be the company of the token.' });
const example = { id: PERIOD, name: 'Bakarí, 21. til 20.', startDay: 21 };

/** GET /companies/{companyId}/pay-periods */
export const listPayPeriods = defineOperation({
  id: 'listPayPeriods',
  method: 'GET',
  path: '/companies/{companyId}/pay-periods',
  tag: 'payroll',
  summary: 'List pay periods',
  description: 'Every pay period of the company, ordered by name. No paging.',
  auth: 'user',
  roles: ['employee', 'manager', 'owner', 'accountant'],
  company: 'route',
  params: z.object({ companyId }),
  data: z.array(payPeriod),
  errors: [],
  example: { params: { companyId: COMPANY }, data: [example] },
});

/** GET /companies/{companyId}/pay-periods/{payPeriodId} */
export const getPayPeriod = defineOperation({
  id: 'getPayPeriod',
  method: 'GET',
  path: '/companies/{companyId}/pay-periods/{payPeriodId}',
  tag: 'payroll',
  summary: 'Read one pay period',
  description:
    "A pay period with the dates that hold today, in the company's time zone. One of another company is answered like an unknown one.",
  auth: 'user',
  roles: ['employee', 'manager', 'owner', 'accountant'],
  company: 'route',
  params: z.object({ companyId, payPeriodId: guid.meta({ description: 'Pay period id.' }) }),
  data: datedPayPeriod,
  errors: ['pay_period.not_found'],
  example: {
    params: { companyId: COMPANY, payPeriodId: PERIOD },
    data: { ...example, currentStartDate: '2026-02-21', currentEndDate: '2026-03-20' },
  },
});

/** GET /companies/{companyId}/payroll/current-period */
export const getCurrentPayPeriod = defineOperation({
  id: 'getCurrentPayPeriod',
  method: 'GET',
  path: '/companies/{companyId}/payroll/current-period',
  tag: 'payroll',
  summary: 'Read the current pay period',
  description:
    "The dates, in the company's time zone, of the pay period that holds unless an employee has one of their own, and whether its time " +
    'is locked. A company that has set none is answered `pay_period.not_found`.',
  auth: 'user',
  roles: ['owner', 'accountant'],
  company: 'route',
  params: z.object({ companyId }),
  data: currentPayPeriod,
  errors: ['pay_period.not_found'],
  example: {
    params: { companyId: COMPANY },
    data: {
      payPeriodId: PERIOD,
      name: 'Bakarí, 21. til 20.',
      startDay: 21,
      startDate: '2026-02-21',
      endDate: '2026-03-20',
      isLocked: false,
    },
  },
});

/** The payroll systems whose codes a company can name. */
export const EXPORT_TARGETS = ['payday', 'kjarni', 'dk', 'businessCentral', 'generic'] as const;

/** One of the payroll systems. */
type ExportTarget = (typeof EXPORT_TARGETS)[number];

const isExportTarget = (name: string): boolean => (EXPORT_TARGETS as readonly string[]).includes(name);

const exportTarget = z
  .string()
  .refine(isExportTarget, {
    error: `must be one of ${EXPORT_TARGETS.join(', ')}`,
    params: { errorCode: 'export.unknown_target' },
  })
  .transform((name) => name as ExportTarget)
  .meta({ description: `The payroll system: ${EXPORT_TARGETS.join(', ')}. More may be added.` });
// A text and no enumeration, because an unknown value has an error code of its own.
wireFormOf.add(exportTarget, { type: 'string', enum: [...EXPORT_TARGETS] });

const exportLine = z.object({
  employeeId: guidOut.meta({ description: 'Employee id.' }),
  employeeDisplayName: z.string().meta({ description: 'Name of the employee.' }),
  payrollCode: z.string().meta({ description: 'What the payroll system calls it.' }),
  minutes: minutes.meta({
    description:
      'Approved minutes. Those of a premium line stand beside the line of the work itself: they are the same minutes, paid for once more.',
  }),
});

const exportIssue = z.object({
  severity: z.enum(['error', 'warning']).meta({ description: 'An error blocks the pay run.' }),
  code: z.string().meta({
    description:
      'What it is: `entry.open`, `entry.not_locked`, `review.open`, `pay_line.unmapped`, `device.silent`, `employee.works_before_start`, ' +
      '`employee.works_after_end`, `rule.not_in_force`, `entry.kind_not_paid` are errors; `entry.draft`, `entry.differs`, `credit.unmapped`, ' +
      '`entitlement.incomplete`, `shift.without_entry`, `rest.weekly_day_off`, `rest.weekly_rest`, `rest.long_day`, `rest.weekly_average`, ' +
      '`device.holds_punches`, `device.not_reported`, `device.chain_shortened` are warnings. ' +
      'More may be added.',
  }),
  message: z.string().meta({ description: 'What it is and what to do, for a person.' }),
  employeeId: guidOut.optional().meta({ description: 'Whom it is about.' }),
  payLineKey: z
    .string()
    .optional()
    .meta({ description: 'The pay line without a code, or the account of credits without one.' }),
  minutes: minutes.optional().meta({ description: 'The minutes that it is about.' }),
  entryCount: z.int().optional().meta({
    description: 'How many time entries, review items, shifts, punches, days or weeks it is about.',
  }),
});

const exportPreview = z
  .object({
    totalEmployees: z.int().meta({ description: 'How many employees were looked at.' }),
    lines: z.array(exportLine).meta({
      description:
        'Minutes by employee and payroll code, by name, then by code; nobody has a line without minutes. Besides the pay lines of the rules, ' +
        'these are credits and absences, where the company names a code for the account (such as `restTimeOff`) or the kind (`sick`, ' +
        '`sickChild`, `vacation`).',
    }),
    issues: z.array(exportIssue).meta({ description: 'What stands in the way, and what to look at.' }),
    hasUnmappedKeys: z.boolean().meta({ description: 'Some pay line has no code in the payroll system.' }),
    hasBlockingErrors: z.boolean().meta({ description: 'There is an issue that is an error.' }),
  })
  .meta({
    id: 'PayrollExportPreview',
    description: 'What payroll would be sent. Nothing leaves the server.',
  });

/** What payroll would be sent. */
export type PayrollExportPreview = z.infer<typeof exportPreview>;

const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';

/** POST /companies/{companyId}/payroll/export/preview */
export const previewPayrollExport = defineOperation({
  id: 'previewPayrollExport',
  method: 'POST',
  path: '/companies/{companyId}/payroll/export/preview',
  tag: 'payroll',
  summary: 'Preview a payroll export',
  description:
    'Pay lines by employee under the codes of a payroll system, and everything that stands in the way. Nothing is sent anywhere. The same ' +
    'calculation as the time entries; only locked, closed entries that are no drafts are counted. Without `employeeIds` everybody who was ' +
    'employed on any day of the range, and everybody of whom there is time in it. The target `generic` passes pay lines without a code ' +
    'through as they are; accounts of credits and kinds of absence always need a code.',
  auth: 'user',
  roles: ['owner', 'accountant'],
  company: 'route',
  params: z.object({ companyId }),
  body: requestBody({
    ...dateRangeShape,
    exportTarget,
    employeeIds: notGivenOr(z.array(guid).min(1, { error: 'must name at least one employee' })).meta({
      description:
        'Only these employees; null or left out: everybody who is employed or has worked in the range.',
    }),
  }).superRefine(refuseBadRange, evenIfFieldsAreFaulty),
  data: exportPreview,
  errors: ['employee.not_found', 'export.unknown_target', 'range.invalid', 'range.too_long'],
  example: {
    params: { companyId: COMPANY },
    body: { startDate: '2026-02-21', endDate: '2026-03-20', exportTarget: 'dk' },
    data: {
      totalEmployees: 1,
      lines: [
        {
          employeeId: EMPLOYEE,
          employeeDisplayName: 'Freyja Sól Ingólfsdóttir',
          payrollCode: '1',
          minutes: 9600,
        },
      ],
      issues: [
        {
          severity: 'warning',
          code: 'entry.draft',
          message: 'Drafts are not paid. Finish or remove them.',
          employeeId: EMPLOYEE,
          entryCount: 1,
        },
      ],
      hasUnmappedKeys: false,
      hasBlockingErrors: false,
    },
  },
});
