// The rule lab: what a draft of a pay rule would have paid over past days, beside what was paid.
import { z } from 'zod';
import { refuseBadRange } from '../date-range.ts';
import { guid, guidOut, localDate, localDateIn, minutes } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { PAID_TIME } from '../subjects.ts';
import { evenIfFieldsAreFaulty, requestBody } from '../request-body.ts';
import { definitionIn, exampleDefinition } from './draft-rules.ts';
import { explainDay, explainedDay } from './explained-days.ts';
import { languageIn, payDateIn, words } from './record-formats.ts';
import { forThoseWith } from './rights.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const RULE_SET = '0c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f';
const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';

/** So many people are replayed in one answer. */
const PEOPLE_AT_ONCE = 25;

const companyId = guid.meta({ description: 'Must be the company of the caller.' });

const bothMinutes = {
  beforeMinutes: minutes.meta({ description: 'What was paid, or would be paid as things stand.' }),
  afterMinutes: minutes.meta({ description: 'What the draft would pay.' }),
};

const lineDifference = z
  .object({ key: z.string().meta({ description: 'The line.' }), ...bothMinutes })
  .meta({ id: 'LineDifference', description: 'Minutes of one line, before and after.' });

const namedLine = z
  .object({
    key: z
      .string()
      .meta({ description: 'A pay line, an account of credits that stand on none, or a kind of absence.' }),
    names: z.array(words).meta({ description: 'What the rules call it; empty where none does.' }),
  })
  .meta({ id: 'NamedLine', description: 'A line with its names.' });

const lineNames = z.array(namedLine).meta({ description: 'Every line of the answer, with its names.' });

const person = {
  employeeId: guidOut.meta({ description: 'The person.' }),
  employeeDisplayName: z.string().meta({ description: 'Display name.' }),
};

const replayedPerson = z
  .object({
    ...person,
    workedMinutes: z
      .object(bothMinutes)
      .meta({ id: 'WorkedBothWays', description: 'Worked minutes, before and after.' }),
    lines: z.array(lineDifference).meta({ description: 'Every line that either side has.' }),
    approvedEntries: z.int().min(0).meta({
      description: 'Time entries that were approved: their figures of then stand on the side before.',
    }),
    keptOtherwiseEntries: z.int().min(0).meta({
      description: 'Of them, those approved with other minutes than the rules of today give.',
    }),
  })
  .meta({ id: 'ReplayedPerson', description: 'What somebody was paid, and what the draft would have paid.' });

const exampleLines = [{ key: 'YV', beforeMinutes: 34, afterMinutes: 64 }];
const exampleNames = [{ key: 'YV', names: [{ is: 'yfirvinna', en: 'overtime', pl: 'nadgodziny' }] }];

const replayIn = {
  definition: definitionIn,
  ruleSetId: guid.meta({ description: 'The rule set of which the draft would be a version.' }),
  startDate: payDateIn('The first day that is replayed; from it on the draft holds.'),
  endDate: payDateIn('The last day, inclusive; at most 366 days in all.'),
};
const exampleReplay = {
  definition: exampleDefinition,
  ruleSetId: RULE_SET,
  startDate: '2026-10-01',
  endDate: '2026-10-31',
};

/** POST /companies/{companyId}/draft-rules/replay */
export const replayDraftRule = defineOperation({
  id: 'replayDraftRule',
  method: 'POST',
  path: '/companies/{companyId}/draft-rules/replay',
  shows: PAID_TIME,
  tag: 'company',
  summary: 'What a draft would have paid',
  description:
    `Past days under the draft, beside what was paid: person by person, ${PEOPLE_AT_ONCE} people in an answer. Ask again with \`next\` as ` +
    '`after` until it is null; who stops asking has ended the replay. Nothing is stored on the way, and punches do not wait for it. ' +
    'Time that was approved has the figures of its approval before, and those of the draft after. The days before `startDate` stay ' +
    'under the rules that they had.',
  auth: 'manage',
  makesNothing: true,
  ...forThoseWith('rules.replay'),
  company: 'route',
  params: z.object({ companyId }),
  body: requestBody({
    ...replayIn,
    isForEverybody: z
      .boolean()
      .meta({ description: 'True: everybody is replayed; false: only those who are paid by the rule set.' }),
    departmentId: guid.nullable().meta({ description: 'Only people of this department; null: of all.' }),
    after: guid.nullable().meta({ description: 'The `next` of the answer before; null: from the first on.' }),
  }).superRefine(refuseBadRange, evenIfFieldsAreFaulty),
  data: z
    .object({
      peopleCount: z.int().min(0).meta({ description: 'How many people are replayed in all.' }),
      people: z.array(replayedPerson).meta({ description: 'The people of this answer.' }),
      lines: lineNames,
      next: guidOut.nullable().meta({ description: 'To ask on with; null: these were the last.' }),
    })
    .meta({ id: 'ReplayedPeople', description: 'What a draft would have paid some people.' }),
  errors: [
    'range.invalid',
    'range.too_long',
    'rule_set.not_found',
    'department.not_found',
    'employee.not_found',
  ],
  example: {
    params: { companyId: COMPANY },
    body: { ...exampleReplay, isForEverybody: false, departmentId: null, after: null },
    data: {
      peopleCount: 1,
      people: [
        {
          employeeId: EMPLOYEE,
          employeeDisplayName: 'Þórunn Ósk Ægisdóttir',
          workedMinutes: { beforeMinutes: 514, afterMinutes: 514 },
          lines: exampleLines,
          approvedEntries: 0,
          keptOtherwiseEntries: 0,
        },
      ],
      lines: exampleNames,
      next: null,
    },
  },
});

