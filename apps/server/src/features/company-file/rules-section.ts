// How minutes become pay lines, and what payroll systems call those.
import { agreements, findValueProblems, type RuleDefinition } from '@stimpill/calc';
import { z } from 'zod';
import { date, filledLine, guid, wholeNumber } from '#features/companies/file-formats.ts';
import { readRule } from '#features/rules/rule-file.ts';

/** What is no rule stays as it was written: whether it is refused depends on what the company has already. */
const definition = z.unknown().transform((json): RuleDefinition => {
  const read = readRule(json);
  return read.ok ? read.definition : (json as RuleDefinition);
});

const agreement = z.string().refine((name) => agreements.has(name), {
  error: `does not ship with this version; known are ${[...agreements.keys()].join(', ')}`,
});

/** What the company gives where the rule leaves a value open. */
const parameters = z.record(filledLine(40), z.union([z.number(), z.string()])).default({});

const ruleVersion = z
  .strictObject({
    number: wholeNumber(1, 100_000),
    validFrom: date,
    definition: definition.nullable().default(null),
    agreement: agreement.nullable().default(null),
    parameters,
  })
  .superRefine(({ definition: own, agreement: key, parameters: values }, context) => {
    if (Object.keys(values).length === 0) return;
    const rule = own ?? agreements.get(key ?? '')?.definition;
    for (const { path, message } of rule === undefined ? [] : findValueProblems(rule, values))
      context.addIssue({ code: 'custom', path: ['parameters', path.replace(/^\./, '')], message });
  });

export const ruleSet = z.strictObject({
  id: guid,
  name: filledLine(200),
  versions: z.array(ruleVersion).default([]),
  /** Numbers of versions that go; they have not begun. */
  removedVersions: z.array(wholeNumber(1, 100_000)).default([]),
});

const codes = z.record(filledLine(40), filledLine(50)).default({});

export const payrollCodes = z
  .strictObject({
    payday: codes,
    kjarni: codes,
    dk: codes,
    businessCentral: codes,
    generic: codes,
    h3: codes,
    regla: codes,
  })
  .prefault({});
