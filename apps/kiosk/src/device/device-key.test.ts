import { beforeEach, describe, expect, it, vi } from 'vitest';
import { kioskDatabase } from '#storage/kiosk-database.ts';
import {
  COMPANY_ID,
  createFakeServer,
  DEVICE_ID,
  DEVICE_TOKEN,
  type FakeServer,
} from '#testing/fake-server.ts';
import { bindDeviceKey, isBound, loadStationKey, signWith } from './device-key.ts';

let server: FakeServer;

beforeEach(async () => {
  server = createFakeServer();
  vi.stubGlobal('fetch', server.fetch);
  await kioskDatabase.stationKey.clear();
});

const offeredKeys = () => server.callsOf('registerDeviceKey').map(({ body }) => body['publicKey']);

describe('the key of a tablet', () => {
  it('is bound to the device, and then it signs', async () => {
    await bindDeviceKey(DEVICE_TOKEN, 'short');

    const key = await loadStationKey(DEVICE_TOKEN);
    expect(key?.bound).toEqual({ deviceId: DEVICE_ID, companyId: COMPANY_ID, keyEpoch: 1 });
    expect(await signWith(key!, new Uint8Array([1, 2, 3]))).toHaveLength(64);
    expect(server.callsOf('registerDeviceKey')[0]?.body).toMatchObject({ listMode: 'short' });
  });

  it('cannot leave the tablet', async () => {
    await bindDeviceKey(DEVICE_TOKEN);
    const key = await loadStationKey(DEVICE_TOKEN);

    await expect(crypto.subtle.exportKey('jwk', key!.privateKey)).rejects.toThrow();
    await expect(crypto.subtle.exportKey('pkcs8', key!.privateKey)).rejects.toThrow();
  });

  it('is offered again unchanged when the answer was lost', async () => {
    server.break('registerDeviceKey', { kind: 'dead' });
    const lost = await bindDeviceKey(DEVICE_TOKEN);
    const kept = await loadStationKey(DEVICE_TOKEN);
    server.heal('registerDeviceKey');

    const again = await bindDeviceKey(DEVICE_TOKEN);

    expect(lost).toEqual({ failure: { kind: 'offline' } });
    expect(isBound(kept)).toBe(false);
    expect(again).toHaveProperty('key.bound.keyEpoch', 1);
    expect(new Set(offeredKeys().map((key) => JSON.stringify(key))).size).toBe(1);
  });

  it('belongs to one registration only', async () => {
    await bindDeviceKey(DEVICE_TOKEN);

    expect(await loadStationKey('the token of another registration')).toBeUndefined();
  });
});
