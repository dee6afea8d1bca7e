// The first look at what this browser holds. To look into a database makes it, so where the app is still to be installed, which has a
// storage of its own, none is opened that is not there.
import { loadDeviceRecord } from '#device/device-record.ts';
import { shouldInstallFirst } from '#device/install-prompt.ts';
import { holdsNothing } from '#storage/holds-nothing.ts';
import type { DeviceRecord } from '#storage/kiosk-database.ts';

export type TabletLook = {
  readonly record: DeviceRecord | undefined;
  /** The app can be installed here and is not, and nothing is stored: nothing may be until somebody goes on all the same. */
  readonly isUntouched: boolean;
};

export async function lookAtTablet(): Promise<TabletLook> {
  const isUntouched = shouldInstallFirst() && (await holdsNothing());
  // A database that cannot be opened must not leave a blank wall: set-up then says what is wrong.
  const record = isUntouched ? undefined : await loadDeviceRecord().catch(() => undefined);
  return { record, isUntouched };
}
