// One-time links with which somebody chooses a password: for a new person, and for anyone who has forgotten theirs.
import { z } from 'zod';
import { email, guid, instant, notGivenOr } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { oneLanguage } from './record-formats.ts';
import { newPassword } from './account.ts';
import { forThoseWith } from './rights.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const PERSON = '1c6f9e2d-8b53-4d4f-9a20-6e7b8c9d0e12';
const TOKEN = 'spl_vJ0m2Zf3n5yJ8qK1rT4uW7xB0dG3hK6nQ9sV2yB5eH8';

/** It stands after the `#`, which no browser sends to a server and no log of a server holds. */
export const linkToken = z
  .string()
  .min(1)
  .max(200)
  .meta({ description: 'What stands after the `#` of the link.' });

/** POST /companies/{companyId}/people/{employeeId}/password-link */
export const makePasswordLink = defineOperation({
  id: 'makePasswordLink',
  method: 'POST',
  path: '/companies/{companyId}/people/{employeeId}/password-link',
  changes: ['people'],
  tag: 'people',
  summary: 'Make a link with which somebody chooses a password',
  description:
    'Works once, for 72 hours, and is shown this once; a new one ends the one before. Give it to the person, or have it mailed. Anyone who has ' +
    'a second factor still needs it to sign in. For 24 hours after a change of their address somebody who has signed in before gets none.',
  auth: 'desk',
  ...forThoseWith('passwords.reset'),
  freshFactor: true,
  company: 'route',
  params: z.object({
    companyId: guid.meta({ description: 'Your company.' }),
    employeeId: guid.meta({ description: 'Who gets it.' }),
  }),
  body: requestBody({
    byMail: notGivenOr(z.boolean()).meta({
      description: 'Whether it is mailed to the person as well; not given: no.',
    }),
  }),
  data: z
    .object({
      path: z.string().meta({ description: 'The link without the address of this server.' }),
      endsAtUtc: instant.meta({ description: 'It works until then.' }),
      isMailed: z.boolean().meta({ description: 'Whether a mail is on its way.' }),
    })
    .meta({ id: 'PasswordLink', description: 'A link with which somebody chooses a password.' }),
  errors: ['employee.not_found', 'person.email_missing', 'person.address_new', 'mail.not_set_up'],
  example: {
    params: { companyId: COMPANY, employeeId: PERSON },
    body: { byMail: true },
    data: {
      path: `/desk/password#${TOKEN}`,
      endsAtUtc: '2026-03-05T08:00:00.000Z',
      isMailed: true,
    },
  },
});

/** POST /password-links */
export const askForPasswordLink = defineOperation({
  id: 'askForPasswordLink',
  method: 'POST',
  path: '/password-links',
  changes: [],
  tag: 'session',
  summary: 'Ask for a link by mail, because the password is forgotten',
  description:
    'The answer is the same and takes the same time whether or not the e-mail belongs to somebody. The link works once, for 30 minutes. ' +
    'One person gets at most one in five minutes.',
  auth: 'ownPage',
  body: requestBody({ email }),
  data: z
    .object({
      isMailSetUp: z.boolean().meta({
        description: 'Whether this server sends mail at all. Where it does not, an owner makes the link.',
      }),
    })
    .meta({ id: 'AskedForPasswordLink', description: 'What somebody who asked can expect.' }),
  errors: [],
  example: { body: { email: 'bjork@example.is' }, data: { isMailSetUp: true } },
});

/** POST /password-links/read */
export const readPasswordLink = defineOperation({
  id: 'readPasswordLink',
  method: 'POST',
  path: '/password-links/read',
  shows: [],
  makesNothing: true,
  tag: 'session',
  summary: 'Whose password a link sets',
  description: 'Reading does not use the link up.',
  auth: 'ownPage',
  body: requestBody({ token: linkToken }),
  data: z
    .object({
      displayName: z.string().meta({ description: 'Whose it is.' }),
      email: z.string().meta({ description: 'The name to sign in with.' }),
      companyName: z.string().meta({ description: 'Of which company.' }),
      language: oneLanguage.meta({ description: 'Language of the company.' }),
      endsAtUtc: instant.meta({ description: 'It works until then.' }),
    })
    .meta({ id: 'ReadPasswordLink', description: 'Whose password a link sets, and until when.' }),
  errors: ['password_link.not_found'],
  example: {
    body: { token: TOKEN },
    data: {
      displayName: 'Björk Sveinsdóttir',
      email: 'bjork@example.is',
      companyName: 'Kaffihús Norður ehf.',
      language: 'is',
      endsAtUtc: '2026-03-05T08:00:00.000Z',
    },
  },
});

/** POST /password-links/redeem */
export const redeemPasswordLink = defineOperation({
  id: 'redeemPasswordLink',
  method: 'POST',
  path: '/password-links/redeem',
  changes: ['people', 'sessions'],
  tag: 'session',
  summary: 'Choose a password with a link',
  description:
    'Uses the link up, ends every session of the person, and signs nobody in: that is done with the new password, and with the second ' +
    'factor where there is one. A password that is refused leaves the link as it was.',
  auth: 'ownPage',
  body: requestBody({ token: linkToken, newPassword }),
  data: z
    .object({ email: z.string().meta({ description: 'The name to sign in with.' }) })
    .meta({ id: 'RedeemedPasswordLink', description: 'With which name the new password signs in.' }),
  errors: ['password_link.not_found'],
  example: {
    body: { token: TOKEN, newPassword: 'another long password' },
    data: { email: 'bjork@example.is' },
  },
});
