// Which passwords and PINs lock out, and for how long. Every attempt is counted before its hash is computed, so that a burst
// of guesses cannot slip through while the first ones are still being hashed; a right one takes its count back.
import type { Clock } from '#clock.ts';
import type { Database, Queryable } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import { lockCounter, removeCounters, saveCounter, type AttemptCounter } from './attempt-counter-store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** So many failures within the window lock for a while. */
type WindowLimit = {
  readonly scope: string;
  readonly failures: number;
  readonly windowMs: number;
  readonly lockMs: number;
};

const PASSWORD_FROM_ADDRESS: WindowLimit = {
  scope: 'password_address',
  failures: 10,
  windowMs: 15 * MINUTE_MS,
  lockMs: 15 * MINUTE_MS,
};
const PASSWORD_FROM_ANYWHERE: WindowLimit = {
  scope: 'password_account',
  failures: 100,
  windowMs: HOUR_MS,
  lockMs: 15 * MINUTE_MS,
};
const PIN_ON_DEVICE: WindowLimit = {
  scope: 'pin_device',
  failures: 30,
  windowMs: HOUR_MS,
  lockMs: 10 * MINUTE_MS,
};

/** Wrong PINs in a row for one employee on one device: from the fifth on a minute, doubled by each further one, up to 15. */
const PIN_PAIR = { scope: 'pin_pair', failures: 5, firstLockMs: MINUTE_MS, longestLockMs: 15 * MINUTE_MS };
/** Wrong PINs in a row for one employee over all devices. */
const PIN_EMPLOYEE = { scope: 'pin_employee', failures: 10, lockMs: 24 * HOUR_MS };

export type PinAttempt = {
  readonly companyId: string;
  readonly employeeId: string;
  readonly deviceId: string;
};

export type FailedAttempts = {
  /**
   * @param account the user where one is known, otherwise what was typed
   * @throws DomainError `auth.too_many_attempts`
   * @returns what to call when the password was right
   */
  readonly countPassword: (account: string, address: string) => Promise<() => Promise<void>>;
  /**
   * @throws DomainError `kiosk.pin_locked`
   * @returns what to call when the PIN was right
   */
  readonly countPin: (attempt: PinAttempt) => Promise<() => Promise<void>>;
};

