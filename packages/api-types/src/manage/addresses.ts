// A new sign-in address of somebody: it waits until a link that was sent to it is opened, and the old one has a way back for a while.
import { z } from 'zod';
import { instant } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { oneLanguage } from './record-formats.ts';
import { linkToken } from './password-links.ts';
import { IN_ROUTE, ofPerson } from './people.ts';
import { signIn, signInExample } from './people-access.ts';
import { forThoseWith } from './rights.ts';

const LINK = 'sal_bxwqNFttTo-aASs8TV5vcA_vJ0m2Zf3n5yJ8qK1rT4uW7xB0dG3hK6nQ9sV2yB5eH8';
const WAY_BACK = 'swb_bxwqNFttTo-aASs8TV5vcA_vJ0m2Zf3n5yJ8qK1rT4uW7xB0dG3hK6nQ9sV2yB5eH8';

const whose = {
  displayName: z.string().meta({ description: 'Whose account it is.' }),
  companyName: z.string().meta({ description: 'Of which company.' }),
  language: oneLanguage.meta({
    description: 'Language of the person; where it is not known, that of the company.',
  }),
};

const whoseExample = {
  displayName: 'Björk Sveinsdóttir',
  companyName: 'Kaffihús Norður ehf.',
  language: 'is' as const,
};

/** POST /companies/{companyId}/people/{employeeId}/address-link */
export const giveAddressLink = defineOperation({
  id: 'giveAddressLink',
  method: 'POST',
  path: '/companies/{companyId}/people/{employeeId}/address-link',
  changes: ['people'],
  tag: 'people',
  summary: 'Give the link that confirms a new address again',
  description:
    'Mailed to the address that waits. Where the server sends no mail it is shown this once, to owners alone, who give it to the person. ' +
    'It works once, for 72 hours; a new one ends the one before.',
  auth: 'desk',
  ...forThoseWith('people.employ'),
  freshFactor: true,
  company: 'route',
  params: ofPerson,
  data: z
    .object({
      path: z.string().nullable().meta({
        description: 'The link without the address of this server; null: it was mailed.',
      }),
      endsAtUtc: instant.meta({ description: 'It works until then.' }),
    })
    .meta({ id: 'AddressLink', description: 'A link that confirms a new sign-in address.' }),
  errors: [
    'employee.not_found',
    'person.owner_only',
    'person.own_record',
    'person.no_waiting_address',
    'mail.not_set_up',
  ],
  example: { params: IN_ROUTE, data: { path: null, endsAtUtc: '2026-03-05T08:00:00.000Z' } },
});

/** DELETE /companies/{companyId}/people/{employeeId}/waiting-address */
export const withdrawAddress = defineOperation({
  id: 'withdrawAddress',
  method: 'DELETE',
  path: '/companies/{companyId}/people/{employeeId}/waiting-address',
  changes: ['people'],
  tag: 'people',
  summary: 'Withdraw a new address that waits',
  description: 'Its link no longer works, and the old address stays in use.',
  auth: 'manage',
  ...forThoseWith('people.employ'),
  company: 'route',
  params: ofPerson,
  data: signIn,
  errors: ['employee.not_found', 'person.owner_only', 'person.own_record', 'person.no_waiting_address'],
  example: { params: IN_ROUTE, data: signInExample },
});

/** POST /address-links/read */
export const readAddressLink = defineOperation({
  id: 'readAddressLink',
  method: 'POST',
  path: '/address-links/read',
  shows: [],
  makesNothing: true,
  tag: 'session',
  summary: 'Which address a link confirms',
  description: 'Reading changes nothing and does not use the link up.',
  auth: 'ownPage',
  body: requestBody({ token: linkToken }),
  data: z
    .object({
      ...whose,
      email: z.string().meta({ description: 'The address that waits.' }),
      endsAtUtc: instant.meta({ description: 'It works until then.' }),
    })
    .meta({ id: 'ReadAddressLink', description: 'Which address a link confirms, and whose.' }),
  errors: ['address_link.not_found'],
  example: {
    body: { token: LINK },
    data: { ...whoseExample, email: 'bjork@example.is', endsAtUtc: '2026-03-05T08:00:00.000Z' },
  },
});

/** POST /address-links/confirm */
export const confirmAddress = defineOperation({
  id: 'confirmAddress',
  method: 'POST',
  path: '/address-links/confirm',
  changes: ['people'],
  tag: 'session',
  summary: 'Confirm a new address',
  description:
    'From now on it signs in, with the old password. Uses the link up, ends every session of the person and signs nobody in. A ' +
    'refusal leaves the link as it was.',
  auth: 'ownPage',
  body: requestBody({ token: linkToken }),
  data: z
    .object({ email: z.string().meta({ description: 'The name to sign in with.' }) })
    .meta({ id: 'ConfirmedAddress', description: 'With which name the person signs in from now on.' }),
  errors: ['address_link.not_found', 'address_link.taken'],
  example: { body: { token: LINK }, data: { email: 'bjork@example.is' } },
});

/** POST /ways-back/read */
export const readWayBack = defineOperation({
  id: 'readWayBack',
  method: 'POST',
  path: '/ways-back/read',
  shows: [],
  makesNothing: true,
  tag: 'session',
  summary: 'Which address a way back restores',
  description: 'Reading changes nothing and does not use the way back up.',
  auth: 'ownPage',
  body: requestBody({ token: linkToken }),
  data: z
    .object({
      ...whose,
      email: z.string().meta({ description: 'The address that comes back.' }),
      newEmail: z.string().nullable().meta({ description: 'What took its place; null: nothing.' }),
      changedAtUtc: instant.meta({ description: 'When that was.' }),
      endsAtUtc: instant.meta({ description: 'It works until then.' }),
    })
    .meta({ id: 'WayBack', description: 'Which address a way back restores, and whose.' }),
  errors: ['way_back.not_found'],
  example: {
    body: { token: WAY_BACK },
    data: {
      ...whoseExample,
      email: 'bjork@example.is',
      newEmail: 'somebody@example.com',
      changedAtUtc: '2026-03-02T08:00:00.000Z',
      endsAtUtc: '2026-03-05T08:00:00.000Z',
    },
  },
});

/** POST /ways-back/use */
export const takeAddressBack = defineOperation({
  id: 'takeAddressBack',
  method: 'POST',
  path: '/ways-back/use',
  changes: ['people', 'sessions'],
  tag: 'session',
  summary: 'Take the old address back',
  description:
    'Ends what the new address opened: every session, link, waiting address and later way back, a password that was chosen since, passkeys ' +
    'that were added since, and the app that shows codes where there was none before. Signs nobody in. What was done meanwhile is in the log.',
  auth: 'ownPage',
  body: requestBody({ token: linkToken }),
  data: z
    .object({
      email: z.string().nullable().meta({
        description:
          'The name to sign in with; null: somebody else has it by now, so an owner has to give another one.',
      }),
      endedSessions: z.int().min(0).meta({ description: 'Sessions that this call ended.' }),
      passwordPath: z.string().nullable().meta({
        description:
          'Where a password is chosen, within 30 minutes, because the one that was chosen meanwhile was taken away; null: the old password stays.',
      }),
    })
    .meta({ id: 'AddressTakenBack', description: 'With which name the person signs in again.' }),
  errors: ['way_back.not_found'],
  example: {
    body: { token: WAY_BACK },
    data: { email: 'bjork@example.is', endedSessions: 1, passwordPath: null },
  },
});
