// A locked PIN as a question to a manager: a review item that names the person and the tablets at which somebody guessed.
import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import type { AttemptCounterRow, EmployeeRow, ReviewItemRow } from '#database/tables.ts';
import { uuidv7 } from '#ids.ts';

export const PIN_LOCKED = 'pin_locked';

/** What a manager has to know of a locked PIN. */
export type PinLock = {
  /** Epoch milliseconds. */
  readonly lockedUntil: number;
  /** How many wrong PINs in a row came from which devices, those with the most first. */
  readonly guesses: readonly { readonly deviceId: string; readonly wrongPins: number }[];
};

const ROW = { scope: 'pin_employee' };

/**
 * Notes beside the count of a wrong PIN where it was typed. The counter must be locked and saved.
 * @returns the row of wrong PINs as it stands with this one; undefined where none is counted under that key
 */
export async function noteGuess(
  db: Queryable,
  key: string,
  deviceId: string,
): Promise<{ readonly lockedUntil: number; readonly deviceIds: readonly string[] } | undefined> {
  const [row] = await db<AttemptCounterRow>('attempt_counters')
    .where({ ...ROW, key })
    .update({
      // The first in a row begins the list anew, whatever ended the row before.
      tried_from: db.raw(
        `case when failures_in_a_row <= 1 then ? else coalesce(tried_from || ',', '') || ? end`,
        [deviceId, deviceId],
      ) as unknown as string,
    })
    .returning(['locked_until', 'tried_from']);
  return row && { lockedUntil: row.locked_until, deviceIds: devicesOf(row) };
}

/** Takes a note back of what was not a wrong PIN. */
export async function takeBackGuess(db: Queryable, key: string, deviceId: string): Promise<void> {
  const row = await db<AttemptCounterRow>('attempt_counters')
    .where({ ...ROW, key })
    .first('tried_from');
  const deviceIds = row === undefined ? [] : devicesOf(row);
  const own = deviceIds.lastIndexOf(deviceId);
  if (own < 0) return;
  await db<AttemptCounterRow>('attempt_counters')
    .where({ ...ROW, key })
    .update({ tried_from: deviceIds.filter((_, index) => index !== own).join(',') || null });
}

function devicesOf({ tried_from }: Pick<AttemptCounterRow, 'tried_from'>): readonly string[] {
  return tried_from?.split(',') ?? [];
}

/** @returns its id; undefined where the company has nobody of that id to ask about */
export async function openPinLock(
  { db, companyId }: CompanyScope,
  { employeeId, lock }: { readonly employeeId: string; readonly lock: PinLock },
  now: number,
): Promise<string | undefined> {
  const employee = await db<EmployeeRow>('employees')
    .where({ company_id: companyId, id: employeeId })
    .first('id');
  if (employee === undefined) return undefined;
  const id = uuidv7();
  await db<ReviewItemRow>('review_items').insert({
    company_id: companyId,
    id,
    employee_id: employeeId,
    device_id: null,
    reason: PIN_LOCKED,
    time_entry_id: null,
    punch_id: null,
    opened_at: now,
    settled_at: null,
    settled_by: null,
    decision: null,
    decision_note: null,
    details: JSON.stringify(lock),
  });
  return id;
}

/** There was no lock: the attempt that set it was not wrong. */
export async function removePinLock({ db, companyId }: CompanyScope, id: string): Promise<void> {
  await db<ReviewItemRow>('review_items')
    .where({ company_id: companyId, id })
    .whereNull('settled_at')
    .delete();
}

/** The PIN is locked no longer, so nobody has to decide about it. */
export async function settlePinLocks(
  { db, companyId }: CompanyScope,
  employeeId: string,
  settled: { readonly now: number; readonly by: string; readonly decision: 'unlocked' | 'expired' },
): Promise<void> {
  await db<ReviewItemRow>('review_items')
    .where({ company_id: companyId, employee_id: employeeId, reason: PIN_LOCKED })
    .whereNull('settled_at')
    .update({ settled_at: settled.now, settled_by: settled.by, decision: settled.decision });
}

/** Settles those that nobody decided while their lock lasted, of every company. */
export async function settlePinLocksOpenedBy(db: Queryable, openedAt: number, now: number): Promise<void> {
  await db<ReviewItemRow>('review_items')
    .where({ reason: PIN_LOCKED })
    .whereNull('settled_at')
    .where('opened_at', '<=', openedAt)
    .update({ settled_at: now, settled_by: 'stimpill', decision: 'expired' });
}

/** Of the details of a review item. */
export function readPinLock({ reason, details }: Pick<ReviewItemRow, 'reason' | 'details'>): PinLock | null {
  return reason === PIN_LOCKED && details ? (JSON.parse(details) as PinLock) : null;
}
