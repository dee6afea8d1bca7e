// What has changed in periods that were sent before: lines of the next run.
import { z } from 'zod';
import { guidOut, localDate } from '../formats.ts';
import { paidCode } from './record-formats.ts';

const period = {
  startDate: localDate.meta({ description: 'First day of the earlier period.' }),
  endDate: localDate.meta({ description: 'Last day of the earlier period.' }),
};

/** Of somebody in a run. */
export const older = z
  .array(
    z
      .object({
        ...period,
        dates: z.array(localDate).meta({
          description: 'Its days that were corrected or approved since; none: something else has changed.',
        }),
        lines: z.array(paidCode).meta({ description: 'What has become more or less, by code.' }),
      })
      .meta({ id: 'OlderLines', description: 'What has changed in a period since it was sent.' }),
  )
  .meta({
    description:
      'What the run pays them for periods that were sent before, beside `lines`; the oldest first.',
  });

/** Of a run. */
export const olderWaiting = z
  .array(
    z
      .object({
        employeeId: guidOut.meta({ description: 'The employee.' }),
        displayName: z.string().meta({ description: 'Their name.' }),
        ...period,
        codes: z.array(z.string()).meta({
          description:
            'Why, as codes of the payroll preview; identity.missing: no kennitala or number; figures.moved: approved days would change; absence.gone: absence that the last file was made without is gone.',
        }),
      })
      .meta({ id: 'OlderWaiting', description: 'Somebody with a change in an earlier period that waits.' }),
  )
  .meta({
    description:
      'Who has a change in a period that was sent before which cannot be sent yet. It comes with a later run.',
  });
