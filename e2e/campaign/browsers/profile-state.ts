// What a tablet keeps, read from inside its page but past the kiosk: its public key, and what its outbox still has to send.
import type { Page } from '@playwright/test';
import type { SigningTablet } from '../reconcile/check-chain.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

export async function readSigningTablet(page: Page, name: string): Promise<SigningTablet> {
  const key = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('stimpill-kiosk');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The database of the kiosk cannot be opened.'));
    });
    const rows = await new Promise<Rows>((resolve) => {
      const request = database.transaction('stationKey').objectStore('stationKey').getAll();
      request.onsuccess = () => resolve(request.result as Rows);
    });
    database.close();
    // The private half cannot be read by anybody.
    const { publicKey, bound } = rows[0] ?? {};
    return { publicKey, bound };
  });
  const { x, y } = key.publicKey as { readonly x: string; readonly y: string };
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const publicKey = await crypto.subtle.importKey('jwk', jwk, algorithm, true, ['verify']);
  return { name, keys: [{ publicKey, chain: key.bound as SigningTablet['keys'][number]['chain'] }] };
}

/** How many punches the server has not answered for. */
export function countUnsettled(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const generation = Number(localStorage.getItem('stimpill-outbox-generation') ?? 0);
    const name = generation === 0 ? 'stimpill-outbox' : `stimpill-outbox-${generation}`;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The outbox cannot be opened.'));
    });
    const rows = await new Promise<Rows>((resolve) => {
      const request = database.transaction('punches').objectStore('punches').getAll();
      request.onsuccess = () => resolve(request.result as Rows);
    });
    database.close();
    return rows.filter(({ status }) => status !== 'settled').length;
  });
}
