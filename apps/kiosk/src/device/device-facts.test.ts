import { afterEach, describe, expect, it } from 'vitest';
import { readDeviceFacts, toBrowserName } from './device-facts.ts';

const give = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

afterEach(() => {
  for (const name of ['permissions', 'getBattery', 'storage']) give(name, undefined);
});

describe('what the tablet tells of itself', () => {
  it('is unknown where the browser does not tell', async () => {
    expect(await readDeviceFacts()).toMatchObject({
      isPersisted: undefined,
      freeMib: undefined,
      camera: undefined,
      battery: undefined,
    });
  });

  it('is what the browser says', async () => {
    give('permissions', { query: () => Promise.resolve({ state: 'denied' }) });
    give('getBattery', () => Promise.resolve({ level: 0.806, charging: true }));
    give('storage', {
      persisted: () => Promise.resolve(true),
      estimate: () => Promise.resolve({ quota: 900 * 1_048_576, usage: 100 * 1_048_576 }),
    });

    expect(await readDeviceFacts()).toMatchObject({
      isPersisted: true,
      freeMib: 800,
      camera: 'denied',
      battery: { percent: 81, isCharging: true },
    });
  });

  it.each([
    ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36', 'Chrome 156'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36 Edg/156.0', 'Edge 156'],
    ['Mozilla/5.0 (iPad; CPU OS 18_1) AppleWebKit/605 Version/18.1 Mobile Safari/604.1', 'Safari 18'],
    ['Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/153.0', 'Firefox 153'],
    ['something new', 'something new'],
  ])('names the browser of %s', (userAgent, expected) => {
    expect(toBrowserName(userAgent)).toBe(expected);
  });
});
