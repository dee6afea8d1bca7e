import { expect, it } from 'vitest';
import { createTimeline } from './timeline.ts';

it('lets events happen in the order of their times, one after the other', async () => {
  const timeline = createTimeline(0);
  const seen: string[] = [];
  const note = (what: string) => () => void seen.push(`${what} at ${timeline.now()}`);

  timeline.at(30, note('third'));
  timeline.at(10, () => {
    note('first')();
    timeline.pass(15);
    timeline.at(12, note('second, which became late'));
  });
  timeline.at(30, note('fourth'));
  await timeline.play();

  expect(seen).toEqual(['first at 10', 'second, which became late at 25', 'third at 30', 'fourth at 30']);
});

it('stops at a moment with time at that moment', async () => {
  const timeline = createTimeline(0);
  const seen: number[] = [];
  for (const moment of [1, 2, 3]) timeline.at(moment, () => void seen.push(moment));

  await timeline.play(2);

  expect(seen).toEqual([1, 2]);
  expect(timeline.now()).toBe(2);
});

it('shows whole milliseconds, as the clocks of servers and tablets do', async () => {
  const timeline = createTimeline(1_000);
  const seen: number[] = [];
  timeline.at(1_000.4, () => {
    seen.push(timeline.now());
    timeline.pass(0.3);
    seen.push(timeline.now());
  });

  await timeline.play();

  expect(seen).toEqual([1_001, 1_002]);
});
