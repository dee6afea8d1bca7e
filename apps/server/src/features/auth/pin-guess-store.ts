// At which tablets the wrong PINs were typed, beside their count.
import type { Queryable } from '#database/database.ts';
import type { AttemptCounterRow } from '#database/tables/sign-in.ts';

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
      // The first wrong PIN in a row begins a new list, whatever ended the row before.
      tried_from: db.raw(
        `case when failures_in_a_row <= 1 then ? else coalesce(tried_from || ',', '') || ? end`,
        [deviceId, deviceId],
      ) as unknown as string,
    })
    .returning(['locked_until', 'tried_from']);
  return row && { lockedUntil: row.locked_until, deviceIds: devicesOf(row) };
}

/** Takes the note back when the PIN was not wrong. */
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
