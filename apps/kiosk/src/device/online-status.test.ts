import { describe, expect, it } from 'vitest';
import { initialOnlineStatus, toOnlineStatus, type Contact } from './online-status.ts';

const failed = (isSlow = false, isQuestion = true): Contact => ({
  reached: false,
  at: 0,
  isSlow,
  isQuestion,
});
/** Something else than a question. */
const failedOtherwise = (isSlow = false): Contact => failed(isSlow, false);
const reached = (tookMs = 40): Contact => ({ reached: true, at: 0, tookMs });
const after = (...contacts: readonly Contact[]) =>
  contacts.reduce(toOnlineStatus, initialOnlineStatus).connection;

describe('the connection that is shown', () => {
  it('is unknown before the first answer, and after one failure', () => {
    expect(after()).toBe('unknown');
    expect(after(failed())).toBe('unknown');
  });

  it('is there with the first answer', () => {
    expect(after(reached())).toBe('online');
    expect(after(failed(), reached())).toBe('online');
  });

  it('stays online through one failure', () => {
    expect(after(reached(), failed(), reached(), failed())).toBe('online');
  });

  it.each([
    ['both refused', [failed(), failed()]],
    ['both without an answer', [failed(true), failed(true)]],
    ['one of each', [failed(true), failed()]],
  ] as const)('is lost after two failures in a row, whatever their form: %s', (_, failures) => {
    expect(after(reached(), ...failures)).toBe('offline');
    expect(after(...failures)).toBe('offline');
  });

  it('is never lost by calls that fail while questions are answered, however many do', () => {
    expect(after(reached(), failedOtherwise(), failedOtherwise(), failedOtherwise())).toBe('online');
    expect(after(reached(), failedOtherwise(), failed())).toBe('online');
    expect(after(failed(), failed(), reached(), failedOtherwise(), reached())).toBe('online');
  });

  it('is not back after one good answer, but after two', () => {
    const outage = [failed(), failed()];

    expect(after(...outage, reached())).toBe('offline');
    expect(after(...outage, reached(), failed(), reached())).toBe('offline');
    expect(after(...outage, reached(), reached())).toBe('online');
  });

  it('is slow after one slow answer, and after one that did not come in time', () => {
    expect(after(reached(2_100))).toBe('slow');
    expect(after(reached(2_100), reached())).toBe('online');
    expect(after(reached(), failed(true))).toBe('slow');
    expect(after(reached(), failedOtherwise(true))).toBe('slow');
    expect(after(reached(), failed(true), reached())).toBe('online');
  });
});
