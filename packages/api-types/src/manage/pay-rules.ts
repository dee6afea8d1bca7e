// Pay rules: the agreements that ship, the rule sets of a company with their dated versions, and what a week pays under one.
import { z } from 'zod';
import { guid, guidOut, instant, integerInQuery, localDate, minutes } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { openParameters } from './open-parameters.ts';
import { languageIn, lineIn, nameLineIn, payDateIn } from './record-formats.ts';
import { exampleDescription, ruleInWords } from './rule-in-words.ts';
import { forThoseWith } from './rights.ts';
import { oneSource, oneSourceOrValues, seenVersionsIn, versionIn } from './rule-version-in.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const RULE_SET = '0c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f';
const companyId = guid.meta({ description: 'Must be the company of the caller.' });
const ofCompany = z.object({ companyId });
const ofRuleSet = z.object({ companyId, ruleSetId: guid.meta({ description: 'The rule set.' }) });
const inLanguage = z.object({ language: languageIn });

/** A collective agreement that ships as a rule, in words. */
export const agreement = z
  .object({
    key: z.string().meta({ description: 'Its key, by which a rule version names it.' }),
    lastCheckedOn: localDate.meta({ description: 'The day on which its sources were last read.' }),
    sources: z.array(z.string()).meta({ description: 'Addresses of the pages on which it was read.' }),
    description: ruleInWords,
    parameters: openParameters,
  })
  .meta({ id: 'ShippedAgreement', description: 'A collective agreement that ships as a rule.' });

const ruleVersion = z
  .object({
    number: z.int().min(1).meta({ description: 'Versions are numbered from 1.' }),
    validFrom: localDate.meta({ description: 'The day from which it holds.' }),
    agreement: z
      .string()
      .nullable()
      .meta({ description: 'Key of the shipped agreement; null where it is a rule of its own.' }),
    mayChange: z.boolean().meta({
      description:
        'Whether it may still change or go: its first day has not begun, and no time of the people whom it pays was approved from then on.',
    }),
    description: ruleInWords,
    parameters: openParameters,
  })
  .meta({ id: 'RuleVersion', description: 'A dated version of a rule set.' });

const ruleSet = z
  .object({
    id: guidOut.meta({ description: 'Rule set id.' }),
    name: z.string().meta({ description: 'What the company calls it.' }),
    isDefault: z.boolean().meta({ description: 'Whether it holds for people who have none of their own.' }),
    state: z.string().meta({
      description:
        'Another one whenever a version is added, changed or gone; a request that adds one says which it saw.',
    }),
    versions: z.array(ruleVersion).meta({ description: 'Its versions, oldest first.' }),
  })
  .meta({ id: 'RuleSet', description: 'A pay rule of a company, with its versions.' });

/** A pay rule of a company, with its versions. */
export type RuleSet = z.infer<typeof ruleSet>;

const AGREEMENT = 'sgs-efling-day-work';
const exampleRuleSet: RuleSet = {
  id: RULE_SET,
  name: 'Dagvinna',
  isDefault: true,
  state: '9Yq1kq3v0bB2mX4cT7wLzA',
  versions: [
    {
      ...{ number: 1, validFrom: '2026-01-01', agreement: AGREEMENT },
      mayChange: false,
      description: exampleDescription,
      parameters: [],
    },
  ],
};
const exampleVersion = { validFrom: '2026-01-01', agreement: AGREEMENT, definition: null };

/** GET /companies/{companyId}/agreements */
export const listAgreements = defineOperation({
  id: 'listAgreements',
  method: 'GET',
  path: '/companies/{companyId}/agreements',
  shows: [],
  tag: 'company',
  summary: 'The agreements that ship, in words',
  description:
    'Every collective agreement that ships as a pay rule: what it pays and when, and where it was read.',
  auth: 'manage',
  ...forThoseWith('company.read'),
  company: 'route',
  params: ofCompany,
  query: inLanguage,
  data: z.array(agreement),
  errors: [],
  example: {
    params: { companyId: COMPANY },
    query: { language: 'en' },
    data: [
      {
        key: AGREEMENT,
        lastCheckedOn: '2026-11-21',
        sources: ['https://efling.is/dagvinna/'],
        description: exampleDescription,
        parameters: [],
      },
    ],
  },
});

