// What somebody saw of a record that has no version of its own: a change says it, so that nobody undoes what another person did in between.
import { z } from 'zod';
import { guid, localDate, notGivenOr } from '../formats.ts';
import { ABSENCE_KINDS } from '../entry-kinds.ts';

const WHY =
  'Where it is otherwise by now, nothing is changed (412); not given: it is changed whatever it is.';

/** The part of a record that a change is about, as its editor saw it. */
export const seenIn = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  notGivenOr(z.object(shape)).meta({
    description: `As it was seen. ${WHY}`,
  });

/** The last day of an employment, as it was seen. */
export const seenLastDayIn = seenIn({
  lastDay: localDate.nullable().meta({ description: 'The last day; null: there was none.' }),
});

/** Days of absence as they were seen; what is not named is not compared. */
export const seenAbsencesIn = notGivenOr(
  z
    .array(
      z.object({
        absenceId: guid.meta({ description: 'One of the days.' }),
        type: z.enum(ABSENCE_KINDS).meta({ description: 'Its kind.' }),
        kindId: guid.nullable().optional().meta({
          description: 'The kind that the company has made; null: none; not given: it is not compared.',
        }),
        minutes: z
          .int({ error: 'must be whole minutes' })
          .nullable()
          .meta({ description: 'Minutes of its own; null: the whole working day.' }),
      }),
    )
    .max(366),
).meta({ description: `The days as they were seen. ${WHY}` });
