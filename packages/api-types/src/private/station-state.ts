// What every answer to a station contains in addition to the requested data.
import { z } from 'zod';
import { guid, instant, notGivenOr } from '../formats.ts';

const sequence = z.int().min(0);

const missingRange = z.object({
  from: sequence.meta({ description: 'First number that is missing.' }),
  to: sequence.meta({ description: 'Last number that is missing.' }),
});

const stationState = z
  .object({
    keyEpoch: z.int().min(0).meta({ description: 'Epoch of the signing key in force; 0 before the first.' }),
    highestSequence: sequence.meta({
      description:
        'The server holds every punch of this key up to this number. If it is lower than before, send again from there.',
    }),
    missing: z
      .array(missingRange)
      .max(20)
      .meta({ description: 'Numbers that are missing below the highest received one; send them again.' }),
    serverTimeUtc: instant.meta({ description: 'The time of the server when it answered.' }),
    anchor: z.string().max(200).meta({
      description: 'The same time, signed for this device: keep it with the readings of this exchange.',
    }),
  })
  .meta({ id: 'StationState', description: 'What every answer to a station tells.' });

/** What every answer to a station tells. */
export type StationState = z.infer<typeof stationState>;

/** The `data` of a station operation: what was asked for, and the state. */
export function stationData<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object({ ...shape, station: stationState });
}

const clockMs = z.int().min(0).max(253_402_300_799_999);

const error = 'must be an anchor of this server';
const anchor = z.string({ error }).min(1, { error }).max(200, { error });

/** The head of a station's chain, as the station tells it while it is online. */
export const chainHead = z
  .object({
    sequence: z.int().min(0).max(2_147_483_647).meta({
      description: 'The last number that the tablet has stored under its key; 0 before the first punch.',
    }),
    hash: z
      .string({ error: 'must be 32 bytes as base64url' })
      .regex(/^[\w-]{43}$/, { error: 'must be 32 bytes as base64url' })
      .meta({
        description: 'h(sequence) of the chain, 32 bytes as base64url; h(0) before the first punch.',
      }),
    anchor: notGivenOr(anchor).meta({
      description:
        'The newest anchor that the tablet had before it read the head; left out while anybody is punching. Every later number was ' +
        'punched after it, and no later request tells less.',
    }),
  })
  .meta({
    description:
      'Where the chain of the key that signs this request stands. A chain that is shorter later, or has another hash at that number, ' +
      'has lost punches, and a manager is told.',
  });

/** An exchange that told the time, as a station reports it. */
export const anchorReading = z
  .object({
    anchor: anchor.meta({ description: 'The anchor as the server gave it.' }),
    documentId: guid.meta({ description: 'The page load in which the exchange happened.' }),
    askedAtMonotonicMs: clockMs.meta({ description: 'performance.now() when the request left.' }),
    answeredAtMonotonicMs: clockMs.meta({ description: 'performance.now() when the answer was there.' }),
    answeredAtWallMs: clockMs.meta({ description: 'Date.now() when the answer was there.' }),
  })
  .meta({ description: 'One exchange with the server that told the time.' });

/** A time without a gap in the tablet's own regular clock check, as a station reports it. */
export const clockStretch = z
  .object({
    documentId: guid.meta({ description: 'The page load.' }),
    fromMonotonicMs: clockMs.meta({ description: 'performance.now() at the first beat.' }),
    fromWallMs: clockMs.meta({ description: 'Date.now() at the first beat.' }),
    toMonotonicMs: clockMs.meta({ description: 'performance.now() at the last beat.' }),
    toWallMs: clockMs.meta({ description: 'Date.now() at the last beat.' }),
  })
  .meta({ description: 'A time in which the heartbeat never failed.' });

/** The state in examples. */
export const exampleState = {
  keyEpoch: 1,
  highestSequence: 118,
  missing: [],
  serverTimeUtc: '2026-03-02T06:58:12.345Z',
  anchor: '1.1772434692345.s0V1yQ4mTfKJtYb3l5zB2A.q2yN4vYp0qk1cW7mPp7nJcXn0b3eU1b6J3h8r9tQwXk',
} satisfies StationState;

/** The head of a chain in examples. */
export const exampleHead = {
  sequence: 118,
  hash: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
  anchor: exampleState.anchor,
};
