// Punches from the outbox of a tablet, and their photos.
import { z } from 'zod';
import { guid, guidOut, instant, latitude, longitude, notGivenOr } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { MAX_STRETCHES } from './punch-envelope.ts';
import {
  anchorReading,
  chainHead,
  clockStretch,
  exampleHead,
  exampleState,
  stationData,
} from './station-state.ts';

const PUNCH = 'b3e0f6a1-9c2d-4e7f-8a5b-1c2d3e4f5a6b';

/** How many punches one batch may hold. */
export const MAX_BATCH_ITEMS = 50;

const text = (maximum: number, description: string) =>
  z
    .string()
    .max(maximum)
    // A value that no database can store would make the server fail at every repetition.
    .regex(/^[!-~]*$/, { error: 'must consist of visible ASCII characters' })
    .meta({ description });

/** A punch as it travels, by the line or in a file. */
export const batchItem = z.object({
  punchId: guid.meta({ description: 'The id that the envelope holds.' }),
  sequence: z.int().min(1).max(2_147_483_647).meta({ description: 'The number that the envelope holds.' }),
  envelope: text(16_384, 'The bytes of the envelope, base64url; sent unchanged each time.'),
  previousHash: text(64, 'h(i-1) of the chain, 32 bytes as base64url.'),
  signature: text(128, 'Signature over h(i), 64 bytes as base64url.'),
  seal: notGivenOr(text(256, 'The sealed PIN.')).meta({
    description: 'The sealed PIN, base64url; gone from the tablet once the punch was stored.',
  }),
  employeeToken: notGivenOr(text(2_048, 'The employee token.')).meta({
    description: 'The token of the employee session in which the punch was made, expired or not.',
  }),
  details: notGivenOr(
    z.object({
      salt: text(64, '16 random bytes, base64url.'),
      latitude,
      longitude,
      accuracyMeters: z
        .number()
        .min(0)
        .nullable()
        .meta({ description: 'Radius of 95 % confidence; null when not known.' }),
    }),
  ).meta({ description: 'Where it was; its digest stands in the header.' }),
  receipt: notGivenOr(text(1_024, 'The receipt.')).meta({
    description: 'What the server gave for this punch before; send it with every repetition.',
  }),
});

const reviewReason = z
  .enum([
    'already_clocked_in',
    'missing_stop',
    'not_clocked_in',
    'already_closed',
    'overlap',
    'period_locked',
    'employee',
    'project',
    'pin_failed',
    'pin_unchecked',
    'integrity',
    'time_uncertain',
    'photo_missing',
    'offline_policy',
    'recovered',
    'correction',
    'disputed',
  ])
  .meta({ description: 'Why a manager is asked.' });

/** Why a manager is asked about a punch. */
export type ReviewReason = z.infer<typeof reviewReason>;

const outcome = z
  .enum(['stored', 'applied', 'waiting', 'review'])
  .meta({ description: 'What became of a punch.' });

/** The schema of {@link PunchResult}. */
export const punchResult = z
  .object({
    punchId: guidOut.meta({ description: 'The punch, as the item named it.' }),
    sequence: z.int().min(1).meta({ description: 'Its number, as the item named it.' }),
    verdict: z.enum(['stored', 'applied', 'waiting', 'review', 'duplicate', 'mismatch']).meta({
      description:
        'Every verdict ends the sending of this item. `stored`: safe, not judged or not told. `applied`: stands in a time entry. `waiting`: ' +
        'until other tablets have reported. `review`: a manager decides. `duplicate`: known already. `mismatch`: the id or number is ' +
        'known with other content; both are kept, raise an alarm.',
    }),
    outcome: outcome.nullable().meta({
      description: 'What became of the punch, also of a duplicate; null for a mismatch.',
    }),
    reason: reviewReason.nullable().meta({
      description: 'Why a manager is asked; told only where an employee session proved who it was.',
    }),
    punchedAtUtc: instant.nullable().meta({
      description: 'The time that counts; null while it is not known or not told.',
    }),
    isClockedIn: z.boolean().nullable().meta({
      description: 'Whether the person is clocked in now; null where it is not told.',
    }),
    timeEntryId: guidOut.nullable().meta({ description: 'The time entry it stands in.' }),
    photoUploadGrant: z.string().nullable().meta({
      description: 'Permission to upload the photo; null unless one was taken and is still missing.',
    }),
    receipt: z.string().nullable().meta({
      description:
        'Proof of the check of the session, opaque; keep it for 35 days. Null until checked, and where the PIN was sealed: ask with the heartbeat.',
    }),
  })
  .meta({ id: 'PunchResult', description: 'What became of one item.' });

