// The lines of the month's checklist: what is looked for, what was found, and where it is done.
import { z } from 'zod';
import { guidOut, localDate, minutes } from '../formats.ts';
import { words } from './record-formats.ts';

/** What a month is looked through for, in the order in which it is best done. */
export const MONTH_CHECKS = [
  'tabletSilent',
  'tabletHoldsPunches',
  'punchWaiting',
  'questionOpen',
  'correctionAsked',
  'wordAwaited',
  'workedWhileAway',
  'entryOverlong',
  'entryOpen',
  'entryDraft',
  'parameterMissing',
  'lineUnmapped',
  'absenceUnmapped',
  'absenceUnsettled',
  'identityMissing',
  'holidayHoursUnknown',
  'decemberBonusDue',
  'holidayBonusDue',
  'figuresMoved',
  'figureChanged',
] as const;

/** Somebody whom a line is about. */
export const person = {
  employeeId: guidOut.meta({ description: 'The employee.' }),
  displayName: z.string().meta({ description: 'Their name.' }),
};

const count = z.int().min(0);

/** One line of the checklist. */
export const monthCheck = z
  .object({
    code: z.enum(MONTH_CHECKS).meta({ description: 'What was looked for.' }),
    blocks: z.boolean().meta({
      description: 'Whether it keeps time from being approved or sent; otherwise somebody should look at it.',
    }),
    count: count.meta({ description: 'How many there are; 0: nothing is to do.' }),
    people: z
      .array(
        z
          .object({
            ...person,
            count: count.meta({ description: 'How many of them are about this person.' }),
            minutes: minutes
              .nullable()
              .meta({ description: 'Their minutes; null where the line is not counted in minutes.' }),
          })
          .meta({ id: 'CheckedPerson', description: 'A person, and how much there is to do.' }),
      )
      .meta({ description: 'Whom it is about, by name; empty where it is about nobody.' }),
    names: z.array(z.string()).meta({
      description: 'The tablets by name, or the pay lines by key; empty where it is about people alone.',
    }),
    words: z
      .array(words)
      .meta({ description: 'What a rule leaves to the company, as it is called in each language.' }),
    page: z
      .enum(['tablets', 'reviews', 'timesheets', 'people', 'payRules', 'payrollCodes', 'bonuses'])
      .meta({ description: 'Where it is done at the desk.' }),
    bonus: z
      .object({
        year: z.int().meta({ description: 'The year of its report.' }),
        dueOn: localDate.meta({ description: 'The first day on which some of it is due.' }),
      })
      .nullable()
      .meta({
        description:
          'Of a yearly bonus that is due in the period or in the month after it and was not sent; null for other lines, and where none is.',
      }),
  })
  .meta({ id: 'MonthCheck', description: 'One line of the checklist.' });
