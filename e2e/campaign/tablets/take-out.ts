// What a manager does at a tablet that was revoked while punches wait in it: takes them out in a file, and registers it anew.
import type { OutboxExport } from '@stimpill/api-types/signing';
import { sealingKeyInForce } from '@stimpill/kiosk/device/seal-pin.ts';
import { exportOutbox } from '@stimpill/kiosk/features/punches/outbox/export-outbox.ts';
import { leaveExportedIn } from '@stimpill/kiosk/storage/unsent-punches.ts';
import type { PageLoad } from './page-load.ts';
import type { TabletDisk } from './tablet-disk.ts';
import { beside } from './tablet-rows.ts';

export async function takeOut(page: PageLoad, disk: TabletDisk): Promise<OutboxExport | undefined> {
  const sealingKey = sealingKeyInForce(disk.settings?.sealingKeys ?? [], page.now());
  if (sealingKey === undefined) throw new Error('The server has never told its sealing key.');
  const { outbox, key, now } = page;
  const taken = await exportOutbox({ outbox, chain: key.chain, sealingKey, serverNow: now });
  await taken?.done();
  return taken?.file;
}

export const leaveTakenOut = (disk: TabletDisk, now: number) =>
  beside(disk, (database) => leaveExportedIn(database, now));
