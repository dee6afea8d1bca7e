// The first run: anyone who can see the terminal of a server without a company opens its one-time link, and sets a company up.
import { z } from 'zod';
import { email, guidOut, instant, nameIn, notGivenOr, password } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { creationOptions, registration } from './passkey-formats.ts';
import { startPasskey } from './passkeys.ts';
import { pinCard } from './people-access.ts';
import { importReport, rowsIn } from './people-import.ts';
import { agreement, exampleWeek, listAgreements, showExampleWeek, weekIn } from './pay-rules.ts';
import { dayOfMonthIn, languageIn, lineIn, nameLineIn, oneLanguage } from './record-formats.ts';

const MOST_PEOPLE = 200;
const MOST_DEPARTMENTS = 50;
const TOKEN = 'sfr_Wm9kUk1rY2p0YnZxZ3hkd2FzZGZnaGprbG1ub3BxcnM';

const TOKEN_ERROR = { error: 'must be what stands in the link after #' };
const token = z
  .string(TOKEN_ERROR)
  .regex(/^sfr_[A-Za-z0-9_-]{43}$/, TOKEN_ERROR)
  .meta({ description: 'What stands in the link after #.', writeOnly: true });

const LINK_ERRORS = ['first_run.link_over', 'first_run.company_made'] as const;

const inLanguage = z.object({
  language: languageIn.meta({ description: 'The language of the words; without it, Icelandic.' }),
});

/** POST /first-run */
export const readFirstRun = defineOperation({
  id: 'readFirstRun',
  method: 'POST',
  path: '/first-run',
  shows: [],
  makesNothing: true,
  tag: 'firstRun',
  summary: 'What there is to choose from',
  description: 'Whether the link is good, and the agreements that ship. It does not use the link up.',
  auth: 'ownPage',
  query: inLanguage,
  body: requestBody({ token }),
  data: z
    .object({
      linkEndsAtUtc: instant.meta({ description: 'The link works until then.' }),
      agreements: z.array(agreement).meta({ description: 'The agreements that ship, in words.' }),
    })
    .meta({ id: 'FirstRun', description: 'What there is to choose from at the first run.' }),
  errors: [...LINK_ERRORS],
  example: {
    query: { language: 'en' },
    body: { token: TOKEN },
    data: { linkEndsAtUtc: '2026-03-02T09:00:00.000Z', agreements: listAgreements.example.data },
  },
});

/** POST /first-run/example-weeks */
export const previewFirstWeek = defineOperation({
  id: 'previewFirstWeek',
  method: 'POST',
  path: '/first-run/example-weeks',
  shows: [],
  makesNothing: true,
  tag: 'firstRun',
  summary: 'What a week would pay in the new company',
  description:
    'Calculates an invented week by the engine that makes the timesheets, on a clock in UTC. Nothing is stored. An end that is not ' +
    'after the start lies on the next day.',
  auth: 'ownPage',
  query: inLanguage,
  body: requestBody({ token, ...weekIn }),
  data: exampleWeek,
  errors: [...LINK_ERRORS, 'agreement.not_found'],
  example: {
    query: { language: 'en' },
    body: { token: TOKEN, ...showExampleWeek.example.body },
    data: showExampleWeek.example.data,
  },
});

const ownerName = nameLineIn(200, 'The name of the owner.');
const ownerEmail = email.meta({ description: 'With which the owner signs in.' });

/** POST /first-run/passkey-challenge */
export const startFirstPasskey = defineOperation({
  id: 'startFirstPasskey',
  method: 'POST',
  path: '/first-run/passkey-challenge',
  changes: [],
  makesNothing: true,
  tag: 'firstRun',
  summary: 'Begin to make the passkey of the owner',
  description:
    'Gives what the browser needs to make one. Nothing changes until it is sent with the answers. At most 10 requests a minute per address.',
  auth: 'ownPage',
  body: requestBody({ token, displayName: ownerName, email: ownerEmail }),
  data: creationOptions,
  errors: [...LINK_ERRORS, 'passkey.no_host_name'],
  example: {
    body: { token: TOKEN, displayName: 'Björk Sveinsdóttir', email: 'bjork@example.is' },
    data: startPasskey.example.data,
  },
});

const departmentsIn = z.array(nameLineIn(200, 'Name of a department.')).max(MOST_DEPARTMENTS).meta({
  description: 'The names of its departments; those of the rows that are not among them are added.',
});

const startedPerson = pinCard
  .extend({
    pin: pinCard.shape.pin.nullable().meta({
      description: 'With which this person punches, shown this once; null for an owner who does not.',
    }),
  })
  .meta({ id: 'StartedPerson', description: 'Somebody of the new company, with their PIN.' });

const LINE_ERROR = { error: 'must be the number of a row' };

const EXAMPLE_ROWS = {
  columns: ['displayName', 'departments', 'employmentRatio'] as const,
  rows: [['Anna Jónsdóttir', 'Eldhús', '80 %']],
};