/** What became of one item of a batch. */
export type PunchResult = z.infer<typeof punchResult>;

/** POST /punch-batches */
export const sendPunchBatch = defineOperation({
  id: 'sendPunchBatch',
  method: 'POST',
  path: '/punch-batches',
  tag: 'station',
  summary: 'Hand over punches from the outbox',
  description:
    'One to fifty punches, oldest first, one request at a time. Every punch is stored before anybody judges it; an answer with 200 means that ' +
    'all of them are on disk. The answer waits up to two seconds for verdicts. A punch whose PIN was only sealed is always answered ' +
    '`stored`, whatever became of it. Send an item unchanged until a verdict comes: its id makes repetition harmless. Ask for the time ' +
    'first and send that exchange as `closingAnchor`; it settles what the clock did while the tablet was offline.',
  auth: 'station',
  maxBodyKiB: 1_024,
  body: requestBody({
    closingAnchor: notGivenOr(anchorReading).meta({
      description: 'The exchange of just before, in the running page load.',
    }),
    closingStretches: notGivenOr(
      z.array(clockStretch).max(MAX_STRETCHES, {
        error: `must hold at most ${MAX_STRETCHES} stretches`,
      }),
    ).meta({
      description:
        'The stretches from the anchor of the oldest punch in the outbox up to that exchange, oldest first.',
    }),
    chainHead: notGivenOr(chainHead),
    items: z
      .array(batchItem)
      .min(1, { error: 'must hold at least one punch' })
      .max(MAX_BATCH_ITEMS, { error: `must hold at most ${MAX_BATCH_ITEMS} punches` })
      .meta({ description: 'The punches, in the order of their numbers.' }),
  }),
  data: stationData({
    results: z.array(punchResult).meta({ description: 'One for each item, in their order.' }),
  }),
  errors: ['station.upload_in_progress'],
  example: {
    body: {
      closingAnchor: {
        anchor: exampleState.anchor,
        documentId: '2c5e8b1a-4d7f-4a3b-9e6c-0f1a2b3c4d5e',
        askedAtMonotonicMs: 81_000,
        answeredAtMonotonicMs: 81_042,
        answeredAtWallMs: 1_772_434_692_350,
      },
      closingStretches: [],
      chainHead: exampleHead,
      items: [
        {
          punchId: PUNCH,
          sequence: 118,
          envelope: 'eyJmb3JtYXRWZXJzaW9uIjoxfQ',
          previousHash: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
          signature:
            'MEUCIQDx0n4bQgYhMfWWaLqgxVrQFaOTxsrC4Is0V1sFbDwCggMEUCIQDx0n4bQgYhMfWWaLqgxVrQFaOTxsrC4A',
          employeeToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImVtcCtqd3QifQ.example.signature',
        },
      ],
    },
    data: {
      results: [
        {
          punchId: PUNCH,
          sequence: 118,
          verdict: 'applied',
          outcome: 'applied',
          reason: null,
          punchedAtUtc: '2026-03-02T06:58:11.902Z',
          isClockedIn: true,
          timeEntryId: '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f',
          photoUploadGrant: null,
          receipt: 'AQ.opaque',
        },
      ],
      station: exampleState,
    },
  },
});

/** POST /punch-photos */
export const uploadPunchPhoto = defineOperation({
  id: 'uploadPunchPhoto',
  method: 'POST',
  path: '/punch-photos',
  tag: 'station',
  summary: 'Upload the photo of a punch',
  description:
    'Once, against the grant of the verdict; the JPEG must be the one whose digest the punch carries. A repetition of the same photo succeeds. ' +
    'Photos are erased after the retention of the company.',
  auth: 'station',
  maxBodyKiB: 256,
  body: requestBody({
    punchId: guid.meta({ description: 'The punch it belongs to.' }),
    grant: text(2_048, 'The grant.').meta({ description: 'The photoUploadGrant of the verdict.' }),
    jpeg: z
      .string()
      .regex(/^[\w-]+$/, { error: 'must be base64url' })
      .meta({ description: 'The bytes of the JPEG, base64url; up to 180 KiB.' }),
  }),
  data: stationData({
    punchId: guidOut.meta({ description: 'The punch that has its photo now.' }),
  }),
  errors: ['station.photo_grant_invalid'],
  example: {
    body: { punchId: PUNCH, grant: 'eyJhbGciOiJIUzI1NiJ9.example.signature', jpeg: '_9j_4AAQSkZJRg' },
    data: { punchId: PUNCH, station: exampleState },
  },
});
