import { describe, expect, it } from 'vitest';
import { initialOnlineStatus, toOnlineStatus, type Contact } from './online-status.ts';

const failed = (at: number): Contact => ({ reached: false, at });
const reached = (at: number, tookMs = 40): Contact => ({ reached: true, at, tookMs });
const after = (...contacts: readonly Contact[]) =>
  contacts.reduce(toOnlineStatus, initialOnlineStatus).connection;

describe('the connection that is shown', () => {
  it('stays online through a failure of less than five seconds', () => {
    expect(after(failed(0), failed(4_900))).toBe('online');
  });

  it('is offline after five seconds of failure', () => {
    expect(after(failed(0), failed(2_000), failed(5_000))).toBe('offline');
  });

  it('is not back after one good answer, but after two', () => {
    const outage = [failed(0), failed(5_000)];

    expect(after(...outage, reached(6_000))).toBe('offline');
    expect(after(...outage, reached(6_000), reached(8_000))).toBe('online');
  });

  it('forgets a short failure after a good answer', () => {
    expect(after(failed(0), reached(1_000), failed(6_000))).toBe('online');
  });

  it('is slow when an answer takes more than three seconds', () => {
    expect(after(reached(0, 3_200))).toBe('slow');
    expect(after(reached(0, 3_200), reached(4_000))).toBe('online');
  });
});