export function createFailedAttempts({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): FailedAttempts {
  return {
    countPassword: async (account, address) => {
      const pair = `${account}|${address}`;
      const now = clock();
      await refusedOutside(
        database,
        async (tx) => {
          return (
            (await countInWindow(tx, PASSWORD_FROM_ADDRESS, pair, now)) ??
            (await countInWindow(tx, PASSWORD_FROM_ANYWHERE, account, now))
          );
        },
        'auth.too_many_attempts',
      );
      return () =>
        inTransaction(database, async (tx) => {
          await forget(tx, PASSWORD_FROM_ADDRESS.scope, pair);
          await takeBack(tx, PASSWORD_FROM_ANYWHERE.scope, account, now);
        });
    },

    countPin: async ({ companyId, employeeId, deviceId }) => {
      const employee = `${companyId}|${employeeId}`;
      const pair = `${deviceId}|${employee}`;
      const now = clock();
      await refusedOutside(
        database,
        async (tx) => {
          return (
            (await lockOf(tx, PIN_ON_DEVICE.scope, deviceId, now)) ??
            (await lockOf(tx, PIN_EMPLOYEE.scope, employee, now)) ??
            (await countInARow(tx, PIN_PAIR.scope, pair, now, pairLockMs)) ??
            (await countInARow(tx, PIN_EMPLOYEE.scope, employee, now, employeeLockMs)) ??
            (await countInWindow(tx, PIN_ON_DEVICE, deviceId, now))
          );
        },
        'kiosk.pin_locked',
      );
      return () =>
        inTransaction(database, async (tx) => {
          await takeBack(tx, PIN_ON_DEVICE.scope, deviceId, now);
          await forget(tx, PIN_EMPLOYEE.scope, employee);
          await forget(tx, PIN_PAIR.scope, pair);
        });
    },
  };
}

/** A manager unlocks a PIN, or sets a new one: its wrong guesses are forgotten, on every device. */
export async function unlockPin(db: Queryable, companyId: string, employeeId: string): Promise<void> {
  const employee = `${companyId}|${employeeId}`;
  await removeCounters(db, PIN_PAIR.scope, employee);
  await removeCounters(db, PIN_EMPLOYEE.scope, employee);
}

/** The count is committed even when the attempt is refused, so the refusal is thrown after the transaction. */
async function refusedOutside(
  database: Database,
  count: (tx: Queryable) => Promise<number | undefined>,
  code: 'auth.too_many_attempts' | 'kiosk.pin_locked',
): Promise<void> {
  const lockedForMs = await inTransaction(database, count);
  if (lockedForMs !== undefined)
    throw new DomainError(code, { retryAfterSeconds: Math.ceil(lockedForMs / 1000) });
}

function pairLockMs(failuresInARow: number): number {
  const beyond = failuresInARow - PIN_PAIR.failures;
  return beyond < 0 ? 0 : Math.min(PIN_PAIR.firstLockMs * 2 ** beyond, PIN_PAIR.longestLockMs);
}

function employeeLockMs(failuresInARow: number): number {
  return failuresInARow >= PIN_EMPLOYEE.failures ? PIN_EMPLOYEE.lockMs : 0;
}

/** @returns for how long the attempt is refused; undefined when it was counted and may go on */
async function countInWindow(
  tx: Queryable,
  limit: WindowLimit,
  key: string,
  now: number,
): Promise<number | undefined> {
  const counter = await lockCounter(tx, limit.scope, key);
  if (counter.lockedUntil > now) return counter.lockedUntil - now;
  const recent = hasServedItsLock(counter) ? [] : counter.failedAt.filter((at) => at > now - limit.windowMs);
  const failedAt = [...recent, now];
  const isLimit = failedAt.length >= limit.failures;
  await saveCounter(tx, { ...counter, failedAt, lockedUntil: isLimit ? now + limit.lockMs : 0 });
  return undefined;
}

async function countInARow(
  tx: Queryable,
  scope: string,
  key: string,
  now: number,
  lockMs: (failuresInARow: number) => number,
): Promise<number | undefined> {
  const counter = await lockCounter(tx, scope, key);
  if (counter.lockedUntil > now) return counter.lockedUntil - now;
  // The short lock of a pair goes on where it was, so that it can double.
  const startsAnew = scope === PIN_EMPLOYEE.scope && hasServedItsLock(counter);
  const failuresInARow = startsAnew ? 1 : counter.failuresInARow + 1;
  const lock = lockMs(failuresInARow);
  await saveCounter(tx, { ...counter, failuresInARow, lockedUntil: lock === 0 ? 0 : now + lock });
  return undefined;
}

/** A lock that has passed ends the count that led to it. */
function hasServedItsLock(counter: AttemptCounter): boolean {
  return counter.lockedUntil > 0;
}

async function lockOf(tx: Queryable, scope: string, key: string, now: number): Promise<number | undefined> {
  const { lockedUntil } = await lockCounter(tx, scope, key);
  return lockedUntil > now ? lockedUntil - now : undefined;
}

async function forget(tx: Queryable, scope: string, key: string): Promise<void> {
  const counter = await lockCounter(tx, scope, key);
  await saveCounter(tx, { ...counter, failedAt: [], failuresInARow: 0, lockedUntil: 0 });
}

/** Of a count shared with others, a right attempt takes back only its own, and the lock if it was the one that set it. */
async function takeBack(tx: Queryable, scope: string, key: string, countedAt: number): Promise<void> {
  const counter = await lockCounter(tx, scope, key);
  const own = counter.failedAt.lastIndexOf(countedAt);
  if (own < 0) return;
  const isLast = own === counter.failedAt.length - 1;
  const failedAt = counter.failedAt.filter((_, index) => index !== own);
  await saveCounter(tx, { ...counter, failedAt, lockedUntil: isLast ? 0 : counter.lockedUntil });
}
