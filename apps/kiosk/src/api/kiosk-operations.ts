// All that the kiosk says of the contract by itself: which operations it calls, where and how, what it reads of each answer, and how
// long it waits. The contract stays out of the bundle, because its schemas would cost more than the rest of the kiosk. The compiler
// holds this table against the contract's types and a test against its schemas.
import type { DataOf, Operation, operations } from '@stimpill/api-types';
import type {
  MAX_BATCH_ITEMS as MOST_ITEMS,
  stationOperations,
  StationState,
} from '@stimpill/api-types/station';
import type { ShapeOf } from './answer-shape.ts';

export type KioskOperationId =
  | 'getHealth'
  | 'registerDevice'
  | 'getPunchList'
  | 'listTerminalDepartments'
  | 'terminalPunch'
  | 'login'
  | 'revokeSession';

export type KioskOperations = Pick<typeof operations, KioskOperationId>;
export type StationOperations = Omit<typeof stationOperations, 'tellArrival' | 'pairTablet'>;
export type StationOperationId = keyof StationOperations;

export const STATION_BASE = '/api/station/v1';

/** How many punches one batch may hold. */
export const MAX_BATCH_ITEMS: typeof MOST_ITEMS = 50;

export type CallsOf<Operations extends Readonly<Record<string, Operation>>> = {
  readonly [Id in keyof Operations]: Pick<Operations[Id], 'method' | 'path' | 'auth'> & {
    readonly timeoutMs: number;
    readonly data: ShapeOf<DataOf<Operations[Id]>>;
  };
};

const named = { id: 'text', name: 'text' } as const;

/** What a tablet is given, once, by whichever way it is registered. */
export const REGISTRATION = { deviceToken: 'text', companyId: 'text', companyName: 'text' } as const;

const verdicts = {
  results: [
    {
      punchId: 'text',
      sequence: 'count',
      verdict: 'text',
      outcome: 'text | null',
      reason: 'text | null',
      punchedAtUtc: 'instant | null',
      isClockedIn: 'flag | null',
      receipt: 'text | null',
    },
  ],
} as const;

/** What a tablet asks apart from being a station: is the server there, may it be registered, is this a manager. */
export const KIOSK_OPERATIONS: CallsOf<KioskOperations> = {
  getHealth: {
    method: 'GET',
    path: '/health',
    auth: 'none',
    timeoutMs: 5_000,
    data: { version: 'text', timeUtc: 'instant' },
  },
  registerDevice: {
    method: 'POST',
    path: '/kiosk/register-device',
    auth: 'none',
    timeoutMs: 15_000,
    data: REGISTRATION,
  },
  getPunchList: {
    method: 'GET',
    path: '/users/punch-list',
    auth: 'none',
    timeoutMs: 8_000,
    data: [{ ...named, departmentIds: ['text'], isClockedIn: 'flag', openEntryStartAtUtc: 'instant | null' }],
  },
  listTerminalDepartments: {
    method: 'GET',
    path: '/departments',
    auth: 'none',
    timeoutMs: 8_000,
    data: [named],
  },
  terminalPunch: {
    method: 'POST',
    path: '/time-entries/punch',
    auth: 'none',
    timeoutMs: 5_000,
    data: { isClockedIn: 'flag', timeEntryId: 'text', punchedAtUtc: 'instant' },
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    auth: 'none',
    timeoutMs: 15_000,
    data: { accessToken: 'text' },
  },
  revokeSession: {
    method: 'POST',
    path: '/auth/revoke',
    auth: 'user',
    timeoutMs: 5_000,
    data: { revokedSessions: 'count' },
  },
};

/** Every answer to a station carries it. */
export const STATION_STATE: ShapeOf<StationState> = {
  keyEpoch: 'count',
  highestSequence: 'count',
  missing: [{ from: 'count', to: 'count' }],
  serverTimeUtc: 'instant',
  anchor: 'text',
};

const stint = {
  startAtUtc: 'instant',
  endAtUtc: 'instant | null',
  isDraft: 'flag',
  'kind?': 'text',
} as const;
const shift = { startAtUtc: 'instant', endAtUtc: 'instant' } as const;

/**
 * A person stands before the tablet while a PIN is checked: after 2.5 s it is taken without the server. A batch is given time,
 * because nobody waits for it longer than 3 s anyway, and giving up on it early would only send it twice.
 */
