import { beforeEach, describe, expect, it } from 'vitest';
import {
  loadDeviceRecord,
  markDeviceReady,
  markDeviceRevoked,
  saveDeviceRecord,
} from '#device/device-record.ts';
import { DEVICE } from '#testing/render-kiosk.tsx';
import { kioskDatabase } from './kiosk-database.ts';
import { canStoreAndReadBack } from './storage-health.ts';

beforeEach(async () => {
  await kioskDatabase.device.clear();
});

describe('what a tablet keeps', () => {
  it('is nothing before set-up', async () => {
    expect(await loadDeviceRecord()).toBeUndefined();
  });

  it('survives the database being closed under the page', async () => {
    await saveDeviceRecord(DEVICE);

    kioskDatabase.close();

    expect(await loadDeviceRecord()).toEqual(DEVICE);
  });

  it('keeps the settings of a tablet that was revoked', async () => {
    await saveDeviceRecord(DEVICE);

    await markDeviceRevoked();

    expect(await loadDeviceRecord()).toEqual({ ...DEVICE, isRevoked: true });
  });

  it('remembers the language set-up ended in', async () => {
    await saveDeviceRecord({ ...DEVICE, isReady: false });

    await markDeviceReady('pl');

    expect(await loadDeviceRecord()).toMatchObject({ isReady: true, language: 'pl' });
  });

  it('has no place for a PIN, a password or a session', () => {
    const tables = kioskDatabase.tables.map(({ name }) => name);

    expect(tables.sort()).toEqual([
      'device',
      'log',
      'punchListSnapshot',
      'selfTest',
      'stationKey',
      'stationSettings',
    ]);
  });

  it('can be tried by writing and reading back, leaving nothing behind', async () => {
    expect(await canStoreAndReadBack()).toBe(true);
    expect(await kioskDatabase.selfTest.count()).toBe(0);
  });
});