/** GET /companies/{companyId}/rule-sets */
export const listRuleSets = defineOperation({
  id: 'listRuleSets',
  method: 'GET',
  path: '/companies/{companyId}/rule-sets',
  shows: ['rules', 'company', 'people'],
  tag: 'company',
  summary: 'The pay rules of the company',
  description: 'Every rule set by name with its dated versions, each in words.',
  auth: 'manage',
  ...forThoseWith('company.read'),
  company: 'route',
  params: ofCompany,
  query: inLanguage,
  data: z.array(ruleSet),
  errors: [],
  example: { params: { companyId: COMPANY }, query: { language: 'en' }, data: [exampleRuleSet] },
});

/** Which version was added. */
export const addedVersion = z
  .object({
    ruleSetId: guidOut.meta({ description: 'The rule set.' }),
    number: z.int().min(1).meta({ description: 'The number that the version got.' }),
  })
  .meta({ id: 'AddedRuleVersion', description: 'Which version was added.' });

/** POST /companies/{companyId}/rule-sets */
export const addRuleSet = defineOperation({
  id: 'addRuleSet',
  method: 'POST',
  path: '/companies/{companyId}/rule-sets',
  changes: ['rules'],
  tag: 'company',
  summary: 'Add a pay rule',
  description:
    'A new rule set with its first version: a shipped agreement, or a rule of one’s own as the text of its file.',
  auth: 'manage',
  ...forThoseWith('rules.change'),
  company: 'route',
  params: ofCompany,
  body: requestBody({ name: nameLineIn(200, 'What the company calls it.'), ...versionIn }).check(oneSource),
  data: addedVersion,
  errors: ['agreement.not_found', 'record.name_taken'],
  example: {
    params: { companyId: COMPANY },
    body: { name: 'Dagvinna', ...exampleVersion },
    data: { ruleSetId: RULE_SET, number: 1 },
  },
});

/** POST /companies/{companyId}/rule-sets/{ruleSetId}/versions */
export const addRuleVersion = defineOperation({
  id: 'addRuleVersion',
  method: 'POST',
  path: '/companies/{companyId}/rule-sets/{ruleSetId}/versions',
  changes: ['rules'],
  tag: 'company',
  summary: 'Let a pay rule change from a day on',
  description:
    'A new version of a rule set. It holds from its day on; the days before it stay with the versions before it. Until that day has begun ' +
    'or time was approved under it, it may be removed. Where time of the people of the rule was approved from that day on, it is refused.',
  auth: 'manage',
  ...forThoseWith('rules.change'),
  company: 'route',
  params: ofRuleSet,
  body: requestBody({ ...versionIn, seen: seenVersionsIn }).check(oneSourceOrValues),
  data: addedVersion,
  errors: ['rule_set.not_found', 'agreement.not_found', 'rule_set.time_approved', 'record.changed_meanwhile'],
  example: {
    params: { companyId: COMPANY, ruleSetId: RULE_SET },
    body: { ...exampleVersion, seen: { state: exampleRuleSet.state } },
    data: { ruleSetId: RULE_SET, number: 2 },
  },
});

const MOST_VERSIONS = 10_000;

/** DELETE /companies/{companyId}/rule-sets/{ruleSetId}/versions/{versionNumber} */
export const removeRuleVersion = defineOperation({
  id: 'removeRuleVersion',
  method: 'DELETE',
  path: '/companies/{companyId}/rule-sets/{ruleSetId}/versions/{versionNumber}',
  changes: ['rules'],
  tag: 'company',
  summary: 'Take a version of a pay rule back',
  description:
    'Possible until its first day has begun or time was approved under it, whichever is first; from then on a version never changes. The ' +
    'newest goes first, and one stays.',
  auth: 'manage',
  ...forThoseWith('rules.change'),
  company: 'route',
  params: ofRuleSet.extend({ versionNumber: integerInQuery(1, MOST_VERSIONS, 'The version.') }),
  data: z
    .object({
      ruleSetId: guidOut.meta({ description: 'The rule set.' }),
      number: z.int().min(1).meta({ description: 'The version that is no more.' }),
    })
    .meta({ id: 'RemovedRuleVersion', description: 'Which version was removed.' }),
  errors: [
    'rule_set.not_found',
    'rule_set.version_not_found',
    'rule_set.version_fixed',
    'rule_set.version_needed',
  ],
  example: {
    params: { companyId: COMPANY, ruleSetId: RULE_SET, versionNumber: '2' },
    data: { ruleSetId: RULE_SET, number: 2 },
  },
});

