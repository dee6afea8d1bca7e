// What people set for themselves at the desk.
import { z } from 'zod';
import { password } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { oneLanguage } from './record-formats.ts';
import { requestBody } from '../request-body.ts';

const language = oneLanguage.meta({ description: 'The language of the person.' });

/** A password that somebody chooses. */
export const newPassword = password.min(12).max(256).meta({ description: 'The password from now on.' });

/** PUT /account/language */
export const changeOwnLanguage = defineOperation({
  id: 'changeOwnLanguage',
  method: 'PUT',
  path: '/account/language',
  changes: ['session'],
  tag: 'account',
  summary: 'Choose a language',
  description:
    'What the desk speaks with the person in every browser, and in which language they get mail and slips.',
  auth: 'desk',
  withoutFactor: true,
  body: requestBody({ language }),
  data: z
    .object({ language })
    .meta({ id: 'ChosenLanguage', description: 'The language of the person from now on.' }),
  errors: [],
  example: { body: { language: 'pl' }, data: { language: 'pl' } },
});

/** PUT /account/password */
export const changeOwnPassword = defineOperation({
  id: 'changeOwnPassword',
  method: 'PUT',
  path: '/account/password',
  changes: ['session', 'sessions'],
  tag: 'account',
  summary: 'Choose a new password',
  description:
    'Ends every other session of yours, at the desk and of programs. With a second factor it needs a confirmation of the last five ' +
    'minutes: `POST /session/confirmation`. A new password has at least 12 characters and is none that ' +
    'strangers try first. Attempts count together with those to sign in.',
  auth: 'desk',
  withoutFactor: true,
  body: requestBody({
    currentPassword: password.meta({ description: 'The password of today.' }),
    newPassword,
  }),
  data: z
    .object({ endedSessions: z.int().min(0).meta({ description: 'Other sessions that this call ended.' }) })
    .meta({ id: 'ChangedPassword', description: 'What followed from a new password.' }),
  errors: ['auth.confirmation_needed', 'auth.invalid_credentials', 'auth.too_many_attempts'],
  example: {
    body: { currentPassword: 'a long password', newPassword: 'another long password' },
    data: { endedSessions: 2 },
  },
});
