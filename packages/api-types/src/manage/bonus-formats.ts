// What bonuses are called in answers.
import { z } from 'zod';
import { localDate } from '../formats.ts';

/** The bonuses that are owed once a year. */
export const BONUS_KINDS = ['december', 'holiday'] as const;

/** The agreements whose bonuses are known. */
export const BONUS_AGREEMENTS = [
  'sgs',
  'hotel',
  'vr-shop',
  'vr-office',
  'vr',
  'craft',
  'state',
  'municipality',
] as const;

/** How far a share has come, or why there is none. */
export const BONUS_STATES = ['earned', 'noRight', 'undecided', 'notKnown', 'employerNotNamed'] as const;

/** In what shares are counted. */
export const BONUS_UNITS = ['weekHundredths', 'dayWorkMinutes'] as const;

/** Which bonus of which year. */
export const bonusShape = {
  kind: z.enum(BONUS_KINDS).meta({ description: 'December bonus or holiday bonus.' }),
  year: z.int().meta({ description: 'The year in which it is due.' }),
};

/** A share as a run has it. */
export const bonusLine = z
  .object({
    agreement: z.enum(BONUS_AGREEMENTS).nullable().meta({ description: 'The agreement whose bonus it is.' }),
    startDate: localDate.meta({ description: 'First day that it counts.' }),
    endDate: localDate.meta({ description: 'Last day that it counts.' }),
    dueOn: localDate.meta({ description: 'When it was due.' }),
    unit: z.enum(BONUS_UNITS).meta({ description: 'Hundredths of weeks, or minutes of day work.' }),
    amount: z.int().meta({ description: 'How much was sent.' }),
    full: z.int().nullable().meta({ description: 'For how much all of it is owed; null: no page says.' }),
    payrollCode: z.string().meta({ description: 'What the payroll system calls it.' }),
  })
  .meta({ id: 'BonusLine', description: 'A share of a yearly bonus as a run has it.' });
