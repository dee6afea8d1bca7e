import { describe, expect, it } from 'vitest';
import { testSecrets } from '../../../../test/test-secrets.ts';
import { readAnchor, signAnchor } from './time-anchor.ts';

const secrets = testSecrets();
const device = { companyId: 'company', deviceId: 'device' };
const NOW = Date.parse('2026-03-02T06:58:12.345Z');

describe('an anchor', () => {
  it('gives back the time that it was signed with', () => {
    expect(readAnchor(secrets, device, signAnchor(secrets, device, NOW))).toBe(NOW);
  });

  it('is different each time, so that nobody can make one in advance', () => {
    expect(signAnchor(secrets, device, NOW)).not.toBe(signAnchor(secrets, device, NOW));
  });

  it('is good for one device of one company', () => {
    const anchor = signAnchor(secrets, device, NOW);

    expect(readAnchor(secrets, { ...device, deviceId: 'other' }, anchor)).toBeUndefined();
    expect(readAnchor(secrets, { ...device, companyId: 'other' }, anchor)).toBeUndefined();
    expect(readAnchor(testSecrets(), device, anchor)).toBeUndefined();
  });

  it('is refused when any character of it was changed', () => {
    const anchor = signAnchor(secrets, device, NOW);

    for (let at = 0; at < anchor.length - 1; at += 1) {
      const changed = `${anchor.slice(0, at)}${anchor[at] === '1' ? '2' : '1'}${anchor.slice(at + 1)}`;
      expect(readAnchor(secrets, device, changed)).toBeUndefined();
    }
    expect(readAnchor(secrets, device, '')).toBeUndefined();
  });
});
