import { describe, expect, it } from 'vitest';
import { isLoopback, whyOthersReach } from './why-others-reach.ts';

describe('a host of this machine alone', () => {
  it.each(['127.0.0.1', '127.1.2.3', 'localhost', 'app.localhost', '::1', '[::1]'])('is %s', (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  it.each(['0.0.0.0', '::', '10.0.0.1', '2001:db8::1', '127.evil.example', 'localhost.example'])(
    'is not %s',
    (host) => {
      expect(isLoopback(host)).toBe(false);
    },
  );
});

describe('what lets others reach a server', () => {
  const nothing = { host: '127.0.0.1', publicOrigin: null, trustProxy: null };

  it('is nothing where it listens for this machine alone, and says of itself that it does', () => {
    expect(whyOthersReach(nothing)).toEqual([]);
    expect(whyOthersReach({ ...nothing, publicOrigin: 'http://localhost:8080' })).toEqual([]);
  });

  it.each([
    [{ host: '0.0.0.0' }, 'HOST'],
    [{ publicOrigin: 'https://clock.example.com' }, 'PUBLIC_ORIGIN'],
    [{ trustProxy: 1 }, 'TRUST_PROXY'],
  ])('is each setting that says so by itself: %j', (setting, name) => {
    expect(whyOthersReach({ ...nothing, ...setting })).toEqual([name]);
  });
});
