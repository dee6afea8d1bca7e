// What the kiosk reads of each answer, and how long it waits. Where an operation is comes from the contract at build time; its schemas stay out of
// the bundle, because they would cost more than the rest of the kiosk. The compiler holds this table against the types, a test against the schemas.
import type { DataOf, Operation } from '@stimpill/api-types';
import type { TabletOperations } from '@stimpill/api-types/tablet-calls';
import type { stationOperations, StationState } from '@stimpill/api-types/station';
import type { ShapeOf } from './answer-shape.ts';
import { OWN_CHANGES, OWN_DAYS, OWN_PHONES, OWN_REASONS } from './own-record-shapes.ts';

type PairingOperationId = 'tellArrival' | 'pairTablet';
export type PairingOperations = Pick<typeof stationOperations, PairingOperationId>;
export type StationOperations = Omit<typeof stationOperations, PairingOperationId>;
export type StationOperationId = keyof StationOperations;
export type KioskOperations = Omit<TabletOperations, keyof typeof stationOperations>;

export type CallsOf<Operations extends Readonly<Record<string, Operation>>> = {
  readonly [Id in keyof Operations]: {
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
    timeoutMs: 5_000,
    data: { version: 'text', timeUtc: 'instant' },
  },
  registerDevice: {
    timeoutMs: 15_000,
    data: REGISTRATION,
  },
  getPunchList: {
    timeoutMs: 8_000,
    data: [{ ...named, departmentIds: ['text'], isClockedIn: 'flag', openEntryStartAtUtc: 'instant | null' }],
  },
  listTerminalDepartments: {
    timeoutMs: 8_000,
    data: [named],
  },
  terminalPunch: {
    timeoutMs: 5_000,
    data: { isClockedIn: 'flag', timeEntryId: 'text', punchedAtUtc: 'instant' },
  },
  login: {
    timeoutMs: 15_000,
    data: { accessToken: 'text' },
  },
  revokeSession: {
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
    timeoutMs: 15_000,
    data: { deviceId: 'text', companyId: 'text', keyEpoch: 'count' },
  },
  getServerTime: { timeoutMs: 5_000, data: {} },
  getStationSettings: {
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
    timeoutMs: 8_000,
    data: { receipts: [{ punchId: 'text', receipt: 'text' }], settingsVersion: 'text' },
  },
  checkManagerCode: {
    timeoutMs: 5_000,
    data: { managerCodeVersion: 'text' },
  },
  signInManager: { timeoutMs: 15_000, data: {} },
  revokeOwnDevice: {
    timeoutMs: 8_000,
    data: { revokedAtUtc: 'instant' },
  },
  listStationPeople: {
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
    timeoutMs: 8_000,
    data: { projects: [{ ...named, code: 'text | null', subProjects: [named] }] },
  },
  authenticateStationPin: {
    timeoutMs: 2_500,
    data: {
      session: { displayName: 'text', isClockedIn: 'flag', employeeToken: 'text', expiresAtUtc: 'instant' },
      openEntryStartAtUtc: 'instant | null',
      punchesInReview: 'count',
      'plannedShifts?': [shift],
      'shiftsToday?': [shift],
      'newPhones?': [{ phoneId: 'text', addedAtUtc: 'instant' }],
    },
  },
  sendPunchBatch: {
    timeoutMs: 30_000,
    data: verdicts,
  },
  recoverPunches: {
    timeoutMs: 30_000,
    data: verdicts,
  },
  uploadPunchPhoto: {
    timeoutMs: 30_000,
    data: { punchId: 'text' },
  },
  disputePunch: {
    timeoutMs: 8_000,
    data: { punchId: 'text' },
  },
  getOwnHours: {
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
      'changesToAnswer?': 'count',
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
    timeoutMs: 8_000,
    data: { shifts: [{ id: 'text', shiftTypeName: 'text', ...shift }] },
  },
  getOwnLeave: {
    timeoutMs: 8_000,
    data: {
      today: 'text',
      vacation: { remainingMinutes: 'count', pendingMinutes: 'count', periodEndDate: 'text' },
      kinds: [named],
      requests: [
        {
          requestId: 'text',
          startDate: 'text',
          endDate: 'text',
          minutes: 'count | null',
          percent: 'count | null',
          kindName: 'text | null',
          status: 'text',
          answer: 'text | null',
        },
      ],
    },
  },
  askForOwnLeave: {
    timeoutMs: 8_000,
    data: { requestId: 'text' },
  },
  withdrawOwnLeave: {
    timeoutMs: 8_000,
    data: { requestId: 'text' },
  },
  listOwnChanges: { timeoutMs: 15_000, data: OWN_CHANGES },
  tellOwnChanges: { timeoutMs: 8_000, data: { told: ['text'] } },
  answerOwnChange: { timeoutMs: 8_000, data: { requestId: 'text', changeId: 'text' } },
  readOwnDays: { timeoutMs: 15_000, data: OWN_DAYS },
  explainOwnDay: { timeoutMs: 15_000, data: OWN_REASONS },
  listOwnPhones: { timeoutMs: 8_000, data: OWN_PHONES },
  offerPhone: { timeoutMs: 8_000, data: { offerId: 'text', word: 'text', endsAtUtc: 'instant' } },
  readPhoneOffer: { timeoutMs: 5_000, data: { state: 'text', program: 'text | null' } },
  confirmPhone: { timeoutMs: 8_000, data: {} },
  endOwnPhone: { timeoutMs: 8_000, data: { phoneId: 'text' } },
  listStationReviews: {
    timeoutMs: 8_000,
    data: {
      reviews: [
        { ...named, reason: 'text', action: 'text | null', atUtc: 'instant', openedAtUtc: 'instant' },
      ],
      openItems: 'count',
    },
  },
  requestCorrection: {
    timeoutMs: 8_000,
    data: { requestId: 'text', outcome: 'text', isClockedIn: 'flag' },
  },
  tellMissedBreak: {
    timeoutMs: 8_000,
    data: { timeEntryId: 'text' },
  },
};
