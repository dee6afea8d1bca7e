// What a person who opens this tablet can read: every value of every row of every database, and what else the page keeps.
import { Dexie } from 'dexie';

/** @param factories where the databases are; not given: all that the kiosk under test has */
export async function everythingKept(...factories: readonly IDBFactory[]): Promise<readonly unknown[]> {
  const all = factories.length > 0 ? factories : [indexedDB, Dexie.dependencies.indexedDB];
  return (await Promise.all([...new Set(all)].map(everythingIn))).flat();
}

async function everythingIn(factory: IDBFactory): Promise<readonly unknown[]> {
  const databases = await factory.databases();
  const rows = await Promise.all(databases.map(({ name }) => rowsOf(factory, name ?? '')));
  return rows.flat(2).flatMap(valuesOf);
}

export const storedIn = (storage: Storage) => Object.entries(storage).flat() as readonly unknown[];

async function rowsOf(factory: IDBFactory, name: string): Promise<unknown[][]> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(name));
  });
  const stores = [...database.objectStoreNames];
  const rows = await Promise.all(
    stores.map(
      (store) =>
        new Promise<unknown[]>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result as unknown[]);
        }),
    ),
  );
  database.close();
  return rows;
}

function valuesOf(value: unknown): readonly unknown[] {
  if (value instanceof Uint8Array) return [String.fromCharCode(...value)];
  if (typeof value === 'object' && value !== null)
    return [value, ...(Object.values(value) as readonly unknown[]).flatMap(valuesOf)];
  return [value];
}
