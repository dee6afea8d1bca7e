// What an earlier registration of this tablet left in it. The key that signed these punches is gone or no longer in force, but they are
// signed: the registration that a manager gave the tablet since hands them over.
import type { OutboxDatabase, OutboxPunch, OutboxStatus } from '#storage/outbox-database.ts';
import type { RowChange } from './apply-answer.ts';
import type { ChainOf } from './chain-head.ts';
import { toAfter } from './settle-punch.ts';

export type LeftBatch = {
  readonly deviceId: string;
  /** By number; none once all have been handed over. */
  readonly rows: readonly OutboxPunch[];
  /** Told last: the server then knows which numbers it will never get. */
  readonly lastNumber?: { readonly keyEpoch: number; readonly sequence: number };
};

/** In the order of registrations, and within each by number. */
export const rowsOfAll = ({ punches }: OutboxDatabase, status: OutboxStatus) =>
  punches.where('[status+deviceId+keyEpoch+sequence]').between([status], [status, []]);

/** The next of them; undefined when the server knows everything. */
export async function nextLeft(
  database: OutboxDatabase,
  { deviceId }: ChainOf,
  limit: number,
): Promise<LeftBatch | undefined> {
  const isLeft = (row: OutboxPunch) => row.deviceId !== deviceId;
  const [waiting] = await rowsOfAll(database, 'waiting').filter(isLeft).limit(1).toArray();
  const [disputed] = await disputedRows(database).filter(isLeft).limit(1).toArray();
  const first = waiting ?? disputed;
  if (first === undefined) return lastNumberOf(database, deviceId);
  const isOfFirst = (row: OutboxPunch) => row.deviceId === first.deviceId;
  const rows = waiting
    ? await rowsOfAll(database, 'waiting').filter(isOfFirst).limit(limit).toArray()
    : await disputedRows(database).filter(isOfFirst).limit(limit).toArray();
  return { deviceId: first.deviceId, rows };
}

/** The server has these punches, but does not know that somebody called them wrong. */
const disputedRows = ({ punches }: OutboxDatabase) =>
  punches
    .where('dispute')
    .equals('untold')
    .filter(({ status }) => status === 'settled');

/** Of one whose numbers the server has not been told, as far as no person has them in hand. */
async function lastNumberOf(database: OutboxDatabase, ownId: string): Promise<LeftBatch | undefined> {
  const heads = await database.heads.filter((head) => head.deviceId !== ownId && head.sequence > 0).toArray();
  for (const { deviceId, keyEpoch, sequence } of heads) {
    const mark = await database.serverMarks.get(deviceId);
    const isKnown = mark?.keyEpoch === keyEpoch && mark.highest >= sequence;
    if (isKnown || (await isInHand(database, deviceId))) continue;
    return { deviceId, rows: [], lastNumber: { keyEpoch, sequence } };
  }
  return undefined;
}

async function isInHand({ punches }: OutboxDatabase, deviceId: string): Promise<boolean> {
  const rows = punches.where('status').anyOf('refused', 'mismatch', 'exported');
  return (await rows.filter((row) => row.deviceId === deviceId).count()) > 0;
}

export async function markLeftTold(
  { serverMarks }: OutboxDatabase,
  { deviceId, lastNumber }: LeftBatch,
): Promise<void> {
  if (!lastNumber) return;
  const { keyEpoch, sequence } = lastNumber;
  await serverMarks.put({ deviceId, keyEpoch, highest: sequence });
}

/** As {@link toAfter}; its receipt serves nothing any more, and with the punch the server was told of its dispute. */
export function asLeft(row: OutboxPunch, change: RowChange, at: number): OutboxPunch {
  const after = toAfter(row, change, at);
  if (after.status !== 'settled') return after;
  return { ...after, awaitsReceipt: 0, ...(after.dispute === undefined ? {} : { dispute: 'told' }) };
}
