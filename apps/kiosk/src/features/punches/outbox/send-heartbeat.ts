// Once a minute the tablet says how it is: other tablets wait for it, receipts that were not ready are fetched with it, and settings that
// have changed are read.
import type { CallStation } from '#api/call-station.ts';
import type { StorageHealth } from '#storage/storage-health.ts';
import type { OutboxState } from './outbox-state.ts';
import type { Outbox } from './outbox.ts';
import type { TellHead } from './tell-head.ts';

export type HeartbeatDeps = {
  readonly callStation: CallStation;
  readonly outbox: Outbox;
  readonly tellHead: TellHead;
  readonly state: () => OutboxState;
  readonly storageHealth: () => Promise<StorageHealth>;
  readonly appVersion: string;
  /** Of the settings that the tablet has; undefined before it has any. */
  readonly settingsVersion: () => string | undefined;
  readonly readSettings: () => Promise<void>;
};

const MOST_RECEIPTS = 100;

export async function sendHeartbeat(deps: HeartbeatDeps): Promise<void> {
  const { callStation, outbox } = deps;
  const state = deps.state();
  const alarm = toAlarm(state);
  const { isPersisted, freeMiB } = await deps.storageHealth();
  const awaitedReceipts = await outbox.awaitedReceipts(MOST_RECEIPTS);
  const chainHead = await deps.tellHead();
  const answer = await callStation('sendHeartbeat', {
    body: {
      appVersion: deps.appVersion,
      waitingPunches: state.waiting,
      lastSequence: await outbox.lastSequence(),
      isStoragePersistent: isPersisted,
      ...(freeMiB === undefined ? {} : { freeStorageMiB: freeMiB }),
      ...(alarm === undefined ? {} : { alarm }),
      ...(chainHead ? { chainHead } : {}),
      ...(awaitedReceipts.length === 0 ? {} : { awaitedReceipts: [...awaitedReceipts] }),
    },
  });
  if (!answer.ok) return;
  const { receipts, settingsVersion } = answer.data;
  if (receipts.length > 0) await outbox.keepReceipts(receipts);
  if (settingsVersion !== deps.settingsVersion()) await deps.readSettings();
}

/** What a manager should know, in one English line; the worst first. */
export function toAlarm({ needsAttention, storage, trouble }: OutboxState): string | undefined {
  const mismatches = needsAttention.filter(({ reason }) => reason === 'mismatch').length;
  if (mismatches > 0) return `${mismatches} punches differ from what the server has under their number.`;
  if (needsAttention.length > 0) return `${needsAttention.length} punches cannot be read by the server.`;
  if (storage === 'failing') return 'The tablet could not store a punch.';
  if (storage === 'recovered') return 'The database of the tablet was lost and rebuilt from its copy.';
  if (storage === 'low') return 'The storage of the tablet is nearly full.';
  return trouble === undefined ? undefined : 'The server refuses the punches of the tablet.';
}
