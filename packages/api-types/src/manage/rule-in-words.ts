// A pay rule in plain words.
import { z } from 'zod';

const describedClass = z
  .object({
    name: z.string().meta({ description: 'What the agreement calls it.' }),
    when: z
      .array(z.string())
      .meta({ description: 'When working time is of this class, each a part of the answer.' }),
    bucketName: z.string().meta({ description: 'The column of the timesheet in which it is shown.' }),
    payLine: z.string().meta({ description: 'The pay line on which it is paid.' }),
    premiumLines: z
      .array(z.string())
      .meta({ description: 'Lines that are paid beside it for the same minutes.' }),
  })
  .meta({ id: 'DescribedClass', description: 'A class of working time under a rule.' });

/** What a rule pays, and when, in words. */
export const ruleInWords = z
  .object({
    name: z
      .string()
      .nullable()
      .meta({ description: 'What the rule calls itself; null where it does not say.' }),
    classes: z.array(describedClass).meta({ description: 'What it pays, by class.' }),
    beside: z.array(z.string()).meta({ description: 'What is paid, given or taken off beside that.' }),
    holidays: z
      .array(
        z
          .object({
            dayClass: z
              .enum(['AF', 'SH'])
              .meta({ description: 'Ordinary holidays (AF) or major ones (SH).' }),
            names: z.array(z.string()).meta({ description: 'Their names.' }),
          })
          .meta({ id: 'HolidaysOfKind', description: 'The holidays of one kind.' }),
      )
      .meta({ description: 'Which holidays it knows.' }),
  })
  .meta({
    id: 'RuleInWords',
    description: 'What a rule pays, and when, in the language that was asked for.',
  });

/** An example of a rule in words. */
export const exampleDescription = {
  name: 'SGS / Efling: day work',
  classes: [
    {
      name: 'day work',
      when: ['Monday to Friday except on holidays, 07:00–17:00'],
      bucketName: 'daytime',
      payLine: 'DV',
      premiumLines: [],
    },
  ],
  beside: ['A call-out pays at least 4:00 h, on the line YV.'],
  holidays: [{ dayClass: 'SH' as const, names: ['Christmas Eve from 12:00'] }],
};
