// When guesses lock a PIN, managers get a review item about it. The lock and the review item are written in one transaction, so that
// there is never one without the other.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database, Queryable } from '#database/database.ts';
import {
  openReviewItems,
  removeOpenItem,
  endPinLocks,
  endPinLocksOpenedBy,
} from '#features/ledger/review-item-store.ts';
import { PIN_LOCKED, type PinLock } from '#features/ledger/review-item.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { noteGuess, takeBackGuess } from './pin-guess-store.ts';

/** How long the tenth wrong PIN in a row locks it. */
export const PIN_LOCK_MS = 24 * 3_600_000;

/** Is called for an attempt, in the transaction that changes its counters, after the counters. */
export type AttemptWatch = {
  /** Called before the PIN is checked: until then it counts as wrong. */
  readonly counted: (tx: Queryable, now: number) => Promise<void>;
  readonly whenRight: (tx: Queryable) => Promise<void>;
  readonly whenUnchecked: (tx: Queryable) => Promise<void>;
};

type PinGuess = { readonly companyId: string; readonly employeeId: string; readonly deviceId: string };

/** @param key under which the wrong PINs of the employee are counted over all devices */
export function watchPinGuess({ companyId, employeeId, deviceId }: PinGuess, key: string): AttemptWatch {
  let opened: string | undefined;
  const removeOpened = async (tx: Queryable) => {
    if (opened !== undefined) await removeOpenItem(companyScope(tx, companyId), opened);
  };
  return {
    counted: async (tx, now) => {
      opened = undefined;
      const row = await noteGuess(tx, key, deviceId);
      if (row === undefined || row.lockedUntil <= now) return;
      const scope = companyScope(tx, companyId);
      // Nothing is counted while a lock lasts, so an item that is still open is about an earlier lock, which has passed.
      await endPinLocks(scope, employeeId, now);
      const lock = { lockedUntil: row.lockedUntil, guesses: perDevice(row.deviceIds) };
      opened = await openPinLock(scope, employeeId, lock, now);
    },
    whenRight: removeOpened,
    whenUnchecked: async (tx) => {
      await takeBackGuess(tx, key, deviceId);
      await removeOpened(tx);
    },
  };
}

/** @returns the id of the item; undefined where the company has nobody of that id to ask about */
async function openPinLock(
  scope: CompanyScope,
  employeeId: string,
  pinLock: PinLock,
  now: number,
): Promise<string | undefined> {
  if ((await findEmployee(scope, employeeId)) === undefined) return undefined;
  const item = { employeeId, reason: PIN_LOCKED, punchId: null, timeEntryId: null, pinLock } as const;
  return (await openReviewItems(scope, [item], now))[0];
}

function perDevice(deviceIds: readonly string[]) {
  const counts = new Map<string, number>();
  for (const id of deviceIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .map(([deviceId, wrongPins]) => ({ deviceId, wrongPins }))
    .sort((a, b) => b.wrongPins - a.wrongPins);
}

/** Settles items about locks that have passed. */
export async function settlePassedPinLocks({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<void> {
  const now = clock();
  await endPinLocksOpenedBy(database.knex, now - PIN_LOCK_MS, now);
}
