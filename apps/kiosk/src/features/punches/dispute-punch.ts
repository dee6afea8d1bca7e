// Somebody says right after a punch that it is not theirs, or wrong. The screen says nothing before this is on a disk: that of the tablet,
// or that of the server for a punch that the tablet could not store.
import type { CallStation } from '#api/call-station.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Sender } from './outbox/send-outbox.ts';

export type DisputePunchDeps = {
  readonly outbox: Outbox;
  readonly sender: Sender;
  readonly callStation: CallStation;
};

/** Whether it is noted for good. */
export async function disputePunch(
  punchId: string,
  { outbox, sender, callStation }: DisputePunchDeps,
): Promise<boolean> {
  const isKept = await outbox.dispute(punchId).catch(() => false);
  if (isKept) {
    sender.send('punch');
    return true;
  }
  return (await callStation('disputePunch', { body: { punchId } })).ok;
}
