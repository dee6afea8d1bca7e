// Who this tablet is, the key it signs with, and what it was last told. Never a PIN or a password. Its punches are in a database of
// their own, `outbox-database.ts`.
import type { DataOf, Department, PunchListUser } from '@stimpill/api-types';
import type { stationOperations } from '@stimpill/api-types/station';
import { Dexie, type EntityTable } from 'dexie';
import type { TypeSize } from '#ui/type-size.ts';
import type { Language } from '@stimpill/words/language.ts';

/** All names; first name and initial; none until two letters are typed; or no names, only employee numbers. */
export type ListMode = 'names' | 'short' | 'hidden' | 'number';
export type PadSide = 'left' | 'middle' | 'right';
type SoundLevel = 'off' | 'low' | 'normal' | 'loud';

/** What a manager chose for this tablet. */
export type DeviceSettings = {
  readonly deviceName: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly listMode: ListMode;
  readonly showStates: boolean;
  readonly padSide: PadSide;
  readonly typeSize: TypeSize;
  readonly soundLevel: SoundLevel;
};

/** A manager's code, as it is kept: a slow hash, and how many tries have failed. */
export type ManagerCode = {
  readonly salt: string;
  readonly hash: string;
  /** The version of the company's code that it was; left out for one that this tablet has of its own. */
  readonly version?: string;
  readonly failures: number;
  /** Epoch milliseconds; in the past when it is not locked. */
  readonly lockedUntil: number;
};

/** Who this tablet is. */
export type DeviceRecord = DeviceSettings & {
  readonly id: 'this';
  readonly deviceToken: string;
  readonly companyId: string;
  readonly companyName: string;
  /** The zone is a guess of the tablet: neither has the company told its own yet, nor a manager chosen one. */
  readonly isZoneGuessed?: boolean;
  /** False until the checks of set-up have been seen. */
  readonly isReady: boolean;
  /** Left out until a manager has chosen one. */
  readonly managerCode?: ManagerCode;
  /** The server no longer knows the token. */
  readonly isRevoked: boolean;
};

/** The last list the server gave, so that the tablet opens without a network. */
export type PunchListSnapshot = {
  readonly companyId: string;
  /** The number only where the list came from the station API. */
  readonly people: readonly (PunchListUser & { readonly employeeNumber?: string | null })[];
  readonly departments: readonly Department[];
  readonly fetchedAt: number;
};

/** The key of this tablet. The private half cannot leave the browser: it can only be used. */
export type StationKey = {
  readonly id: 'this';
  /** The token that the key belongs to: another registration needs another key. */
  readonly deviceToken: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: { readonly x: string; readonly y: string };
  /** What the server answered when it bound the key; undefined before. */
  readonly bound:
    | { readonly deviceId: string; readonly companyId: string; readonly keyEpoch: number }
    | undefined;
};

/** What company and server have decided for this tablet; the last answer serves without a network. */
export type StationSettings = Omit<DataOf<(typeof stationOperations)['getStationSettings']>, 'station'>;

export type LogKind =
  | 'started'
  | 'connectionLost'
  | 'connectionBack'
  /** Everything that had waited without a connection is with the server. */
  | 'caughtUp'
  | 'attentionNeeded'
  | 'exported'
  /** The tablet slept, or somebody changed its clock. */
  | 'clockBroke'
  | 'storageLow'
  | 'storageFailing'
  | 'storageRecovered'
  | 'revoked'
  | 'keyUnknown'
  | 'refused'
  | 'takenAgain'
  | 'updateFound'
  | 'managerOpened'
  | 'codeWrong'
  | 'screenStopped';

/** Something that happened to this tablet. */
export type LogEntry = {
  readonly id: number;
  readonly kind: LogKind;
  /** The last time, in epoch milliseconds of the server's time as the tablet knew it. */
  readonly at: number;
  /** How often in a row. */
  readonly times: number;
  readonly punches?: number;
  /** Of the app. */
  readonly version?: string;
};

class KioskDatabase extends Dexie {
  declare readonly device: EntityTable<DeviceRecord, 'id'>;
  declare readonly punchListSnapshot: EntityTable<PunchListSnapshot, 'companyId'>;
  declare readonly stationKey: EntityTable<StationKey, 'id'>;
  declare readonly stationSettings: EntityTable<StationSettings & { readonly id: 'this' }, 'id'>;
  declare readonly log: EntityTable<LogEntry, 'id'>;
  declare readonly selfTest: EntityTable<{ id: string; value: number }, 'id'>;

  constructor() {
    // A write counts only once it is on the disk: wall tablets lose power.
    super('stimpill-kiosk', { chromeTransactionDurability: 'strict' });
    this.version(1).stores({ device: 'id', punchListSnapshot: 'companyId', selfTest: 'id' });
    this.version(2).stores({ stationKey: 'id', stationSettings: 'id' });
    this.version(3).stores({ log: '++id' });
  }
}

export const kioskDatabase = new KioskDatabase();

/** Runs a piece of database work, and once more after reopening: iPadOS closes databases under a living page. */
export async function withDatabase<Result>(
  work: (database: KioskDatabase) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(kioskDatabase);
  } catch {
    kioskDatabase.close({ disableAutoOpen: false });
    return work(kioskDatabase);
  }
}
