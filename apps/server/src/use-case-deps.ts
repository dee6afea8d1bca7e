// What the use cases work with, made once at the start.
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { createFailedAttempts, type FailedAttempts } from './features/auth/failed-attempts.ts';
import { createHashing, type Hashing } from './features/auth/hashing-queue.ts';
import { createPasswordHashing, type PasswordHashing } from './features/auth/password-hash.ts';
import { createPinHashing, type PinHashing } from './features/kiosk/pin-hash.ts';
import { createRecordPunch, type RecordPunch } from './features/punches/record-punches.ts';
import type { Secrets } from './secrets.ts';

export type UseCaseDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly failedAttempts: FailedAttempts;
  readonly passwords: PasswordHashing;
  readonly pins: PinHashing;
  readonly recordPunch: RecordPunch;
  readonly version: string;
};

export type Foundations = Pick<UseCaseDeps, 'database' | 'clock' | 'secrets' | 'version'> & {
  /** Cheaper hashing, where a test hashes by the thousand. */
  readonly hashing?: Hashing;
};

export function createUseCaseDeps({ hashing = createHashing(), ...foundations }: Foundations): UseCaseDeps {
  return {
    ...foundations,
    failedAttempts: createFailedAttempts(foundations),
    passwords: createPasswordHashing(hashing),
    pins: createPinHashing(hashing, foundations.secrets.pepper),
    recordPunch: createRecordPunch(foundations),
  };
}
