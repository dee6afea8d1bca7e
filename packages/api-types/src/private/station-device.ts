// The device itself: its key, the time, its settings, its signs of life.
import { z } from 'zod';
import { guid, guidOut, instant, nameIn, notGivenOr } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { TOLD_TABLETS } from '../settings-schemas.ts';
import { managerCodeVersion } from './station-manager.ts';
import { chainHead, exampleHead, exampleState, stationData } from './station-state.ts';
import { otherType } from '../what-is-wanted.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const DEVICE = '019c1f2e-7b10-7a54-8a11-6c5d4e3f2a1b';
const PUNCH = 'b3e0f6a1-9c2d-4e7f-8a5b-1c2d3e4f5a6b';
const SEALING_KEY = '019c1f2e-1111-7222-8333-444455556666';

const coordinate = z.string({ error: 'must be 32 bytes as base64url' }).regex(/^[\w-]{43}$/, {
  error: 'must be 32 bytes as base64url',
});
const signature = z.string({ error: 'must be 64 bytes as base64url' }).regex(/^[\w-]{86}$/, {
  error: 'must be 64 bytes as base64url',
});

const listMode = z
  .enum(['names', 'short', 'hidden', 'number'])
  .meta({ description: 'Full names; first name and initial; hidden until two letters; employee numbers.' });

/** How a station shows the people who punch at it. */
export type StationListMode = z.infer<typeof listMode>;

const settingsVersion = z.string().max(43).meta({
  description: 'Another one whenever the answer of `GET /settings` is another.',
});

/** POST /device-key */
export const registerDeviceKey = defineOperation({
  id: 'registerDeviceKey',
  method: 'POST',
  path: '/device-key',
  tag: 'station',
  summary: 'Bind a signing key to the device',
  description:
    'The first key is bound to the holder of the device token, so send it right after registering. Another key takes its place only with a ' +
    'signature of the key in force over `deviceKeyText`. The same key again answers as the first time. Sequence numbers begin with 1 in ' +
    'each key epoch, and the chain with `chainStart`. This request itself is not signed.',
  auth: 'device',
  body: requestBody({
    publicKey: z
      .object({
        kty: z.literal('EC', { error: 'must be "EC"' }).meta({ description: 'Always EC.' }),
        crv: z.literal('P-256', { error: 'must be "P-256"' }).meta({ description: 'Always P-256.' }),
        x: coordinate.meta({ description: 'x coordinate, 32 bytes as base64url.' }),
        y: coordinate.meta({ description: 'y coordinate, 32 bytes as base64url.' }),
      })
      .meta({ description: 'The public key as a JWK; the private one cannot leave the tablet.' }),
    previousKeySignature: notGivenOr(signature).meta({
      description: 'Signature of the key in force over deviceKeyText; needed only to replace it.',
    }),
    listMode: notGivenOr(listMode).meta({
      description: 'How this tablet shows people; "short" unless given.',
    }),
  }),
  data: stationData({
    deviceId: guidOut.meta({ description: 'The device; it stands in every punch header.' }),
    companyId: guidOut.meta({ description: 'The company; it stands in every punch header.' }),
    keyEpoch: z.int().min(1).meta({ description: 'Epoch of this key; it stands in every punch header.' }),
  }),
  errors: ['station.key_not_replaceable'],
  example: {
    body: {
      publicKey: {
        kty: 'EC',
        crv: 'P-256',
        x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
        y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
      },
      listMode: 'short',
    },
    data: {
      deviceId: DEVICE,
      companyId: COMPANY,
      keyEpoch: 1,
      station: { ...exampleState, highestSequence: 0 },
    },
  },
});

/** GET /time */
export const getServerTime = defineOperation({
  id: 'getServerTime',
  method: 'GET',
  path: '/time',
  tag: 'station',
  summary: 'Ask for the time of the server',
  description:
    'Ask first after every reconnection, and keep the exchange with the shortest round trip of the last eight. The signature may carry any ' +
    'time here, because a tablet that asks does not know it.',
  auth: 'station',
  signedAtAnyTime: true,
  data: stationData({}),
  errors: [],
  example: { data: { station: exampleState } },
});

const sealingKey = z.object({
  keyId: guidOut.meta({ description: 'Goes into the proof of a punch as sealKeyId, and into pinSealInfo.' }),
  publicKey: z.string().meta({ description: 'P-256 point, 65 bytes uncompressed, base64url.' }),
  useFromUtc: instant.meta({ description: 'Seal with the key that began last.' }),
});

