// Values that a pay rule leaves to the company, and how they are given.
import { z } from 'zod';
import { notGivenOr } from '../formats.ts';
import { lineIn } from './record-formats.ts';

const MOST_PARAMETERS = 50;

const parameterValue = z.union([z.number(), z.string()]);

const openParameter = z
  .object({
    key: z.string().meta({ description: 'Its key, by which a value is given.' }),
    unit: z
      .enum(['minutes', 'choice'])
      .meta({ description: 'Whole minutes, or the value of one of the readings.' }),
    name: z.string().meta({ description: 'What it is called.' }),
    decides: z.string().meta({ description: 'What depends on it.' }),
    noDefault: z.string().meta({ description: 'Why the rule does not say it.' }),
    least: z.int().nullable().meta({ description: 'The least minutes; null for a choice.' }),
    most: z.int().nullable().meta({ description: 'The most minutes; null for a choice.' }),
    readings: z
      .array(
        z
          .object({
            value: parameterValue.meta({ description: 'Minutes, or the choice.' }),
            says: z.string().meta({ description: 'What the source says.' }),
            source: z.string().meta({ description: 'The page.' }),
          })
          .meta({
            id: 'ParameterReading',
            description: 'A value that a source has; it is never taken by itself.',
          }),
      )
      .meta({ description: 'What sources have, or what may be chosen.' }),
    taken: z
      .string()
      .nullable()
      .meta({ description: 'The choice by which the rule goes while nobody chooses; null: none.' }),
    value: parameterValue.nullable().meta({ description: 'What the company has given; null: nothing.' }),
  })
  .meta({ id: 'OpenParameter', description: 'A value that a rule leaves to the company.' });

/** What a rule leaves to the company. */
export const openParameters = z.array(openParameter).meta({
  description: 'What the rule leaves to the company; nothing that depends on it is paid before it is given.',
});

/** What the company gives, in the body of a request. */
export const parameterValuesIn = notGivenOr(
  z
    .array(
      z.object({
        key: lineIn(40, 'Key of what the rule leaves open.'),
        value: z
          .union([z.int(), lineIn(40, 'The choice.')], { error: 'must be whole minutes or a choice' })
          .meta({ description: 'Whole minutes, or the choice.' }),
      }),
    )
    .max(MOST_PARAMETERS),
).meta({
  description:
    'What the company gives where the rule leaves a value open. What is not named stays as in the version before, as far as the rule leaves it open.',
});
