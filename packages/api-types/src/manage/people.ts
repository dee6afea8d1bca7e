// The people of a company: who they are, since when, until when.
import { z } from 'zod';
import { guid, guidOut, instant, localDate } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { department } from '../people.ts';
import { requestBody } from '../request-body.ts';
import { role } from '../roles.ts';
import { EXAMPLE_PERSON, isActive, lifeDateIn, personBody, personRecord } from './person-record.ts';
import { forThoseWith } from './rights.ts';
import { seenLastDayIn } from './seen.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';

const companyId = guid.meta({ description: 'Must be the company of the caller.' });

/** The company of the route. */
export const ofCompany = z.object({ companyId });

/** The person of the route. */
export const ofPerson = z.object({ companyId, employeeId: guid.meta({ description: 'The person.' }) });

/** The same in the examples. */
export const IN_ROUTE = { companyId: COMPANY, employeeId: EXAMPLE_PERSON.id } as const;

const listedPerson = z
  .object({
    id: guidOut.meta({ description: 'Id of the person.' }),
    displayName: z.string().meta({ description: 'The name of the person.' }),
    email: z.string().nullable().meta({ description: 'With what they sign in; null: they only punch.' }),
    phone: z.string().nullable().meta({ description: 'Telephone number; null where it is not known.' }),
    employeeNumber: z.string().nullable().meta({ description: 'Number in payroll; null: none.' }),
    jobTitle: z.string().nullable().meta({ description: 'Job title; null: none.' }),
    role,
    departments: z.array(department).meta({ description: 'Departments, by name.' }),
    isActive,
    hasLeft: z
      .boolean()
      .meta({ description: 'Whether the last day of employment is over, by the clock of the company.' }),
    employmentStartDate: localDate.meta({ description: 'First day of employment.' }),
    employmentEndDate: localDate.nullable().meta({ description: 'Last day; null while it lasts.' }),
    employmentRatio: z.number().meta({ description: 'Part of a full position today; 1 is full time.' }),
    ruleSetId: guidOut.nullable().meta({
      description: 'The pay rule that holds, also where it is that of the company; null: plain time.',
    }),
    ruleSetName: z.string().nullable().meta({
      description: 'The name of that rule; null: plain time.',
    }),
    hasOwnRule: z.boolean().meta({ description: 'Whether that rule is the own one of the person.' }),
    inSinceAtUtc: instant.nullable().meta({
      description:
        'Since when the person is at work; null: is not, as nobody is who has left or is not active.',
    }),
    openEntryStartAtUtc: instant.nullable().meta({
      description:
        'Start of the open time entry, which somebody who has left may have too; null: there is none.',
    }),
    hasPin: z.boolean().meta({ description: 'Whether there is a PIN.' }),
    isPinLocked: z.boolean().meta({ description: 'Whether wrong guesses keep the PIN from working now.' }),
    hasPassword: z.boolean().meta({ description: 'Whether there is a password.' }),
    hasSecondFactor: z.boolean().meta({ description: 'Whether signing in needs more than the password.' }),
  })
  .meta({ id: 'ListedPerson', description: 'A person of the company, and how they stand.' });

/** A person of the company, and how they stand. */
export type ListedPerson = z.infer<typeof listedPerson>;

const listedExample: ListedPerson = {
  id: EXAMPLE_PERSON.id,
  displayName: EXAMPLE_PERSON.displayName,
  email: EXAMPLE_PERSON.email,
  phone: EXAMPLE_PERSON.phone,
  employeeNumber: EXAMPLE_PERSON.employeeNumber,
  jobTitle: EXAMPLE_PERSON.jobTitle,
  role: 'employee',
  departments: [{ id: 'a1b2c3d4-e5f6-4789-8abc-def012345678', name: 'Bakarí' }],
  isActive: true,
  hasLeft: false,
  employmentStartDate: '2024-03-01',
  employmentEndDate: null,
  employmentRatio: 0.5,
  ruleSetId: '0c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f',
  ruleSetName: 'SGS/Efling, dagvinna',
  hasOwnRule: false,
  inSinceAtUtc: '2026-03-02T06:58:12.000Z',
  openEntryStartAtUtc: '2026-03-02T06:58:12.000Z',
  hasPin: true,
  isPinLocked: false,
  hasPassword: false,
  hasSecondFactor: false,
};

const { id: _id, role: _role, workPatternChanges: _changes, ...said } = EXAMPLE_PERSON;

/** GET /companies/{companyId}/people */
export const listPeople = defineOperation({
  id: 'listPeople',
  method: 'GET',
  path: '/companies/{companyId}/people',
  shows: ['people', 'time', 'departments', 'rules', 'company'],
  tag: 'people',
  summary: 'Everybody of the company',
  description: 'Everybody by name, also those who left. Accounts of other systems are not among them.',
  auth: 'manage',
  ...forThoseWith('people.read'),
  company: 'route',
  params: ofCompany,
  data: z.array(listedPerson),
  errors: [],
  example: { params: { companyId: COMPANY }, data: [listedExample] },
});

