import { Dexie } from 'dexie';

/** Our databases are named so. */
const OURS = 'stimpill-';

/** Whether this browser holds no database of the kiosk. To open one would make it; false where it cannot be told. */
export async function holdsNothing(): Promise<boolean> {
  try {
    const databases = await Dexie.dependencies.indexedDB.databases();
    return databases.every(({ name }) => name?.startsWith(OURS) !== true);
  } catch {
    return false;
  }
}
