// Can this tablet keep things, and has the browser promised not to throw them away?
import { withDatabase } from './kiosk-database.ts';

/** Writes, reads back and removes a row. */
export async function canStoreAndReadBack(): Promise<boolean> {
  const value = Math.floor(Math.random() * 1e9);
  try {
    return await withDatabase(async ({ selfTest }) => {
      await selfTest.put({ id: 'probe', value });
      const read = await selfTest.get('probe');
      await selfTest.delete('probe');
      return read?.value === value;
    });
  } catch {
    return false;
  }
}

/** What there is of the storage manager: nothing in some browsers and at an address without https, a part of it in others. */
function storageManager(): Partial<StorageManager> {
  return (navigator as { readonly storage?: Partial<StorageManager> }).storage ?? {};
}

/** Asks the browser to keep the data; undefined where it cannot be asked. */
export async function askForPersistence(): Promise<boolean | undefined> {
  return storageManager()
    .persist?.()
    .catch(() => false);
}

/** Whether the browser has promised to keep the data; undefined where it cannot be asked. */
export async function isPersisted(): Promise<boolean | undefined> {
  return storageManager()
    .persisted?.()
    .catch(() => false);
}

/** Space that this address may still fill, in MiB; undefined where the browser does not tell. */
export async function freeSpaceMib(): Promise<number | undefined> {
  const estimate = await storageManager()
    .estimate?.()
    .catch(() => undefined);
  if (estimate?.quota === undefined || estimate.usage === undefined) return undefined;
  return Math.floor((estimate.quota - estimate.usage) / 1_048_576);
}

export type StorageHealth = { readonly isPersisted: boolean; readonly freeMiB: number | undefined };

/** How safe the data is and how much room is left, as far as the browser tells. */
export async function readStorageHealth(): Promise<StorageHealth> {
  const [persisted, freeMiB] = await Promise.all([isPersisted(), freeSpaceMib()]);
  return { isPersisted: persisted ?? false, freeMiB };
}
