// Somebody says right after a punch that it is not theirs, or wrong. Nothing is said before it is on a disk: this tablet's, or, of a
// punch that no storage of the tablet took, the server's.
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
