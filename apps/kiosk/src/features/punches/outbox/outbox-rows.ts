import type { OutboxDatabase, OutboxPunch } from '#storage/outbox-database.ts';

/** Of this device, by number. */
export function waitingRows(database: OutboxDatabase, deviceId: string) {
  return database.punches
    .where('[status+deviceId+keyEpoch+sequence]')
    .between(['waiting', deviceId, 0, 0], ['waiting', deviceId, Infinity, Infinity]);
}

/** Rows in these states, and those of which the server does not know yet that somebody called them wrong. */
export const openRows = ({ punches }: OutboxDatabase, states: readonly OutboxPunch['status'][]) =>
  punches.where('status').anyOf(states).or('dispute').equals('untold');
