// What a manager asks of the server at the tablet.
import { z } from 'zod';
import { email, password } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { MANAGER_CODE_PATTERN } from './manager-code.ts';
import { exampleState, stationData } from './station-state.ts';

/** The version of the manager code of the company, as settings and answers tell it. */
export const managerCodeVersion = z.string().nullable().meta({
  description:
    'Changes with the manager code that the company has for all its tablets; null when it has none, and each tablet keeps one of its own.',
});

/** POST /manager-code */
export const checkManagerCode = defineOperation({
  id: 'checkManagerCode',
  method: 'POST',
  path: '/manager-code',
  tag: 'station',
  summary: 'Check the manager code of the company',
  description:
    'For a company that has one code for all its tablets. Five wrong codes in a row from one tablet lock it for a quarter of an hour, and thirty ' +
    'within an hour from all of them lock all of them. A tablet may keep a slow, salted hash of a code that was right, to check it without a ' +
    'network for as long as the settings name the same version.',
  auth: 'station',
  body: requestBody({
    code: z
      .string()
      .regex(MANAGER_CODE_PATTERN, { error: 'must be 6 to 12 digits' })
      .meta({ description: 'The code as it was typed.' }),
  }),
  data: stationData({ managerCodeVersion: z.string().meta({ description: 'The version that was right.' }) }),
  errors: ['station.manager_code_wrong', 'station.manager_code_missing', 'station.manager_code_locked'],
  example: {
    body: { code: '482159' },
    data: { managerCodeVersion: 'c29tZSB2ZXJzaW9uIG9m', station: exampleState },
  },
});

/** POST /manager-sign-in */
export const signInManager = defineOperation({
  id: 'signInManager',
  method: 'POST',
  path: '/manager-sign-in',
  tag: 'station',
  summary: 'Check the e-mail and password of a manager',
  description:
    'For a tablet that has no code yet, and for a manager who has forgotten it: an owner, or a manager of all departments, opens the page for ' +
    'managers there and chooses a code. No session is made. Wrong passwords count together with those of login.',
  auth: 'station',
  body: requestBody({
    email: email.meta({ description: 'E-mail address of an owner or manager.' }),
    password,
  }),
  data: stationData({}),
  errors: [
    'auth.invalid_credentials',
    'auth.too_many_attempts',
    'auth.company_mismatch',
    'auth.role_not_allowed',
  ],
  example: {
    body: { email: 'manager@example.is', password: 'the manager password' },
    data: { station: exampleState },
  },
});
