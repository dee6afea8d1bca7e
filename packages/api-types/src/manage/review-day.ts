// The day of a person beside a question: what was planned, punched and counted, and how sure each time is.
import { z } from 'zod';
import { guidOut, instant, localDate } from '../formats.ts';
import { entryRecord } from './time-entries.ts';

const punchOfDay = z
  .object({
    punchId: guidOut.meta({ description: 'Id of the punch.' }),
    action: z.enum(['start', 'stop']).meta({ description: 'Whether it began or ended work.' }),
    atUtc: instant.meta({ description: 'The time at which it counts.' }),
    receivedAtUtc: instant.meta({ description: 'When the server got it.' }),
    door: z
      .string()
      .meta({ description: 'How it came: `station`, `kiosk`, `terminal` or `partner`; more may come.' }),
    tabletName: z.string().nullable().meta({ description: 'The tablet; null: none.' }),
    timeGrade: z
      .enum(['A', 'B', 'C', 'D'])
      .nullable()
      .meta({
        description:
          'How sure the time is: A to 2 seconds, B to a minute, C only its bounds are known, D the readings contradict each other. Null where the ' +
          'server took the time itself.',
      }),
    earliestAtUtc: instant.nullable().meta({ description: 'It was not before; null with `timeGrade`.' }),
    latestAtUtc: instant.nullable().meta({ description: 'It was not after; null with `timeGrade`.' }),
    photo: z.enum(['none', 'here', 'missing', 'failed']).meta({
      description:
        'Whether a photo was taken and is here; `missing`: not sent yet, or erased; `failed`: the camera failed.',
    }),
    latitude: z
      .number()
      .nullable()
      .meta({ description: 'Where it was, in degrees; null: not told, or erased.' }),
    longitude: z.number().nullable().meta({ description: 'Where it was, in degrees; null with `latitude`.' }),
  })
  .meta({ id: 'PunchOfDay', description: 'A punch, and how sure its time is.' });

/** From when to when. */
export const span = z.object({
  startAtUtc: instant.meta({ description: 'Start.' }),
  endAtUtc: instant.meta({ description: 'End.' }),
});

/** What a day of somebody looks like. */
export const day = z
  .object({
    date: localDate.meta({ description: 'The day where the company is.' }),
    entries: z.array(entryRecord).meta({ description: 'Time entries that touch it, by start.' }),
    shifts: z.array(span).meta({ description: 'Planned shifts that touch it, by start.' }),
    punches: z.array(punchOfDay).meta({ description: 'Its punches, by time, whatever became of them.' }),
  })
  .meta({ id: 'DayOfPerson', description: 'What a day of somebody looks like.' });