/** GET /settings */
export const getStationSettings = defineOperation({
  id: 'getStationSettings',
  method: 'GET',
  path: '/settings',
  tag: 'station',
  summary: 'Read the settings of company and device',
  description:
    'Read at the start, after each reconnection, every few hours, and when the heartbeat names another version; the last answer serves ' +
    'offline. The list of sealing keys holds the one ' +
    'in force and the next one, so that a tablet that is long offline changes over by itself.',
  auth: 'station',
  data: stationData({
    company: z
      .object({
        ...TOLD_TABLETS,
        managerCodeVersion,
      })
      .meta({ description: 'What the company has decided.' }),
    device: z
      .object({
        id: guidOut.meta({ description: 'The device.' }),
        name: z.string().meta({ description: 'What people call it.' }),
        listMode,
      })
      .meta({ description: 'What was decided for this device.' }),
    sealingKeys: z.array(sealingKey).min(1).max(3).meta({ description: 'The sealing keys, oldest first.' }),
    settingsVersion,
  }),
  errors: [],
  example: {
    data: {
      company: {
        id: COMPANY,
        name: 'Kaffihús Norður ehf.',
        timeZone: 'Atlantic/Reykjavik',
        language: 'is',
        enableProjects: true,
        projectSelection: 'optional',
        punchPhoto: 'none',
        missingPhotoNeedsReview: false,
        photosRetentionDays: 30,
        offlinePunchesNeedReview: false,
        managerCodeVersion: null,
      },
      device: { id: DEVICE, name: 'Front door', listMode: 'short' },
      sealingKeys: [
        {
          keyId: SEALING_KEY,
          publicKey:
            'BH_NzidwQsRdQYPL7m_bS3tYBzM1e-nvE7rPbjx70VRFx_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
          useFromUtc: '2026-01-01T00:00:00.000Z',
        },
      ],
      settingsVersion: 'c2V0dGluZ3Mgb2YgdGhlIGZyb250IGRvb3I',
      station: exampleState,
    },
  },
});

/** POST /heartbeat */
export const sendHeartbeat = defineOperation({
  id: 'sendHeartbeat',
  method: 'POST',
  path: '/heartbeat',
  tag: 'station',
  summary: 'Say that the tablet is well',
  description:
    'Every minute while online. Other stations wait for it: a clock-out without a clock-in is judged once every tablet of the company has ' +
    'reported that nothing older lies in it. Receipts that were not ready with the verdict are fetched here.',
  auth: 'station',
  body: requestBody({
    appVersion: z
      .string()
      .regex(/^[\w.+-]{1,40}$/, { error: 'must be a version' })
      .meta({ description: 'Version of the app on the tablet.' }),
    waitingPunches: z
      .int()
      .min(0)
      .max(1_000_000)
      .meta({ description: 'How many punches the tablet has not handed over.' }),
    lastSequence: z
      .int()
      .min(0)
      .max(2_147_483_647)
      .meta({ description: 'The highest number the tablet has given out under its key.' }),
    isStoragePersistent: z.boolean().meta({ description: 'The browser has promised to keep the storage.' }),
    freeStorageMiB: notGivenOr(z.int().min(0).max(100_000_000)).meta({
      description: 'Space left, where the browser tells.',
    }),
    alarm: notGivenOr(nameIn).meta({
      description: 'What a manager should know, in English; one line, up to 100 characters.',
    }),
    chainHead: notGivenOr(chainHead),
    awaitedReceipts: notGivenOr(z.array(guid, { error: otherType('must be a list of ids') }).max(100)).meta({
      description: 'Punches whose receipt the tablet does not have yet.',
    }),
  }),
  data: stationData({
    receipts: z
      .array(
        z.object({
          punchId: guidOut.meta({ description: 'The punch.' }),
          receipt: z.string().meta({ description: 'Keep it beside the punch for 35 days.' }),
        }),
      )
      .meta({ description: 'Those of the awaited receipts that are ready.' }),
    settingsVersion,
  }),
  errors: [],
  example: {
    body: {
      appVersion: '0.2.0',
      waitingPunches: 0,
      lastSequence: 118,
      isStoragePersistent: true,
      chainHead: exampleHead,
      awaitedReceipts: [PUNCH],
    },
    data: {
      receipts: [{ punchId: PUNCH, receipt: 'AQ.opaque' }],
      settingsVersion: 'c2V0dGluZ3Mgb2YgdGhlIGZyb250IGRvb3I',
      station: exampleState,
    },
  },
});

/** POST /revocation */
export const revokeOwnDevice = defineOperation({
  id: 'revokeOwnDevice',
  method: 'POST',
  path: '/revocation',
  tag: 'station',
  summary: 'Take the device out of use',
  description:
    'A manager takes the tablet off the wall. Its token is worth nothing from then on, as if it had been shut out on the command line; what it ' +
    'has recorded stays. Refused while the server lacks punches of the device that were not taken out in a file either.',
  auth: 'station',
  body: requestBody({
    lastSequence: z
      .int()
      .min(0)
      .max(2_147_483_647)
      .meta({ description: 'The highest number the tablet has given out under its key.' }),
    isRestExported: z
      .boolean()
      .meta({ description: 'Whatever was not handed over has left the tablet in a file.' }),
  }),
  data: stationData({ revokedAtUtc: instant.meta({ description: 'Since when the device is shut out.' }) }),
  errors: ['station.punches_missing'],
  example: {
    body: { lastSequence: 118, isRestExported: false },
    data: { revokedAtUtc: '2026-03-02T15:04:05.000Z', station: exampleState },
  },
});