/** GET /companies/{companyId}/people/{employeeId} */
export const getPerson = defineOperation({
  id: 'getPerson',
  method: 'GET',
  path: '/companies/{companyId}/people/{employeeId}',
  shows: ['people'],
  tag: 'people',
  summary: 'The record of a person',
  description: 'The record as it can be changed, with its version.',
  auth: 'manage',
  ...forThoseWith('people.read'),
  company: 'route',
  versioned: true,
  params: ofPerson,
  data: personRecord,
  errors: ['employee.not_found'],
  example: { params: IN_ROUTE, data: EXAMPLE_PERSON },
});

/** POST /companies/{companyId}/people */
export const addPerson = defineOperation({
  id: 'addPerson',
  method: 'POST',
  path: '/companies/{companyId}/people',
  changes: ['people'],
  tag: 'people',
  summary: 'Add a person',
  description: 'A new person with the role of an employee, without PIN and password.',
  auth: 'manage',
  ...forThoseWith('people.change'),
  company: 'route',
  params: ofCompany,
  body: personBody,
  data: personRecord,
  errors: [
    'department.not_found',
    'rule_set.not_found',
    'pay_period.not_found',
    'person.email_taken',
    'person.number_taken',
    'person.kennitala_taken',
  ],
  example: { params: { companyId: COMPANY }, body: said, data: EXAMPLE_PERSON },
});

/** PUT /companies/{companyId}/people/{employeeId} */
export const changePerson = defineOperation({
  id: 'changePerson',
  method: 'PUT',
  path: '/companies/{companyId}/people/{employeeId}',
  changes: ['people'],
  tag: 'people',
  summary: 'Change the record of a person',
  description:
    'The record becomes what is sent; the role stays. Only an owner changes the record of an owner, and nobody else their own. Of anybody ' +
    'else above an employee only an owner changes `email`, `isActive`, `departmentIds`, `employmentStartDate` and `employmentEndDate`: the ' +
    'refusal names each of them that would change. Another address of somebody who has signed in before waits until the link that is sent ' +
    'to it was opened: until then the answer has the old one, and `GET …/sign-in` shows the new one. To take an address away counts at once.',
  auth: 'manage',
  ...forThoseWith('people.change', 'people.employ'),
  company: 'route',
  versioned: true,
  params: ofPerson,
  body: personBody,
  data: personRecord,
  errors: [
    'employee.not_found',
    'person.owner_only',
    'person.own_record',
    'person.erased',
    'person.last_owner',
    'department.not_found',
    'rule_set.not_found',
    'pay_period.not_found',
    'person.email_taken',
    'person.number_taken',
    'person.kennitala_taken',
  ],
  example: { params: IN_ROUTE, body: said, data: EXAMPLE_PERSON },
});

/** POST /companies/{companyId}/people/{employeeId}/end */
export const endEmployment = defineOperation({
  id: 'endEmployment',
  method: 'POST',
  path: '/companies/{companyId}/people/{employeeId}/end',
  changes: ['people'],
  tag: 'people',
  summary: 'End an employment',
  description:
    'From the day after the last one the person neither punches nor signs in; their record and their time stay. Anyone who is clocked in then ' +
    'is a question to managers, who decide when that work ended. A call again moves the last day. For anybody above an employee only owners ' +
    'do it.',
  auth: 'manage',
  ...forThoseWith('people.employ'),
  company: 'route',
  params: ofPerson,
  body: requestBody({
    lastDay: lifeDateIn('The last day of employment; not before the first.'),
    seen: seenLastDayIn,
  }),
  data: z
    .object({
      person: personRecord,
      inSinceAtUtc: instant
        .nullable()
        .meta({ description: 'Since when the person is clocked in now; null: out.' }),
      endedSessions: z.int().min(0).meta({ description: 'Sessions that ended by it at once.' }),
    })
    .meta({ id: 'EndedEmployment', description: 'The record, and what was still open.' }),
  errors: [
    'employee.not_found',
    'person.owner_only',
    'person.own_record',
    'person.erased',
    'person.last_owner',
    'record.changed_meanwhile',
  ],
  example: {
    params: IN_ROUTE,
    body: { lastDay: '2026-03-31', seen: { lastDay: null } },
    data: {
      person: { ...EXAMPLE_PERSON, employmentEndDate: '2026-03-31' },
      inSinceAtUtc: null,
      endedSessions: 0,
    },
  },
});

/** POST /companies/{companyId}/people/{employeeId}/reemployment */
export const reemployPerson = defineOperation({
  id: 'reemployPerson',
  method: 'POST',
  path: '/companies/{companyId}/people/{employeeId}/reemployment',
  changes: ['people'],
  tag: 'people',
  summary: 'Employ somebody again',
  description:
    'Somebody whose employment ended works here again, with the earlier record and PIN. Without a first day the employment goes on as ' +
    'if it had not ended, and the earlier first day counts. For anybody above an employee only owners do it.',
  auth: 'manage',
  ...forThoseWith('people.employ'),
  company: 'route',
  params: ofPerson,
  body: requestBody({
    firstDay: lifeDateIn(
      'A new first day, after the last day of the earlier employment; null: the earlier first day stays.',
    ).nullable(),
    seen: seenLastDayIn,
  }),
  data: personRecord,
  errors: [
    'employee.not_found',
    'person.owner_only',
    'person.own_record',
    'person.erased',
    'person.still_employed',
    'record.changed_meanwhile',
  ],
  example: {
    params: IN_ROUTE,
    body: { firstDay: null, seen: { lastDay: '2026-02-28' } },
    data: EXAMPLE_PERSON,
  },
});
