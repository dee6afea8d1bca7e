// What a tablet still has of the registration that it lost.
import { z } from 'zod';
import { guid, notGivenOr } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { batchItem, MAX_BATCH_ITEMS, punchResult } from './station-punches.ts';
import { exampleState, stationData } from './station-state.ts';

const DEVICE = '019c1f2e-7b10-7a54-8a11-6c5d4e3f2a1b';
const PUNCH = 'b3e0f6a1-9c2d-4e7f-8a5b-1c2d3e4f5a6b';

const leftItem = batchItem.extend({
  isDisputed: notGivenOr(z.literal(true, { error: 'must be true' })).meta({
    description: 'Somebody said at the tablet that it is not theirs, or wrong.',
  }),
});

const lastNumber = z
  .object({
    keyEpoch: z.int().min(1).max(2_147_483_647).meta({
      description: 'Under which key of that device.',
    }),
    sequence: z.int().min(1).max(2_147_483_647).meta({
      description: 'The last number that it gave out.',
    }),
  })
  .meta({
    description:
      'Send it once nothing is left to hand over: the numbers up to it that the server does not have are lost, and a manager is told.',
  });

/** POST /recovered-punches */
export const recoverPunches = defineOperation({
  id: 'recoverPunches',
  method: 'POST',
  path: '/recovered-punches',
  tag: 'station',
  summary: 'Hand over punches of an earlier registration',
  description:
    'A browser has thrown away the key of the tablet and its registration, but not all of its punches; a manager has registered it anew. Each ' +
    'punch is verified with the key that was bound to the earlier device, which may be out of use. It is stored before anybody judges ' +
    'it, taken once however often it comes, and a manager is asked about each one that is new. The verdicts are those of `sendPunchBatch`.',
  auth: 'station',
  maxBodyKiB: 1_024,
  body: requestBody({
    deviceId: guid.meta({ description: 'The earlier device; it stands in every header.' }),
    items: z
      .array(leftItem)
      .max(MAX_BATCH_ITEMS, { error: `must hold at most ${MAX_BATCH_ITEMS} punches` })
      .meta({ description: 'The punches, in the order of their numbers.' }),
    lastNumber: notGivenOr(lastNumber),
  }),
  data: stationData({
    results: z.array(punchResult).meta({ description: 'One for each item, in their order.' }),
  }),
  errors: ['station.tablet_unknown', 'station.upload_in_progress'],
  example: {
    body: {
      deviceId: DEVICE,
      items: [
        {
          punchId: PUNCH,
          sequence: 118,
          envelope: 'eyJmb3JtYXRWZXJzaW9uIjoxfQ',
          previousHash: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
          signature:
            'MEUCIQDx0n4bQgYhMfWWaLqgxVrQFaOTxsrC4Is0V1sFbDwCggMEUCIQDx0n4bQgYhMfWWaLqgxVrQFaOTxsrC4A',
        },
      ],
    },
    data: {
      results: [
        {
          punchId: PUNCH,
          sequence: 118,
          verdict: 'stored',
          outcome: 'stored',
          reason: null,
          punchedAtUtc: null,
          isClockedIn: null,
          timeEntryId: null,
          photoUploadGrant: null,
          receipt: null,
        },
      ],
      station: exampleState,
    },
  },
});
