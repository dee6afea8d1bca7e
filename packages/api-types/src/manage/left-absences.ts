// Absences for which a payroll system has no code: nobody would be paid them, and a run says why it goes on without them.
import { z } from 'zod';
import { PAID_ABSENCES } from '../entry-kinds.ts';
import { guid, minutes, notGivenOr } from '../formats.ts';
import { lineIn } from './record-formats.ts';

const absenceKind = z
  .enum(PAID_ABSENCES, { error: 'must be "sick", "sickChild" or "vacation"' })
  .meta({ description: 'The kind of absence.' });

/** Of somebody in a month. */
export const unmappedAbsences = z
  .array(
    z
      .object({
        kind: absenceKind,
        minutes: minutes.meta({
          description:
            'Its minutes in the period; 0: the last file was made without it, and it is gone since.',
        }),
        blocks: z.boolean().meta({
          description:
            'Whether a run asks for a reason: they are paid by the hour, and nothing else pays the absence.',
        }),
      })
      .meta({ id: 'UnmappedAbsence', description: 'Absence that is in no line of a file.' }),
  )
  .meta({
    description:
      'Absence without a code in the payroll system, unless a monthly salary pays it by the settings of the company.',
  });

/** Of somebody in a run. */
export const withoutAbsences = z
  .array(
    z
      .object({
        kind: absenceKind,
        minutes: minutes.meta({
          description:
            'Its minutes in the period; 0: it was gone by then, and a file before was made without it.',
        }),
        reason: z.string().meta({ description: 'Why, in the words of the person who made it.' }),
      })
      .meta({ id: 'LeftAbsence', description: 'Absence of which a run has no line, and why.' }),
  )
  .meta({
    description:
      'Absences that have no code in the payroll system, of which the run was made without a line; the next run asks again.',
  });

/** Each of this many people with each kind. */
const MOST = 15_000;

/** In a request for a run. */
export const withoutAbsencesIn = notGivenOr(
  z
    .array(
      z.object({
        employeeId: guid.meta({ description: 'The employee.' }),
        kind: absenceKind,
        reason: lineIn(300, 'Why; it is kept with the run.'),
      }),
    )
    .max(MOST),
).meta({
  description:
    'Absences that have no code in the payroll system, and why the run is made without a line of them. Without a reason nobody is ready ' +
    'who is paid them from here alone (`absence.unmapped`). It holds for this run alone.',
});
