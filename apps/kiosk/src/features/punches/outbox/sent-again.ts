// Has the server lost punches that it once had? It has when it came back from a backup: the number up to which it holds everything
// is lower than that of a punch it answered for, or it names that number as missing. Those wait again, with their receipt.
import type { StationState } from '@stimpill/api-types/station';
import type { OutboxDatabase, OutboxPunch } from '#storage/outbox-database.ts';
import type { ChainOf } from './chain-head.ts';
import { tellAgain } from './punch-disputes.ts';

type Held = Pick<StationState, 'highestSequence' | 'missing'>;

/** Long enough that an answer on its way is not taken for a loss, longer each time, so that a stubborn server is not hammered. */
const ASK_AGAIN_AFTER_MS = 60_000;

/** Whether the server, which once answered for this number, does not hold it any more. */
export function isLost(sequence: number, { highestSequence, missing }: Held, highestBefore: number): boolean {
  if (sequence <= highestSequence) return false;
  const last = missing.at(-1);
  // Nothing is missing below what it received, so it received nothing beyond.
  if (!last) return true;
  if (sequence > last.to) return highestSequence < highestBefore;
  return missing.some(({ from, to }) => sequence >= from && sequence <= to);
}

/** Puts them back among the waiting; says how many. */
export async function toSentAgain(
  database: OutboxDatabase,
  { deviceId, keyEpoch }: ChainOf,
  state: StationState,
  now: number,
): Promise<number> {
  if (state.keyEpoch !== keyEpoch) return 0;
  const isDue = ({ settledAt, tries }: OutboxPunch) => now - settledAt >= tries * ASK_AGAIN_AFTER_MS;
  return database.transaction('rw', database.punches, database.serverMarks, async () => {
    const mark = await database.serverMarks.get(deviceId);
    const highestBefore = mark?.keyEpoch === keyEpoch ? mark.highest : 0;
    if (state.highestSequence > highestBefore) {
      await database.serverMarks.put({ deviceId, keyEpoch, highest: state.highestSequence });
    }
    const lost = await database.punches
      .where('[status+deviceId+keyEpoch+sequence]')
      .between(
        ['settled', deviceId, keyEpoch, state.highestSequence + 1],
        ['settled', deviceId, keyEpoch, Infinity],
      )
      .filter((row) => isDue(row) && isLost(row.sequence, state, highestBefore))
      .modify({ status: 'waiting', settledAt: 0 });
    // The server may also have forgotten disputes that it was told of since that backup.
    if (lost > 0) await tellAgain(database);
    return lost;
  });
}
