// What the outbox keeps, in a database of its own: it is written at every punch, while the key that signs is not, so that losing
// one does not take the other. Rows hold no PIN: a seal that only the server opens, and that only until the server has it.
import type { AnchorReading, ClockStretch, PunchDetails } from '@stimpill/api-types/signing';
import type { PunchResult } from '@stimpill/api-types/station';
import { Dexie, type EntityTable } from 'dexie';

/** One exchange that told the time, and in which stretch of the clocks it fell. */
export type KeptExchange = {
  readonly reading: AnchorReading;
  /** The server's time in its answer. */
  readonly serverTimeMs: number;
  /** Where that stretch began, on both clocks: the monotonic one may stand still in a sleep, and alone would not show it. */
  readonly stretchFrom: { readonly monotonicMs: number; readonly wallMs: number };
};

/**
 * `waiting`: the server has not answered for it. `settled`: it has, and the row stays 35 days for the case that the server comes
 * back from a backup. `refused`: the server cannot read it; tried again now and then. `mismatch`: the server knows its number
 * with other content. `exported`: it is in a file that a manager has, and this tablet is registered as another one now.
 */
export type OutboxStatus = 'waiting' | 'settled' | 'refused' | 'mismatch' | 'exported';

/**
 * Somebody said that the punch is not theirs, or wrong. `untold`: the server does not know of it. `told`: it does. `again`: it does, and is
 * told once more, for the case that it came back from a backup.
 */
export type DisputeState = 'untold' | 'told' | 'again';

/** One punch as this tablet keeps it. The signed bytes are opaque and never rewritten. */
export type OutboxPunch = {
  readonly punchId: string;
  readonly deviceId: string;
  readonly keyEpoch: number;
  readonly sequence: number;
  readonly employeeId: string;
  readonly action: 'start' | 'stop';
  /** The moment of the punch by the server's time as the tablet knew it. */
  readonly at: number;
  readonly envelope: string;
  readonly previousHash: string;
  readonly hash: string;
  readonly signature: string;
  /** Wiped as soon as the server has the punch. */
  readonly seal: string | null;
  readonly employeeToken: string | null;
  /** Where it was; wiped with them. */
  readonly details: PunchDetails | null;
  readonly status: OutboxStatus;
  readonly tries: number;
  /** Code or kind of the last failure, for the person who looks after the tablet. */
  readonly lastError: string | null;
  readonly verdict: PunchResult['verdict'] | null;
  readonly outcome: PunchResult['outcome'];
  readonly reason: PunchResult['reason'];
  /** When the server answered for it, by its own time; 0 while it has not (a key of an index cannot be null). */
  readonly settledAt: number;
  readonly receipt: string | null;
  /** When a manager took it out in a file; it is sent all the same as long as this tablet can. */
  readonly exportedAt?: number;
  readonly dispute?: DisputeState;
  /** 1 while the server has not given the receipt; a key of an index cannot be a boolean. */
  readonly awaitsReceipt: 0 | 1;
};

/** The photo of a punch, until the server has it. Not as a Blob: browsers have lost databases over large ones. */
export type PunchPhoto = {
  readonly punchId: string;
  readonly jpeg: Uint8Array;
  /** The permission that came with the verdict; it lasts some minutes and is then asked for again. */
  readonly grant: string | null;
  readonly tries: number;
  /** Not tried before this moment of the server's time. */
  readonly notBefore: number;
};

/** Where the chain of a device stands. */
export type ChainHead = {
  readonly deviceId: string;
  readonly keyEpoch: number;
  /** The last number that was given out. */
  readonly sequence: number;
  /** h(sequence), base64url. */
  readonly hash: string;
};

/** How far the server said it holds the punches of a key. */
export type ServerMark = { readonly deviceId: string; readonly keyEpoch: number; readonly highest: number };

/** What the clocks of the tablet showed, so that a restart without a network still knows. */
export type ClockMemory = {
  readonly stretches: readonly ClockStretch[];
  readonly hasLeftOutStretches: boolean;
  readonly exchanges: readonly KeptExchange[];
};

/** Where to find an IndexedDB; left out in a browser. */
export type DatabasePlace = { readonly indexedDB: IDBFactory; readonly IDBKeyRange: typeof IDBKeyRange };

export class OutboxDatabase extends Dexie {
  declare readonly punches: EntityTable<OutboxPunch, 'punchId'>;
  declare readonly photos: EntityTable<PunchPhoto, 'punchId'>;
  declare readonly heads: EntityTable<ChainHead, 'deviceId'>;
  declare readonly serverMarks: EntityTable<ServerMark, 'deviceId'>;
  declare readonly clock: EntityTable<ClockMemory & { readonly id: 'this' }, 'id'>;
  declare readonly ballast: EntityTable<{ readonly id: 'ballast'; readonly bytes: Uint8Array }, 'id'>;

  constructor(name: string, place?: DatabasePlace) {
    // A punch counts only once it is on the disk: wall tablets lose power.
    super(name, { chromeTransactionDurability: 'strict', ...place });
    this.version(1).stores({
      punches:
        'punchId, &[deviceId+keyEpoch+sequence], [status+deviceId+keyEpoch+sequence], status, settledAt, awaitsReceipt',
      heads: 'deviceId',
      serverMarks: 'deviceId',
      clock: 'id',
      ballast: 'id',
    });
    this.version(2).stores({ photos: 'punchId' });
    this.version(3).stores({
      punches:
        'punchId, &[deviceId+keyEpoch+sequence], [status+deviceId+keyEpoch+sequence], status, settledAt, awaitsReceipt, dispute',
    });
    // Until then the position of a punch was kept for as long as the punch.
    this.version(4).upgrade((transaction) =>
      transaction.table<OutboxPunch>('punches').where('settledAt').above(0).modify({ details: null }),
    );
  }
}

export function outboxDatabaseName(generation: number): string {
  return generation === 0 ? 'stimpill-outbox' : `stimpill-outbox-${generation}`;
}
