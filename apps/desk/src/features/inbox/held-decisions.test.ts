import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenReview } from '#api/reviews.ts';
import { createHeldDecisions, type Held, type Outcome } from './held-decisions.ts';

const HOLD_MS = 6_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const about = (reviewId: string) => ({
  decision: { by: 'item', reviewId, body: { decision: 'accept' } } as const,
  questions: [{ id: reviewId } as OpenReview],
  choice: 'It counts',
});

function held(outcome: () => Outcome = () => 'done', shown = Promise.resolve()) {
  const sent: string[] = [];
  const send = async ({ questions }: Held, outlivesPage: boolean) => {
    sent.push(`${questions[0]?.id ?? ''}${outlivesPage ? ' at the last moment' : ''}`);
    return Promise.resolve(outcome());
  };
  const decisions = createHeldDecisions({ send, onSettled: async () => shown }, HOLD_MS);
  return { decisions, sent };
}

describe('a decision', () => {
  it('is held for some seconds, and then sent once', async () => {
    const { decisions, sent } = held();
    decisions.hold(about('a'));

    await vi.advanceTimersByTimeAsync(HOLD_MS - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(HOLD_MS);

    expect(sent).toEqual(['a']);
    expect(decisions.read()).toEqual([]);
  });

  it('that is pressed twice is one', async () => {
    const { decisions, sent } = held();
    decisions.hold(about('a'));
    decisions.hold(about('a'));

    await vi.advanceTimersByTimeAsync(2 * HOLD_MS);

    expect(sent).toEqual(['a']);
  });

  it('that waits behind another is sent once, however often all are sent', async () => {
    let isThere = false;
    const { decisions, sent } = held(() => (isThere ? 'done' : 'unsent'));
    decisions.hold(about('a'));
    decisions.hold(about('b'));
    await vi.advanceTimersByTimeAsync(2 * HOLD_MS);
    isThere = true;
    sent.length = 0;

    await Promise.all([decisions.send(), decisions.send()]);

    expect(sent).toEqual(['a', 'b']);
  });

  it('that is taken back is never sent', async () => {
    const { decisions, sent } = held();
    decisions.hold(about('a'));

    expect(decisions.takeBack()?.questions[0]?.id).toBe('a');
    await vi.advanceTimersByTimeAsync(2 * HOLD_MS);

    expect(sent).toEqual([]);
    expect(decisions.takeBack()).toBeUndefined();
  });

  it('is sent with the next one, which is held in its place', async () => {
    const { decisions, sent } = held();
    decisions.hold(about('a'));
    decisions.hold(about('b'));

    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['a']);
    expect(decisions.read().map(({ state }) => state)).toEqual(['held']);
    await vi.advanceTimersByTimeAsync(HOLD_MS);

    expect(sent).toEqual(['a', 'b']);
  });

  it('is sent at once when the page is left', async () => {
    const { decisions, sent } = held();
    decisions.hold(about('a'));

    await decisions.send(true);
    await vi.advanceTimersByTimeAsync(2 * HOLD_MS);

    expect(sent).toEqual(['a at the last moment']);
  });

  it('stays until there is an answer to it', async () => {
    let outcome: Outcome = 'unsent';
    const { decisions, sent } = held(() => outcome);
    decisions.hold(about('a'));
    await vi.advanceTimersByTimeAsync(HOLD_MS);
    expect(decisions.read().map(({ state }) => state)).toEqual(['unsent']);

    outcome = 'done';
    await decisions.send();
    await vi.advanceTimersByTimeAsync(0);

    expect(sent).toEqual(['a', 'a']);
    expect(decisions.read()).toEqual([]);
  });

  it('is not open again until the page shows that it was made, and the next does not wait for that', async () => {
    let show: () => void = () => undefined;
    const shown = new Promise<void>((resolve) => (show = resolve));
    const { decisions, sent } = held(() => 'done', shown);
    decisions.hold(about('a'));
    decisions.hold(about('b'));

    await decisions.send();
    const before = decisions.read().map(({ state }) => state);
    show();
    await vi.advanceTimersByTimeAsync(0);

    expect(sent).toEqual(['a', 'b']);
    expect(before).toEqual(['sending', 'sending']);
    expect(decisions.read()).toEqual([]);
  });
});