export const STATION_OPERATIONS: CallsOf<StationOperations> = {
  registerDeviceKey: {
    method: 'POST',
    path: '/device-key',
    auth: 'device',
    timeoutMs: 15_000,
    data: { deviceId: 'text', companyId: 'text', keyEpoch: 'count' },
  },
  getServerTime: { method: 'GET', path: '/time', auth: 'station', timeoutMs: 5_000, data: {} },
  getStationSettings: {
    method: 'GET',
    path: '/settings',
    auth: 'station',
    timeoutMs: 8_000,
    data: {
      company: {
        ...named,
        timeZone: 'text',
        projectSelection: 'text',
        punchPhoto: 'text',
        managerCodeVersion: 'text | null',
      },
      device: { ...named, listMode: 'text' },
      sealingKeys: [{ keyId: 'text', publicKey: 'text', useFromUtc: 'instant' }],
      settingsVersion: 'text',
    },
  },
  sendHeartbeat: {
    method: 'POST',
    path: '/heartbeat',
    auth: 'station',
    timeoutMs: 8_000,
    data: { receipts: [{ punchId: 'text', receipt: 'text' }], settingsVersion: 'text' },
  },
  checkManagerCode: {
    method: 'POST',
    path: '/manager-code',
    auth: 'station',
    timeoutMs: 5_000,
    data: { managerCodeVersion: 'text' },
  },
  signInManager: { method: 'POST', path: '/manager-sign-in', auth: 'station', timeoutMs: 15_000, data: {} },
  revokeOwnDevice: {
    method: 'POST',
    path: '/revocation',
    auth: 'station',
    timeoutMs: 8_000,
    data: { revokedAtUtc: 'instant' },
  },
  listStationPeople: {
    method: 'GET',
    path: '/people',
    auth: 'station',
    timeoutMs: 8_000,
    data: {
      people: [
        {
          ...named,
          departmentIds: ['text'],
          isClockedIn: 'flag',
          openEntryStartAtUtc: 'instant | null',
          employeeNumber: 'text | null',
        },
      ],
      departments: [named],
    },
  },
  listStationProjects: {
    method: 'GET',
    path: '/projects',
    auth: 'station',
    timeoutMs: 8_000,
    data: { projects: [{ ...named, code: 'text | null', subProjects: [named] }] },
  },
  authenticateStationPin: {
    method: 'POST',
    path: '/auth-pin',
    auth: 'station',
    timeoutMs: 2_500,
    data: {
      session: { displayName: 'text', isClockedIn: 'flag', employeeToken: 'text', expiresAtUtc: 'instant' },
      openEntryStartAtUtc: 'instant | null',
      punchesInReview: 'count',
      'plannedShifts?': [shift],
    },
  },
  sendPunchBatch: {
    method: 'POST',
    path: '/punch-batches',
    auth: 'station',
    timeoutMs: 30_000,
    data: verdicts,
  },
  recoverPunches: {
    method: 'POST',
    path: '/recovered-punches',
    auth: 'station',
    timeoutMs: 30_000,
    data: verdicts,
  },
  uploadPunchPhoto: {
    method: 'POST',
    path: '/punch-photos',
    auth: 'station',
    timeoutMs: 30_000,
    data: { punchId: 'text' },
  },
  disputePunch: {
    method: 'POST',
    path: '/punch-disputes',
    auth: 'station',
    timeoutMs: 8_000,
    data: { punchId: 'text' },
  },
  getOwnHours: {
    method: 'GET',
    path: '/own-hours',
    auth: 'stationEmployee',
    timeoutMs: 8_000,
    data: {
      today: {
        date: 'text',
        workedMinutes: 'count',
        openEntryStartAtUtc: 'instant | null',
        'stints?': [stint],
        'deductedBreak?': { timeEntryId: 'text', minutes: 'count' },
      },
      period: {
        startDate: 'text',
        endDate: 'text',
        totalMinutes: 'count',
        'buckets?': {
          daytimeMinutes: 'count',
          eveningMinutes: 'count',
          nightTimeMinutes: 'count',
          weekendMinutes: 'count',
          overtimeMinutes: 'count',
          holidayMinutes: 'count',
          majorHolidayMinutes: 'count',
        },
        'credits?': [{ account: 'text', minutes: 'count' }],
      },
      'timeOff?': [
        {
          account: 'text',
          earnedMinutes: 'count',
          givenMinutes: 'count',
          remainingMinutes: 'count',
          due: [{ giveByDate: 'text', minutes: 'count' }],
        },
      ],
    },
  },
  listOwnShifts: {
    method: 'GET',
    path: '/own-shifts',
    auth: 'stationEmployee',
    timeoutMs: 8_000,
    data: { shifts: [{ id: 'text', shiftTypeName: 'text', ...shift }] },
  },
  listStationReviews: {
    method: 'GET',
    path: '/reviews',
    auth: 'station',
    timeoutMs: 8_000,
    data: {
      reviews: [
        { ...named, reason: 'text', action: 'text | null', atUtc: 'instant', openedAtUtc: 'instant' },
      ],
      openItems: 'count',
    },
  },
  requestCorrection: {
    method: 'POST',
    path: '/corrections',
    auth: 'stationEmployee',
    timeoutMs: 8_000,
    data: { requestId: 'text', outcome: 'text', isClockedIn: 'flag' },
  },
  tellMissedBreak: {
    method: 'POST',
    path: '/missed-breaks',
    auth: 'stationEmployee',
    timeoutMs: 8_000,
    data: { timeEntryId: 'text' },
  },
};