const ofPerson = {
  companyId,
  employeeId: guid.meta({ description: 'The person.' }),
};

const replayedDay = z
  .object({
    date: localDate.meta({ description: 'The day.' }),
    workedMinutes: minutes.meta({ description: 'Worked minutes of the entries that begin on it, before.' }),
    lines: z.array(lineDifference).meta({ description: 'Every line that either side has on it.' }),
    isApproved: z.boolean().meta({ description: 'Time of the day was approved.' }),
  })
  .meta({ id: 'ReplayedDay', description: 'A day as it was paid, and as the draft would have paid it.' });

/** POST /companies/{companyId}/draft-rules/replayed-people/{employeeId} */
export const replayPersonDays = defineOperation({
  id: 'replayPersonDays',
  method: 'POST',
  path: '/companies/{companyId}/draft-rules/replayed-people/{employeeId}',
  shows: PAID_TIME,
  tag: 'company',
  summary: 'The days of somebody under a draft',
  description: 'A replay, day by day. The days add up to what the replay tells of the person.',
  auth: 'manage',
  makesNothing: true,
  ...forThoseWith('rules.replay'),
  company: 'route',
  params: z.object(ofPerson),
  body: requestBody(replayIn).superRefine(refuseBadRange, evenIfFieldsAreFaulty),
  data: z
    .object({
      ...person,
      days: z
        .array(replayedDay)
        .meta({ description: 'The days on which either side has anything, by date.' }),
      lines: lineNames,
    })
    .meta({ id: 'ReplayedDays', description: 'The days of somebody, before and after.' }),
  errors: ['range.invalid', 'range.too_long', 'rule_set.not_found', 'employee.not_found'],
  example: {
    params: { companyId: COMPANY, employeeId: EMPLOYEE },
    body: exampleReplay,
    data: {
      employeeId: EMPLOYEE,
      employeeDisplayName: 'Þórunn Ósk Ægisdóttir',
      days: [{ date: '2026-10-01', workedMinutes: 514, lines: exampleLines, isApproved: false }],
      lines: exampleNames,
    },
  },
});

/** POST /companies/{companyId}/draft-rules/replayed-people/{employeeId}/days/{date} */
export const explainReplayedDay = defineOperation({
  id: 'explainReplayedDay',
  method: 'POST',
  path: '/companies/{companyId}/draft-rules/replayed-people/{employeeId}/days/{date}',
  shows: PAID_TIME,
  tag: 'company',
  summary: 'Why a day is paid so under a draft',
  description: 'Every minute of a day with its reasons, as it is paid and as the draft would pay it.',
  auth: 'manage',
  makesNothing: true,
  ...forThoseWith('rules.replay'),
  company: 'route',
  params: z.object({
    ...ofPerson,
    date: localDateIn.meta({ description: 'The day, in the time zone of the company.' }),
  }),
  query: z.object({ language: languageIn }),
  body: requestBody({
    definition: definitionIn,
    ruleSetId: replayIn.ruleSetId,
    startDate: payDateIn('The day from which the draft holds, as in the replay.'),
  }),
  data: z
    .object({
      before: explainedDay.meta({ description: 'As it is paid.' }),
      after: explainedDay.meta({ description: 'As the draft would pay it.' }),
    })
    .meta({ id: 'DayBothWays', description: 'Why a day is paid as it is, before and after.' }),
  errors: ['rule_set.not_found', 'employee.not_found'],
  example: {
    params: { companyId: COMPANY, employeeId: EMPLOYEE, date: '2026-03-02' },
    query: { language: 'en' },
    body: { definition: exampleDefinition, ruleSetId: RULE_SET, startDate: '2026-03-01' },
    data: { before: explainDay.example.data, after: explainDay.example.data },
  },
});
