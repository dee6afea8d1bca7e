// Where a command reads and writes. One object, so that a test can run a command without a process of its own.
import type { Writable } from 'node:stream';
import type { ClockStanding } from '../clock-looks.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Hashing } from '../features/auth/hashing-queue.ts';

export type Terminal = {
  readonly clock: Clock;
  /**
   * Sets that clock by the database's; left out: it is not set.
   * @returns how the machine's own stands to it; null where there is one clock, as on SQLite
   */
  readonly setClock?: (database: Database) => Promise<ClockStanding | null>;
  /** The settings of the server. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  /** The result of the command. */
  readonly stdout: Writable;
  /** Notes for a person, beside the result. */
  readonly stderr: Writable & { readonly isTTY?: boolean };
  /** Cheaper hashing, where a test hashes by the thousand. */
  readonly hashing?: Hashing;
};
