// A draft of a pay rule, which nobody is paid by, and the day from which it is to hold. Nothing is stored before that.
import { z } from 'zod';
import { guid, notGivenOr } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { evenIfFieldsAreFaulty, requestBody } from '../request-body.ts';
import { addedVersion } from './pay-rules.ts';
import { LONGEST_RULE, seenVersionsIn } from './rule-version-in.ts';
import { languageIn, lineIn, payDateIn } from './record-formats.ts';
import { forThoseWith } from './rights.ts';
import { exampleDescription, ruleInWords } from './rule-in-words.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const RULE_SET = '0c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f';

const MOST_VERSIONS = 10_000;
const MOST_CHANGES = 200;
const LONGEST_PATH = 200;

const companyId = guid.meta({ description: 'Must be the company of the caller.' });

/** The text of a draft. */
export const definitionIn = z.string().max(LONGEST_RULE).meta({
  description:
    'The draft as the text of a rule file, YAML or JSON. A fault in it is told with its place in the rule: `definition.mechanisms[0].limitMinutes`.',
});

const versionNumber = z.int().min(1).max(MOST_VERSIONS);

const parameter = z
  .object({
    path: z.string().meta({
      description: 'Its place in the rule, such as `mechanisms[2].limitMinutes`; a change names it.',
    }),
    section: z.string().meta({ description: 'What it is a part of, in words.' }),
    name: z.string().meta({ description: 'What it is called.' }),
    unit: z
      .enum(['minutes', 'months', 'percent', 'factor', 'count', 'time', 'yesNo', 'choice'])
      .meta({ description: '`factor`: how many times something counts; `time`: a local time HH:mm.' }),
    value: z.union([z.number(), z.string(), z.boolean()]).meta({ description: 'Its value.' }),
    least: z.number().nullable().meta({ description: 'The least that it may be; null where that is open.' }),
    most: z.number().nullable().meta({ description: 'The most that it may be; null where that is open.' }),
    choices: z
      .array(
        z
          .object({
            value: z.string().meta({ description: 'As the rule writes it.' }),
            name: z.string().meta({ description: 'In words.' }),
          })
          .meta({ id: 'ParameterChoice', description: 'Something that may be chosen.' }),
      )
      .meta({ description: 'What may be chosen; empty where it is no choice.' }),
  })
  .meta({ id: 'RuleParameter', description: 'A value of a rule that can be changed by itself.' });

const draftRule = z
  .object({
    definition: z.string().meta({
      description: 'The draft as YAML; comments of a text that was given stay. Replays take it as it is.',
    }),
    description: ruleInWords,
    parameters: z
      .array(parameter)
      .meta({ description: 'What can be changed by itself, in the order of the rule.' }),
    warnings: z
      .array(
        z
          .object({
            path: z.string().meta({ description: 'Where in the rule.' }),
            message: z.string().meta({ description: 'What may be a slip.' }),
          })
          .meta({ id: 'RuleWarning', description: 'Something in a good rule that may be a slip.' }),
      )
      .meta({ description: 'What to look at, although it is a rule.' }),
  })
  .meta({ id: 'DraftRule', description: 'A pay rule that nobody is paid by.' });

const change = z.object({
  path: z.string().max(LONGEST_PATH).meta({ description: 'The path of a parameter.' }),
  value: z
    .union([z.number(), z.string().max(LONGEST_PATH), z.boolean()], {
      error: 'must be a number, a text or true or false',
    })
    .meta({ description: 'What it is to be.' }),
});

/** An example of a draft, which is a whole rule: every worked minute is day work. */
export const exampleDefinition = `names: { is: Dagvinna, en: Day work, pl: Praca dzienna }
holidayProfile: {}
baseClass: dayWork
mechanisms: []
codeMap:
  dayWork:
    bucket: daytime
    payLine: DV
    names: { is: dagvinna, en: day work, pl: praca dzienna }
`;
const exampleParameter = {
  path: 'mechanisms[2].limitMinutes',
  section: 'Overtime of a day',
  name: 'Limit',
  unit: 'minutes' as const,
  value: 450,
  least: 0,
  most: null,
  choices: [],
};

