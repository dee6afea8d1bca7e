// What somebody reads of themselves on their phone: the same as at a tablet.
import { z } from 'zod';
import { localDateIn, notGivenOr } from '../formats.ts';
import { oneLanguage } from '../manage/record-formats.ts';
import { statementFile } from '../manage/statements.ts';
import { defineOperation } from '../operation.ts';
import { getOwnHours, listOwnShifts } from '../private/station-own.ts';
import { explainOwnDay, readOwnDays } from '../private/station-record.ts';
import { requestBody } from '../request-body.ts';
import { withoutState } from './without-state.ts';

const language = oneLanguage.meta({ description: 'The language of the words.' });

/** GET /days */
export const readMyDays = defineOperation({
  id: 'readMyDays',
  method: 'GET',
  path: '/days',
  tag: 'own',
  summary: 'Read my days of a pay period',
  description:
    'The pay period in which a day lies, every day of it on which something is recorded, with every change by hand. As far back as anything ' +
    'of the person is kept.',
  auth: 'openPhone',
  query: z.object({
    date: localDateIn.optional().meta({ description: 'A day of the pay period; left out: today.' }),
    language,
  }),
  data: readOwnDays.data.omit({ station: true }),
  errors: [],
  example: { query: readOwnDays.example.body, data: withoutState(readOwnDays.example.data) },
});

/** GET /days/{date}/reasons */
export const explainMyDay = defineOperation({
  id: 'explainMyDay',
  method: 'GET',
  path: '/days/{date}/reasons',
  tag: 'own',
  summary: 'Why my day is paid as it is',
  description: 'Every minute of the day in stretches with one reason, by the code that makes the minutes.',
  auth: 'openPhone',
  params: z.object({
    date: localDateIn.meta({ description: 'The day, in the time zone of the company.' }),
  }),
  query: z.object({ language }),
  data: explainOwnDay.data.omit({ station: true }),
  errors: [],
  example: {
    params: { date: explainOwnDay.example.body.date },
    query: { language: explainOwnDay.example.body.language },
    data: withoutState(explainOwnDay.example.data),
  },
});

/** GET /hours */
export const getMyHours = defineOperation({
  id: 'getMyHours',
  method: 'GET',
  path: '/hours',
  tag: 'own',
  summary: 'Read my minutes of today and of the pay period',
  description:
    'Today, the running pay period, balances of time off, and what managers decided lately about what the person told.',
  auth: 'openPhone',
  data: getOwnHours.data.omit({ station: true }),
  errors: [],
  example: { data: withoutState(getOwnHours.example.data) },
});

/** GET /shifts */
export const listMyShifts = defineOperation({
  id: 'listMyShifts',
  method: 'GET',
  path: '/shifts',
  tag: 'own',
  summary: 'List my next shifts',
  description: 'Planned shifts that have not ended, soonest first; none where shifts are turned off.',
  auth: 'openPhone',
  data: listOwnShifts.data.omit({ station: true }),
  errors: [],
  example: { data: withoutState(listOwnShifts.example.data) },
});

/** POST /statements */
export const makeMyStatement = defineOperation({
  id: 'makeMyStatement',
  method: 'POST',
  path: '/statements',
  tag: 'own',
  summary: 'My statement of a pay period as PDF',
  description:
    'The statement that the company makes of the pay period in which a day lies, as it stands now. Nothing is kept.',
  auth: 'openPhone',
  makesNothing: true,
  body: requestBody({
    date: notGivenOr(localDateIn).meta({ description: 'A day of the pay period; not given: today.' }),
    language,
  }),
  data: statementFile.omit({ employeeId: true }),
  errors: [],
  example: {
    body: { date: '2026-02-27', language: 'is' },
    data: {
      fileName: 'Þórunn Ósk Ægisdóttir 2026-02-21–2026-03-20.pdf',
      mediaType: 'application/pdf',
      base64: 'JVBERi0xLjcK',
    },
  },
});
