// Accounts of other systems: they sign in at `POST /auth/login` with a name and a long secret, and never at the desk.
import { z } from 'zod';
import { guid, guidOut, instant, localDate, localDateIn, nameIn, notGivenOr } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { role } from '../roles.ts';
import { forThoseWith, MANAGING } from './rights.ts';
import { endedSessions } from './session.ts';

/** An address and the number of its bits that count. */
const RANGE =
  /^([0-9]{1,3}(\.[0-9]{1,3}){3}\/([0-9]|[12][0-9]|3[0-2])|[0-9A-Fa-f:]{2,39}\/([0-9]{1,2}|1[01][0-9]|12[0-8]))$/;
const RANGE_ERROR = { error: 'must be an address range such as 192.0.2.0/24 or 2001:db8::/32' };
const addressRange = z
  .string(RANGE_ERROR)
  .regex(RANGE, RANGE_ERROR)
  .meta({ description: 'A range of addresses, such as 192.0.2.0/24 or 2001:db8::/32.' });

const accountFields = {
  id: guidOut.meta({ description: 'Id of the account.' }),
  displayName: z.string().meta({ description: 'What people call it; it stands beside what it does.' }),
  email: z
    .string()
    .nullable()
    .meta({ description: 'The name to send as `email` to `POST /auth/login`. It receives no mail.' }),
  role,
  lastDay: localDate.nullable().meta({
    description: 'It works until the end of that day of the company; null: it does not end by itself.',
  }),
  allowedAddresses: z
    .array(z.string())
    .meta({ description: 'Ranges of addresses from which it works; none: from everywhere.' }),
  lastUsedAtUtc: instant.nullable().meta({ description: 'Its last request, to the minute; null: none yet.' }),
};

const serviceAccount = z
  .object(accountFields)
  .meta({ id: 'ServiceAccount', description: 'The account of another system.' });

/** The account of another system. */
export type ServiceAccount = z.infer<typeof serviceAccount>;

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const ACCOUNT = '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e60';
const companyId = guid.meta({ description: 'Your company.' });

const example: ServiceAccount = {
  id: ACCOUNT,
  displayName: 'Payroll',
  email: 'payroll-3f9a0c1d@service.invalid',
  role: 'accountant',
  lastDay: '2027-03-01',
  allowedAddresses: ['192.0.2.0/24'],
  lastUsedAtUtc: '2026-03-02T08:12:00.000Z',
};

/** GET /companies/{companyId}/service-accounts */
export const listServiceAccounts = defineOperation({
  id: 'listServiceAccounts',
  method: 'GET',
  path: '/companies/{companyId}/service-accounts',
  shows: ['serviceAccounts'],
  tag: 'serviceAccounts',
  summary: 'Accounts of other systems',
  description:
    'Those that were not ended, by name; also those whose time is over. Secrets are never shown again.',
  auth: 'manage',
  ...forThoseWith('serviceAccounts.change'),
  company: 'route',
  params: z.object({ companyId }),
  data: z.array(serviceAccount),
  errors: [],
  example: { params: { companyId: COMPANY }, data: [example] },
});

/** POST /companies/{companyId}/service-accounts */
export const makeServiceAccount = defineOperation({
  id: 'makeServiceAccount',
  method: 'POST',
  path: '/companies/{companyId}/service-accounts',
  changes: ['serviceAccounts'],
  tag: 'serviceAccounts',
  summary: 'Make an account for another system',
  description:
    'The answer has the name and the secret with which the system signs in at `POST /auth/login`. The secret is shown this once. Such ' +
    'an account has no desk and confirms nothing.',
  auth: 'desk',
  ...forThoseWith('serviceAccounts.change'),
  freshFactor: true,
  company: 'route',
  params: z.object({ companyId }),
  body: requestBody({
    displayName: nameIn.meta({ description: 'What people call it, such as the name of the system.' }),
    role: z.enum(MANAGING).meta({ description: 'What it may do; take the one that may do least.' }),
    lastDay: notGivenOr(localDateIn).meta({
      description: 'It works until the end of that day of the company; not given: it does not end by itself.',
    }),
    allowedAddresses: notGivenOr(
      z.array(addressRange, { error: 'must be a list of address ranges' }).max(50, {
        error: 'must have at most 50 ranges',
      }),
    ).meta({ description: 'Ranges of addresses from which it works; none: from everywhere.' }),
  }),
  data: z
    .object({
      ...accountFields,
      secret: z.string().meta({ description: 'To send as `password`. It is shown this once.' }),
    })
    .meta({ id: 'MadeServiceAccount', description: 'The account of another system, with its secret.' }),
  errors: ['service_account.already_over'],
  example: {
    params: { companyId: COMPANY },
    body: {
      displayName: 'Payroll',
      role: 'accountant',
      lastDay: '2027-03-01',
      allowedAddresses: ['192.0.2.0/24'],
    },
    data: { ...example, lastUsedAtUtc: null, secret: 'ssa_Wm9kUk1rY2p0YnZxZ3hkd2FzZGZnaGprbG1ub3BxcnM' },
  },
});

/** DELETE /companies/{companyId}/service-accounts/{serviceAccountId} */
export const endServiceAccount = defineOperation({
  id: 'endServiceAccount',
  method: 'DELETE',
  path: '/companies/{companyId}/service-accounts/{serviceAccountId}',
  changes: ['serviceAccounts', 'tablets', 'reviews'],
  tag: 'serviceAccounts',
  summary: 'End the account of another system',
  description:
    'Ends it at once, with every token it has, and takes the tablets out of use that it has set up. What it did stays recorded under its name.',
  auth: 'desk',
  ...forThoseWith('serviceAccounts.change'),
  freshFactor: true,
  company: 'route',
  params: z.object({
    companyId,
    serviceAccountId: guid.meta({ description: 'One of the accounts of other systems.' }),
  }),
  data: z
    .object({
      ...endedSessions.shape,
      takenOutTablets: z.int().min(0).meta({ description: 'Tablets that it had set up.' }),
    })
    .meta({ id: 'EndedServiceAccount', description: 'What ended with the account of another system.' }),
  errors: ['service_account.not_found'],
  example: {
    params: { companyId: COMPANY, serviceAccountId: ACCOUNT },
    data: { endedSessions: 1, takenOutTablets: 0 },
  },
});
