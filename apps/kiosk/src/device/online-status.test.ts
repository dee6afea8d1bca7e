import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createOnlineStatus,
  initialOnlineStatus,
  toOnlineStatus,
  watchForLoss,
  type Contact,
} from './online-status.ts';

const failed = (at: number): Contact => ({ reached: false, at });
const reached = (at: number, tookMs = 40): Contact => ({ reached: true, at, tookMs });
const after = (...contacts: readonly Contact[]) =>
  contacts.reduce(toOnlineStatus, initialOnlineStatus).connection;

describe('the connection that is shown', () => {
  it('is unknown before the first answer, and while only little has failed', () => {
    expect(after()).toBe('unknown');
    expect(after(failed(0), failed(3_900))).toBe('unknown');
  });

  it('is there with the first answer', () => {
    expect(after(reached(0))).toBe('online');
    expect(after(failed(0), reached(1_000))).toBe('online');
  });

  it('stays online through a failure of less than four seconds', () => {
    expect(after(reached(0), failed(1_000), failed(4_900))).toBe('online');
  });

  it('is offline after four seconds of failure', () => {
    expect(after(reached(0), failed(1_000), failed(3_000), failed(5_000))).toBe('offline');
    expect(after(failed(0), failed(4_000))).toBe('offline');
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

describe('a loss', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const watched = () => {
    const status = createOnlineStatus();
    const stop = watchForLoss(status);
    const tell = (contact: Contact) => status.setState((before) => toOnlineStatus(before, contact));
    return { tell, stop, connection: () => status.getState().connection };
  };

  it('is known four seconds after the first failed contact, although no other one ends', () => {
    const { tell, connection } = watched();
    tell(reached(0));
    tell(failed(1_000));

    vi.advanceTimersByTime(3_900);
    expect(connection()).toBe('online');
    vi.advanceTimersByTime(100);

    expect(connection()).toBe('offline');
  });

  it('is none when an answer comes meanwhile', () => {
    const { tell, connection } = watched();
    tell(failed(0));
    tell(reached(2_000));

    vi.advanceTimersByTime(10_000);

    expect(connection()).toBe('online');
  });

  it('is not waited for any more once nobody watches', () => {
    const { tell, stop, connection } = watched();
    tell(failed(0));
    stop();

    vi.advanceTimersByTime(10_000);

    expect(connection()).toBe('unknown');
  });
});
