// What is personal about somebody goes for good; what remains is who did what, by id.
import { z } from 'zod';
import { localDate } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { IN_ROUTE, ofPerson } from './people.ts';
import { lifeDateIn } from './person-record.ts';
import { SUBJECTS as EVERY_PART } from '../subjects.ts';
import { forThoseWith } from './rights.ts';

/** Why somebody cannot be erased as things are. */
const REFUSALS = ['person.last_owner', 'person.works_here', 'person.not_settled'] as const;

const SUBJECTS = ['record', 'signIn', 'details', 'texts', 'log', 'payroll', 'time'] as const;

const subject = z
  .object({
    subject: z.enum(SUBJECTS).meta({
      description:
        'Name and numbers; how somebody signs in; photos and places of punches; letters; the log; payroll runs; working time with what was said about it.',
    }),
    erased: z.int().min(0).meta({ description: 'Records that go, or lose what is personal, at once.' }),
    kept: z.int().min(0).meta({
      description: 'Records that lose what was said about the person, and stay until the time is over.',
    }),
  })
  .meta({ id: 'ErasureSubject', description: 'What becomes of one kind of record.' });

const inBackupsUntil = localDate.meta({
  description:
    'The day by which the last backup is gone that a server of an earlier version made by itself. Those of this version are written anew ' +
    'without the person. Who restores one erases the person again.',
});

const preview = z
  .object({
    standIn: z.string().meta({ description: 'What the person is called afterwards.' }),
    refusal: z
      .enum(REFUSALS)
      .nullable()
      .meta({ description: 'The code with which it would be refused; null: it is possible.' }),
    subjects: z.array(subject).meta({ description: 'What goes and what stays.' }),
    unlockedEntries: z.int().min(0).meta({
      description: 'Time entries that are not approved: no payroll file can name the person afterwards.',
    }),
    inBackupsUntil,
  })
  .meta({ id: 'ErasurePreview', description: 'What erasing somebody would do.' });

const erased = z
  .object({
    standIn: z.string().meta({ description: 'What the person is called from now on.' }),
    keepsTimeUntil: localDate.meta({ description: 'The last day on which their working time is kept.' }),
    inBackupsUntil,
  })
  .meta({ id: 'ErasedPerson', description: 'Somebody who was erased.' });

const STAND_IN = 'Erased person 52d1a7c4';

/** GET /companies/{companyId}/people/{employeeId}/erasure */
export const previewErasure = defineOperation({
  id: 'previewErasure',
  method: 'GET',
  path: '/companies/{companyId}/people/{employeeId}/erasure',
  // It counts what the log says of them, and everything is logged.
  shows: EVERY_PART,
  tag: 'people',
  summary: 'What erasing a person would do',
  description: 'What goes, what stays and why, and what is in the way. It changes nothing.',
  auth: 'desk',
  ...forThoseWith('people.erase'),
  company: 'route',
  params: ofPerson,
  data: preview,
  errors: ['employee.not_found', 'person.erased'],
  example: {
    params: IN_ROUTE,
    data: {
      standIn: STAND_IN,
      refusal: null,
      subjects: [
        { subject: 'record', erased: 1, kept: 0 },
        { subject: 'time', erased: 0, kept: 412 },
      ],
      unlockedEntries: 0,
      inBackupsUntil: '2027-03-04',
    },
  },
});

/** POST /companies/{companyId}/people/{employeeId}/erasure */
export const erasePerson = defineOperation({
  id: 'erasePerson',
  method: 'POST',
  path: '/companies/{companyId}/people/{employeeId}/erasure',
  changes: ['people', 'time', 'leave', 'reviews'],
  tag: 'people',
  summary: 'Erase a person',
  description:
    'Name, address, numbers, ways to sign in, photos, places and every text about the person are replaced in every table, the log and files ' +
    'of payroll runs among them; nothing brings them back. Working time stays, under a stand-in, until the day that the company gives, and ' +
    'goes then. Who did what stays, by id.',
  auth: 'desk',
  ...forThoseWith('people.erase'),
  freshFactor: true,
  company: 'route',
  params: ofPerson,
  body: requestBody({
    keepsTimeUntil: lifeDateIn(
      'The last day on which the company must keep working time; today or later. The law on bookkeeping and agreements say how long.',
    ),
  }),
  data: erased,
  errors: ['employee.not_found', 'person.erased', ...REFUSALS],
  example: {
    params: IN_ROUTE,
    body: { keepsTimeUntil: '2033-12-31' },
    data: { standIn: STAND_IN, keepsTimeUntil: '2033-12-31', inBackupsUntil: '2027-03-04' },
  },
});

/** A code with which erasing is refused, as a preview tells it. */
export type ErasureRefusal = (typeof REFUSALS)[number];

/** Whether the refusal is one that a preview tells. */
export function isErasureRefusal(code: string): code is ErasureRefusal {
  return (REFUSALS as readonly string[]).includes(code);
}
