import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concernsOf, LOW_STORAGE_MIB, SILENT_MS, stateConcerns, isOlderVersion } from './tablet-concerns.ts';
import type { Tablet } from './tablet-store.ts';

const NOW = Date.UTC(2026, 2, 2, 12);

const WELL: Tablet = {
  id: 'tablet',
  companyId: 'company',
  name: 'Eldhús',
  registeredAt: 0,
  revokedAt: null,
  lastSeenAt: NOW,
  hasKey: true,
  reportedAt: NOW,
  heardThrough: NOW,
  appVersion: '1.2.0',
  waitingPunches: 0,
  isStoragePersistent: true,
  freeStorageMiB: LOW_STORAGE_MIB,
  alarm: null,
};

const concerns = (tablet: Partial<Tablet>) =>
  concernsOf({ ...WELL, ...tablet }, [], { now: NOW, serverVersion: '1.2.0' });

describe('a tablet', () => {
  it('that is well has no concerns', () => {
    expect(concerns({})).toEqual([]);
  });

  it('is silent after an hour without a sign of life, and not before', () => {
    const after = concerns({ lastSeenAt: NOW - SILENT_MS - 1 });

    expect(concerns({ lastSeenAt: NOW - SILENT_MS })).toEqual([]);
    expect(after).toEqual([{ kind: 'silent', since: NOW - SILENT_MS - 1 }]);
  });

  it('has a concern for each problem that it tells', () => {
    const told = {
      waitingPunches: 7,
      freeStorageMiB: LOW_STORAGE_MIB - 1,
      isStoragePersistent: false,
      alarm: 'The tablet could not store a punch.',
      appVersion: '1.1.9',
    };

    expect(concerns(told)).toEqual([
      { kind: 'holds_punches', count: 7, saidAt: NOW },
      { kind: 'storage_low', freeMiB: LOW_STORAGE_MIB - 1 },
      { kind: 'storage_not_persistent' },
      { kind: 'alarm', text: 'The tablet could not store a punch.' },
      { kind: 'app_older', version: '1.1.9' },
    ]);
  });

  it('that is out of use, or has no key, has no concern for what it told', () => {
    const bad = { lastSeenAt: 0, waitingPunches: 7, freeStorageMiB: 0, alarm: 'x', appVersion: '0.0.1' };

    expect(concerns({ ...bad, revokedAt: NOW })).toEqual([]);
    expect(concerns({ ...bad, hasKey: false })).toEqual([]);
  });

  it('that is out of use still has a concern for each kind of its open incidents', () => {
    const open = [{ companyId: 'company', deviceId: 'tablet', kind: 'clock_set', count: 3 }];

    const found = concernsOf({ ...WELL, revokedAt: NOW }, open, { now: NOW, serverVersion: '1.2.0' });

    expect(found).toEqual([{ kind: 'incident', incident: 'clock_set', count: 3 }]);
  });

  it('that has told nothing yet can only be silent', () => {
    const nothing = {
      reportedAt: null,
      appVersion: null,
      waitingPunches: null,
      isStoragePersistent: null,
      freeStorageMiB: null,
    };

    expect(stateConcerns({ ...WELL, ...nothing }, NOW)).toEqual([]);
  });
});

describe('the version of an app', () => {
  const version = fc.array(fc.nat(20), { minLength: 1, maxLength: 4 });
  const text = (numbers: readonly number[]) => numbers.join('.');

  it('is never older than itself, and of two that differ exactly one is older', () => {
    fc.assert(
      fc.property(version, version, (a, b) => {
        const differs = Array.from({ length: 4 }, (_, i) => (a[i] ?? 0) !== (b[i] ?? 0)).some(Boolean);
        expect(isOlderVersion(text(a), text(a))).toBe(false);
        expect(isOlderVersion(text(a), text(b)) !== isOlderVersion(text(b), text(a))).toBe(differs);
      }),
    );
  });

  it('counts by its numbers, and one without numbers is not known to be older', () => {
    expect(isOlderVersion('0.9.0', '0.10.0')).toBe(true);
    expect(isOlderVersion('1.0.0-test', '1.0.0')).toBe(false);
    expect(isOlderVersion('main', '1.0.0')).toBe(false);
  });
});
