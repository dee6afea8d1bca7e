import { z } from 'zod';
import { guid, guidOut, localDate } from './formats.ts';
import { defineOperation } from './operation.ts';

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
