// The pay periods of a company: from which day of the month to which its people are paid.
import { z } from 'zod';
import { guid, guidOut } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { dayOfMonthIn, nameLineIn } from './record-formats.ts';
import { forThoseWith } from './rights.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const PAY_PERIOD = '5d4c3b2a-1f0e-4d9c-8b7a-6f5e4d3c2b1a';

const companyId = guid.meta({ description: 'Must be the company of the caller.' });
const ofCompany = z.object({ companyId });
const ofPayPeriod = z.object({ companyId, payPeriodId: guid.meta({ description: 'The pay period.' }) });

const companyPayPeriod = z
  .object({
    id: guidOut.meta({ description: 'Pay period id.' }),
    name: z.string().meta({ description: 'Name of the pay period.' }),
    startDay: z.int().meta({
      description: 'The day of the month on which it begins, 1 to 31; in a shorter month on its last day.',
    }),
    isInUse: z.boolean().meta({
      description: 'Whether anybody is paid by it, or it is that of the company: then its first day stays.',
    }),
  })
  .meta({ id: 'CompanyPayPeriod', description: 'A pay period.' });

const body = requestBody({
  name: nameLineIn(200, 'Name of the pay period; no two have the same.'),
  startDay: dayOfMonthIn('The day of the month on which it begins.'),
});
const said = { name: '26. til 25.', startDay: 26 };
const example = { id: PAY_PERIOD, ...said, isInUse: false };

/** GET /companies/{companyId}/structure/pay-periods */
export const listCompanyPayPeriods = defineOperation({
  id: 'listCompanyPayPeriods',
  method: 'GET',
  path: '/companies/{companyId}/structure/pay-periods',
  shows: ['payPeriods', 'people', 'company'],
  tag: 'company',
  summary: 'The pay periods of the company',
  description: 'Every pay period by name, and whether somebody is paid by it.',
  auth: 'manage',
  ...forThoseWith('company.read'),
  company: 'route',
  params: ofCompany,
  data: z.array(companyPayPeriod),
  errors: [],
  example: { params: { companyId: COMPANY }, data: [example] },
});

/** GET /companies/{companyId}/structure/pay-periods/{payPeriodId} */
export const getCompanyPayPeriod = defineOperation({
  id: 'getCompanyPayPeriod',
  method: 'GET',
  path: '/companies/{companyId}/structure/pay-periods/{payPeriodId}',
  shows: ['payPeriods', 'people', 'company'],
  tag: 'company',
  summary: 'One pay period of the company',
  description: 'The pay period as it can be changed, with its version.',
  auth: 'manage',
  ...forThoseWith('company.read'),
  company: 'route',
  versioned: true,
  params: ofPayPeriod,
  data: companyPayPeriod,
  errors: ['pay_period.not_found'],
  example: { params: { companyId: COMPANY, payPeriodId: PAY_PERIOD }, data: example },
});

/** POST /companies/{companyId}/structure/pay-periods */
export const addPayPeriod = defineOperation({
  id: 'addPayPeriod',
  method: 'POST',
  path: '/companies/{companyId}/structure/pay-periods',
  changes: ['payPeriods'],
  tag: 'company',
  summary: 'Add a pay period',
  description: 'A new pay period, by which nobody is paid yet.',
  auth: 'manage',
  ...forThoseWith('company.change'),
  company: 'route',
  params: ofCompany,
  body,
  data: companyPayPeriod,
  errors: ['record.name_taken'],
  example: { params: { companyId: COMPANY }, body: said, data: example },
});

/** PUT /companies/{companyId}/structure/pay-periods/{payPeriodId} */
export const changePayPeriod = defineOperation({
  id: 'changePayPeriod',
  method: 'PUT',
  path: '/companies/{companyId}/structure/pay-periods/{payPeriodId}',
  changes: ['payPeriods'],
  tag: 'company',
  summary: 'Change a pay period',
  description: 'Another name; and another first day as long as nobody is paid by it.',
  auth: 'manage',
  ...forThoseWith('company.change'),
  company: 'route',
  versioned: true,
  params: ofPayPeriod,
  body,
  data: companyPayPeriod,
  errors: ['pay_period.not_found', 'record.name_taken', 'pay_period.in_use'],
  example: { params: { companyId: COMPANY, payPeriodId: PAY_PERIOD }, body: said, data: example },
});
