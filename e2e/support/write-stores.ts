// What a tablet has stored, put into a browser as its app wrote it, and then kept, thrown away or left half written. The functions of the
// page run in a document of the origin that is not the app, and know only what they are given.
type Fate = 'kept' | 'lost' | 'half written';

export type Fates = { readonly database: Fate; readonly file: Fate; readonly local: Fate };

const FATES: readonly Fate[] = ['kept', 'lost', 'half written'];

/** Every combination. Those that throw the databases away come last, because the app then makes them anew. */
export const ALL_FATES: readonly Fates[] = [
  'kept' as const,
  'half written' as const,
  'lost' as const,
].flatMap((database) => FATES.flatMap((file) => FATES.map((local) => ({ database, file, local }))));

/** Where at most one store was touched. */
export const ONE_TOUCHED = ALL_FATES.filter(
  (fates) => Object.values(fates).filter((fate) => fate !== 'kept').length <= 1,
);

export const nameOf = ({ database, file, local }: Fates) =>
  `IndexedDB ${database}, private file ${file}, localStorage ${local}`;

/** How many of so many punches are still to be found. "Half written" leaves the last one out. */
export function countLeft({ database, file }: Fates, punches: number): number {
  const left = (fate: Fate) => ({ kept: punches, 'half written': punches - 1, lost: 0 })[fate];
  return Math.max(left(database), left(file));
}

export type Row = { readonly [name: string]: unknown; readonly sequence: number };

/** What the app wrote when somebody punched without a server. */
export type Written = {
  readonly record: Row | Record<string, unknown>;
  readonly row: Row;
  readonly head: Record<string, unknown>;
};

/** Reads it where the app wrote it. */
export async function readStores(): Promise<Written> {
  const all = (name: string, store: string) =>
    new Promise<unknown[]>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onerror = () => reject(new Error(`${name} cannot be opened.`));
      request.onsuccess = () => {
        const read = request.result.transaction(store).objectStore(store).getAll();
        read.onsuccess = () => {
          request.result.close();
          resolve(read.result);
        };
      };
    });
  const [record] = await all('stimpill-kiosk', 'device');
  const [row] = (await all('stimpill-outbox', 'punches')).slice(-1);
  const head: unknown = JSON.parse(localStorage.getItem('stimpill-chain-head') ?? 'null');
  return { record, row, head } as Written;
}

export type Stores = {
  readonly fates: Fates;
  readonly record: Record<string, unknown>;
  readonly key: {
    readonly privateKey: JsonWebKey;
    readonly publicKey: { readonly x: string; readonly y: string };
    readonly bound: object;
  };
  readonly rows: readonly Row[];
  /** Where the chain stands after each row. */
  readonly heads: readonly Record<string, unknown>[];
};

/** Leaves in the private files what their fate leaves of this. */
export async function writeFiles({ fates, rows }: Stores): Promise<void> {
  /** The page that was left may hold its files for a moment yet. */
  const onceFree = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const giveUpAt = performance.now() + 20_000;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        const isHeld = (error as Error).name === 'NoModificationAllowedError';
        if (!isHeld || performance.now() > giveUpAt) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  };
  const remove = async (root: FileSystemDirectoryHandle, name: string) => {
    try {
      await root.removeEntry(name);
    } catch (error) {
      if ((error as Error).name !== 'NotFoundError') throw error;
    }
  };
  const storage = (navigator as { readonly storage?: StorageManager }).storage;
  if (!storage) return;
  const root = await storage.getDirectory();
  for (const name of ['outbox-copy-a', 'outbox-copy-b']) await onceFree(() => remove(root, name));
  if (fates.file === 'lost') return;
  const text = rows.map((row) => `\n${JSON.stringify({ punch: row })}\n`).join('');
  const file = await root.getFileHandle('outbox-copy-a', { create: true });
  const writing = await onceFree(() => file.createWritable());
  await writing.write(fates.file === 'kept' ? text : text.slice(0, -200));
  await writing.close();
}

/** Leaves in IndexedDB and localStorage what their fates leave of this. */
export async function writeStores({ fates, record, key, rows, heads }: Stores): Promise<void> {
  const upTo = (fate: string) => (fate === 'kept' ? rows.length : rows.length - 1);
  const fill = (name: string, values: Record<string, unknown[]>) =>
    new Promise<void>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onerror = () => reject(new Error(`${name} cannot be opened.`));
      request.onsuccess = () => {
        const stores = [...request.result.objectStoreNames];
        const transaction = request.result.transaction(stores, 'readwrite');
        for (const store of stores) {
          transaction.objectStore(store).clear();
          for (const value of values[store] ?? []) transaction.objectStore(store).put(value);
        }
        transaction.oncomplete = () => {
          request.result.close();
          resolve();
        };
      };
    });
  const drop = (name: string) =>
    new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = () => resolve();
      request.onerror = () => reject(new Error(`${name} cannot be deleted.`));
    });
  localStorage.clear();
  const head = JSON.stringify(heads.at(-1));
  if (fates.local !== 'lost')
    localStorage.setItem('stimpill-chain-head', fates.local === 'kept' ? head : head.slice(0, 40));
  if (fates.database === 'lost') {
    await drop('stimpill-kiosk');
    await drop('stimpill-outbox');
    return;
  }
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const privateKey = await crypto.subtle.importKey('jwk', key.privateKey, algorithm, false, ['sign']);
  await fill('stimpill-kiosk', {
    device: [record],
    stationKey: [{ id: 'this', deviceToken: record['deviceToken'], ...key, privateKey }],
  });
  const kept = upTo(fates.database);
  await fill('stimpill-outbox', { punches: rows.slice(0, kept), heads: heads.slice(kept - 1, kept) });
}
