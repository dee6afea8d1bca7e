// What a correction changes in somebody's pay, and in what was approved before.
import { z } from 'zod';
import { guidOut, localDate, minutes } from '../formats.ts';
import { words } from './record-formats.ts';

const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';

const lineEffect = z
  .object({
    key: z.string().meta({ description: 'Pay line of the rule, account of credits, or kind of absence.' }),
    names: z
      .array(words)
      .meta({ description: 'What the rules of the company call it; empty where none does.' }),
    beforeMinutes: minutes.meta({ description: 'Minutes on it without the correction.' }),
    afterMinutes: minutes.meta({ description: 'Minutes on it with the correction.' }),
  })
  .meta({ id: 'LineEffect', description: 'A line of pay that a correction changes.' });

/** Approved time whose figures would change. */
export const movedFigures = z
  .object({
    dates: z.array(localDate).meta({ description: 'The days on which it begins, in order.' }),
    lines: z.array(lineEffect).meta({
      description: 'The lines that change in it: as it was approved, and as it would be approved now.',
    }),
  })
  .meta({ id: 'MovedFigures', description: 'Approved time whose figures would change, and how.' });

/** None. */
const NOTHING_MOVED: z.infer<typeof movedFigures> = { dates: [], lines: [] };

/** What a correction changes in the pay of one person. */
export const payEffect = z
  .object({
    employeeId: guidOut.meta({ description: 'Whose pay it is.' }),
    startDate: localDate.meta({ description: 'First day of what was compared.' }),
    endDate: localDate.meta({ description: 'Last day of what was compared.' }),
    workedMinutesBefore: minutes.meta({ description: 'Minutes worked in it without the correction.' }),
    workedMinutesAfter: minutes.meta({ description: 'Minutes worked in it with the correction.' }),
    lines: z
      .array(lineEffect)
      .meta({ description: 'Only the lines that change; empty: pay stays as it is.' }),
    moved: movedFigures.meta({
      description:
        'Approved days that depend on the correction. They keep the figures of their approval until the person is approved again.',
    }),
  })
  .meta({ id: 'PayEffect', description: 'What a correction changes in the pay of one person.' });

/** What a correction changes in the pay of one person. */
export type PayEffect = z.infer<typeof payEffect>;

/** One, for the examples of operations that answer with it. */
export const PAY_EFFECT_EXAMPLE: PayEffect = {
  employeeId: EMPLOYEE,
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  workedMinutesBefore: 0,
  workedMinutesAfter: 480,
  lines: [
    {
      key: 'DV',
      names: [{ is: 'dagvinna', en: 'day work', pl: 'praca dzienna' }],
      beforeMinutes: 0,
      afterMinutes: 480,
    },
  ],
  moved: NOTHING_MOVED,
};
