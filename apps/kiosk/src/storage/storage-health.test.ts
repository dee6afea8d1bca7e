import { describe, expect, it, vi } from 'vitest';
import { askForPersistence, readStorageHealth } from './storage-health.ts';

const yes = () => Promise.resolve(true);

describe('a browser with a part of the storage manager', () => {
  it('tells whether the data is protected without knowing how much room is left', async () => {
    vi.stubGlobal('navigator', { storage: { persist: yes, persisted: yes } });

    expect(await readStorageHealth()).toEqual({ isPersisted: true, freeMiB: undefined });
  });

  it('tells how much room is left without being able to promise anything', async () => {
    const estimate = () => Promise.resolve({ quota: 3 * 1_048_576, usage: 1_048_576 });
    vi.stubGlobal('navigator', { storage: { estimate } });

    expect(await readStorageHealth()).toEqual({ isPersisted: false, freeMiB: 2 });
    expect(await askForPersistence()).toBeUndefined();
  });
});