/** POST /companies/{companyId}/draft-rules */
export const prepareDraftRule = defineOperation({
  id: 'prepareDraftRule',
  method: 'POST',
  path: '/companies/{companyId}/draft-rules',
  shows: ['rules'],
  tag: 'company',
  summary: 'Draft a pay rule',
  description:
    'A rule to try, made of a text, of a shipped agreement or of a version that the company has, with some of its values changed: as ' +
    'text, in words, and by its parameters. It is checked as `stimpill rule check` does. Nothing is stored.',
  auth: 'manage',
  makesNothing: true,
  ...forThoseWith('rules.replay'),
  company: 'route',
  params: z.object({ companyId }),
  query: z.object({ language: languageIn }),
  body: requestBody({
    definition: definitionIn.nullable(),
    agreement: lineIn(100, 'Key of a shipped agreement.').nullable(),
    ruleSetId: guid.nullable().meta({ description: 'A rule set of the company.' }),
    versionNumber: versionNumber
      .nullable()
      .meta({ description: 'Which of its versions; null: the last one.' }),
    changes: z
      .array(change)
      .max(MOST_CHANGES)
      .meta({ description: 'Values that are to be others; the parameter must stand in the rule.' }),
  }).superRefine(({ definition, agreement, ruleSetId }, context) => {
    if ([definition, agreement, ruleSetId].filter((each) => typeof each === 'string').length === 1) return;
    if ([definition, agreement, ruleSetId].includes(undefined as never)) return;
    const message = 'must be given, or agreement, or ruleSetId, and only one of them';
    context.addIssue({ code: 'custom', path: ['definition'], message });
  }, evenIfFieldsAreFaulty),
  data: draftRule,
  errors: ['rule_set.not_found', 'agreement.not_found'],
  example: {
    params: { companyId: COMPANY },
    query: { language: 'en' },
    body: {
      definition: null,
      agreement: 'sgs-efling-day-work',
      ruleSetId: null,
      versionNumber: null,
      changes: [{ path: exampleParameter.path, value: 450 }],
    },
    data: {
      definition: exampleDefinition,
      description: exampleDescription,
      parameters: [exampleParameter],
      warnings: [],
    },
  },
});

/** POST /companies/{companyId}/rule-sets/{ruleSetId}/adopted-drafts */
export const adoptDraftRule = defineOperation({
  id: 'adoptDraftRule',
  method: 'POST',
  path: '/companies/{companyId}/rule-sets/{ruleSetId}/adopted-drafts',
  changes: ['rules'],
  tag: 'company',
  summary: 'Let a draft hold from a day on',
  description:
    'The draft becomes the next version of the rule set, or takes the place of a version whose first day has not begun and under which ' +
    'nothing was approved. Where time from its day on was approved already, it is refused. A draft in which nothing of a shipped agreement ' +
    'was changed is that agreement.',
  auth: 'desk',
  ...forThoseWith('rules.change'),
  company: 'route',
  freshFactor: true,
  params: z.object({ companyId, ruleSetId: guid.meta({ description: 'The rule set.' }) }),
  body: requestBody({
    definition: definitionIn,
    validFrom: payDateIn('The day from which it holds; after that of every earlier version.'),
    versionNumber: notGivenOr(versionNumber).meta({
      description: 'The version in whose place it stands; when left out, it is the next.',
    }),
    reason: lineIn(300, 'Why, in the words of the person who decides; it stays in the log.'),
    seen: seenVersionsIn,
  }),
  data: addedVersion,
  errors: [
    'rule_set.not_found',
    'rule_set.time_approved',
    'rule_set.version_not_found',
    'rule_set.version_fixed',
    'record.changed_meanwhile',
  ],
  example: {
    params: { companyId: COMPANY, ruleSetId: RULE_SET },
    body: {
      definition: exampleDefinition,
      validFrom: '2026-12-01',
      versionNumber: null,
      reason: 'New agreement in the house',
      seen: { state: '9Yq1kq3v0bB2mX4cT7wLzA' },
    },
    data: { ruleSetId: RULE_SET, number: 2 },
  },
});
