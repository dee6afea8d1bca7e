// The key this tablet signs with. Made here, kept by the browser so that it cannot be read, and bound by the server to the device.
// It is stored before the server hears of it: should the answer be lost, the same key is simply offered again.
import { isRefusedWith, type ApiFailure } from '#api/api-failure.ts';
import { browserPorts } from '#api/browser-ports.ts';
import { createCallStation } from '#api/call-station.ts';
import { withDatabase, type ListMode, type StationKey } from '#storage/kiosk-database.ts';

export type BoundKey = StationKey & { readonly bound: NonNullable<StationKey['bound']> };

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const BIND_AGAIN_MS = 10_000;
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' } as const;

export function isBound(key: StationKey | undefined): key is BoundKey {
  return key?.bound !== undefined;
}

/** The key of this registration; undefined when there is none yet. */
export async function loadStationKey(deviceToken: string): Promise<StationKey | undefined> {
  const key = await withDatabase((database) => database.stationKey.get('this'));
  return key?.deviceToken === deviceToken ? key : undefined;
}

export async function signWith({ privateKey }: StationKey, bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign(SIGNATURE, privateKey, new Uint8Array(bytes)));
}

/** Makes the key if there is none, and has the server bind it; the same key answers as the first time. */
export async function bindDeviceKey(
  deviceToken: string,
  listMode?: ListMode,
): Promise<{ readonly key: BoundKey } | { readonly failure: ApiFailure }> {
  const key = (await loadStationKey(deviceToken)) ?? (await makeKey(deviceToken));
  const answer = await asDevice(deviceToken)('registerDeviceKey', {
    body: { publicKey: { kty: 'EC', crv: 'P-256', ...key.publicKey }, ...(listMode ? { listMode } : {}) },
  });
  if (!answer.ok) return { failure: answer.failure };
  const { deviceId, companyId, keyEpoch } = answer.data;
  const bound: BoundKey = { ...key, bound: { deviceId, companyId, keyEpoch } };
  await withDatabase((database) => database.stationKey.put(bound));
  return { key: bound };
}

/** Calls that need no signature, because the key is only being bound. */
function asDevice(deviceToken: string) {
  return createCallStation({
    ...browserPorts,
    identity: () => ({
      deviceToken,
      keyEpoch: 0,
      sign: () => Promise.reject(new Error('The key is not bound yet.')),
    }),
    serverNow: () => Date.now(),
    clock: { monotonicNow: () => performance.now(), wallNow: () => Date.now() },
    onExchange: () => undefined,
    onContact: () => undefined,
  });
}

/** Until the server has bound the key, or has said that it never will. */
export async function keepBinding(deviceToken: string): Promise<boolean> {
  for (;;) {
    const result = await bindDeviceKey(deviceToken);
    if ('key' in result) return true;
    if (!isWorthAnotherTry(result.failure)) return false;
    await new Promise<void>((resolve) => browserPorts.after(BIND_AGAIN_MS, resolve));
  }
}

/** The server was not reached, or had trouble of its own. */
function isWorthAnotherTry(failure: ApiFailure): boolean {
  return failure.kind !== 'refused' || isRefusedWith(failure, 'rate.limited');
}

async function makeKey(deviceToken: string): Promise<StationKey> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
  const { x, y } = await crypto.subtle.exportKey('jwk', publicKey);
  if (x === undefined || y === undefined) throw new Error('The browser made a key without coordinates.');
  const key: StationKey = { id: 'this', deviceToken, privateKey, publicKey: { x, y }, bound: undefined };
  await withDatabase((database) => database.stationKey.put(key));
  return key;
}