const paidLine = z
  .object({
    payLine: z.string().meta({ description: 'Pay line of the rule.' }),
    name: z.string().meta({ description: 'What is paid on it, by the words of the rule.' }),
    minutes,
  })
  .meta({ id: 'PaidLine', description: 'Minutes on a pay line.' });

const exampleDay = z
  .object({
    startAtUtc: instant.meta({ description: 'Start of the work.' }),
    endAtUtc: instant.meta({ description: 'End of the work.' }),
    classes: z
      .array(
        z
          .object({
            name: z.string().meta({ description: 'What the rule calls these minutes.' }),
            payLine: z.string().meta({ description: 'The pay line on which they are paid.' }),
            startAtUtc: instant.meta({ description: 'Their first clock minute.' }),
            minutes,
          })
          .meta({ id: 'ExampleStretch', description: 'Minutes that are paid alike.' }),
      )
      .meta({ description: 'The work in order of time, by class.' }),
  })
  .meta({ id: 'ExampleWork', description: 'Work of the example week and what it is paid as.' });

/** What a week pays under a rule. */
export const exampleWeek = z
  .object({
    work: z.array(exampleDay).meta({ description: 'What was given, in order of time.' }),
    lines: z.array(paidLine).meta({ description: 'What the week comes to, by pay line.' }),
    beside: z
      .array(z.string())
      .meta({ description: 'What is paid or given without being worked, a sentence each.' }),
  })
  .meta({ id: 'ExampleWeek', description: 'What a week pays under a rule.' });

const localTimeIn = z
  .string({ error: 'must be a local time such as 07:30' })
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a local time such as 07:30' });

/** Of which week under which agreement. */
export const weekIn = {
  agreement: lineIn(100, 'Key of a shipped agreement.'),
  work: z
    .array(
      z.object({
        date: payDateIn('The day on which it begins.'),
        from: localTimeIn.meta({ description: 'Start on the clock, HH:mm.' }),
        to: localTimeIn.meta({
          description: 'End on the clock, HH:mm; on the next day if it is not later.',
        }),
      }),
    )
    .max(28)
    .meta({ description: 'What is worked. What begins before something else has ended is left out.' }),
};

/** POST /companies/{companyId}/example-weeks */
export const showExampleWeek = defineOperation({
  id: 'showExampleWeek',
  method: 'POST',
  path: '/companies/{companyId}/example-weeks',
  shows: ['company'],
  tag: 'company',
  summary: 'What a week pays under an agreement',
  description:
    'Calculates an invented week under a shipped agreement, by the engine that makes the timesheets. Nothing is stored. An end that is ' +
    'not after the start lies on the next day.',
  auth: 'manage',
  makesNothing: true,
  ...forThoseWith('company.read'),
  company: 'route',
  params: ofCompany,
  query: inLanguage,
  body: requestBody(weekIn),
  data: exampleWeek,
  errors: ['agreement.not_found'],
  example: {
    params: { companyId: COMPANY },
    query: { language: 'en' },
    body: { agreement: AGREEMENT, work: [{ date: '2026-03-02', from: '08:00', to: '16:00' }] },
    data: {
      work: [
        {
          startAtUtc: '2026-03-02T08:00:00.000Z',
          endAtUtc: '2026-03-02T16:00:00.000Z',
          classes: [
            { name: 'day work', payLine: 'DV', startAtUtc: '2026-03-02T08:00:00.000Z', minutes: 480 },
          ],
        },
      ],
      lines: [{ payLine: 'DV', name: 'day work', minutes: 480 }],
      beside: [],
    },
  },
});
