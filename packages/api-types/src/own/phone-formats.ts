// A phone on which somebody reads their own record, as tablet, phone and desk name it.
import { z } from 'zod';
import { guidOut, instant } from '../formats.ts';

/** Two digits, such as 07. */
export const phoneDigits = z
  .string({ error: 'must be a string of exactly 2 digits' })
  .regex(/^[0-9]{2}$/, { error: 'must be a string of exactly 2 digits' })
  .meta({ description: 'Two digits, as a string.' });

/** What the phone calls itself. */
export const program = z
  .string()
  .nullable()
  .meta({ description: 'What the browser of the phone calls itself; null: nothing.' });

/** A phone of somebody. */
export const phone = z
  .object({
    phoneId: guidOut.meta({ description: 'The phone.' }),
    program,
    addedAtUtc: instant.meta({ description: 'When it was let in.' }),
    addedAt: z
      .string()
      .nullable()
      .meta({ description: 'The tablet at which it was let in, by its name; null: at the desk.' }),
    seenAtUtc: instant
      .nullable()
      .meta({ description: 'When somebody last opened it with the PIN, to the minute; null: never.' }),
  })
  .meta({ id: 'Phone', description: 'A phone on which somebody reads their own record.' });

/** One, for the examples of calls. */
export const examplePhone = {
  phoneId: '5c1d9a7e-3b1f-4d2a-9c8e-7f6a5b4c3d2e',
  program: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
  addedAtUtc: '2026-03-01T16:05:00.000Z',
  addedAt: 'Eldhús',
  seenAtUtc: '2026-03-02T18:20:00.000Z',
};