/** POST /first-run/people-check */
export const checkFirstPeople = defineOperation({
  id: 'checkFirstPeople',
  method: 'POST',
  path: '/first-run/people-check',
  shows: [],
  makesNothing: true,
  tag: 'firstRun',
  summary: 'What a list of people would make of the new company',
  description:
    'Says everything that is wrong with each row, as an import of people does, and which departments it would add to those that are ' +
    'named. Nothing is stored.',
  auth: 'ownPage',
  maxBodyKiB: 1024,
  body: requestBody({ token, departments: departmentsIn, ...rowsIn(MOST_PEOPLE) }),
  data: importReport,
  errors: [...LINK_ERRORS],
  example: {
    body: { token: TOKEN, departments: ['Eldhús'], ...EXAMPLE_ROWS },
    data: {
      ...{ created: 1, changed: 0, unchanged: 0, faulty: 0, newDepartments: [] },
      lines: [
        {
          ...{ line: 1, outcome: 'created', employeeId: null, displayName: 'Anna Jónsdóttir' },
          ...{ changedColumns: [], faults: [], warnings: [] },
        },
      ],
    },
  },
});

/** POST /first-run/company */
export const startCompany = defineOperation({
  id: 'startCompany',
  method: 'POST',
  path: '/first-run/company',
  maxBodyKiB: 1024,
  changes: ['session'],
  tag: 'firstRun',
  summary: 'Make the first company, and sign its owner in',
  description:
    'All of it or nothing: the company, its departments, its people with new PINs, its pay rule and pay period, and the owner. Answers ' +
    'with the cookie of the owner. People without a first day are employed from today on. The row in ' +
    '`line` is the owner; an e-mail that another row has is refused. With a passkey, the owner signs in by it, and the password alone is not enough. The link is used up. At most 10 requests a minute ' +
    'per address.',
  auth: 'ownPage',
  body: requestBody({
    token,
    company: z
      .object({
        name: nameLineIn(200, 'What the company is called.'),
        language: oneLanguage.meta({ description: 'The language of its tablets and mails.' }),
        timeZone: lineIn(100, 'IANA time zone by which its days and months are counted.'),
      })
      .meta({ description: 'The company.' }),
    departments: departmentsIn,
    people: z
      .object(rowsIn(MOST_PEOPLE))
      .nullable()
      .meta({ description: 'Its people, as rows of a spreadsheet; null for none. More can be added later.' }),
    agreement: lineIn(100, 'Key of a shipped agreement; null: every minute counts as daytime.').nullable(),
    payPeriodStartDay: dayOfMonthIn('The day of the month on which a pay period begins.'),
    owner: z
      .object({
        displayName: ownerName,
        email: ownerEmail,
        line: z
          .int(LINE_ERROR)
          .min(1, LINE_ERROR)
          .nullable()
          .meta({ description: 'The row that is the owner, from 1 on; null where none is.' }),
        punches: z
          .boolean()
          .meta({ description: 'Whether the owner gets a PIN, and stands on the tablets.' }),
        password: password.min(12).max(256).meta({ description: 'The password of the owner.' }),
        passkey: notGivenOr(
          z.object({ name: nameIn, credential: registration }).meta({
            description: 'The first passkey of the owner; without it, the password signs in alone.',
          }),
        ),
      })
      .meta({ description: 'Who runs the company and signs in at the desk.' }),
  }),
  data: z
    .object({
      companyId: guidOut.meta({ description: 'Company id.' }),
      people: z.array(startedPerson).meta({ description: 'Everybody, in the order of the list.' }),
      recoveryCodes: z.array(z.string()).meta({
        description: 'Ten codes on paper of the owner, shown this once; none without a passkey.',
      }),
    })
    .meta({ id: 'StartedCompany', description: 'The new company.' }),
  errors: [
    ...LINK_ERRORS,
    ...['agreement.not_found', 'people.rows_faulty'],
    ...['passkey.no_host_name', 'passkey.not_added'],
  ] as const,
  example: {
    body: {
      token: TOKEN,
      company: { name: 'Kaffihús Norður ehf.', language: 'is', timeZone: 'Atlantic/Reykjavik' },
      departments: ['Eldhús'],
      people: EXAMPLE_ROWS,
      agreement: 'sgs-efling-day-work',
      payPeriodStartDay: 1,
      owner: {
        displayName: 'Björk Sveinsdóttir',
        email: 'bjork@example.is',
        line: null,
        punches: true,
        password: 'a long password of her own',
      },
    },
    data: {
      companyId: '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70',
      people: [
        {
          employeeId: '1c6f9e2d-8b53-4d4f-9a20-6e7b8c9d0e12',
          displayName: 'Anna Jónsdóttir',
          employeeNumber: null,
          departmentNames: ['Eldhús'],
          language: 'is',
          pin: '4821',
        },
      ],
      recoveryCodes: [],
    },
  },
});
