// The days pass evenly in the minutes that the soak was given, and the server hears what time it is, also at night when nobody asks it
// anything.
import { setTimeout as wait } from 'node:timers/promises';
import { DAY_MS, MINUTE_MS, type Life } from './life.ts';

const EVERY_MS = 5 * MINUTE_MS;

export function schedulePace({ options, server, start, timeline }: Life): void {
  const realMs = (options.minutes * MINUTE_MS) / (options.days * DAY_MS);
  let startedAt: number | undefined;
  for (let at = start; at <= start + options.days * DAY_MS; at += EVERY_MS)
    timeline.at(at, async () => {
      startedAt ??= performance.now();
      server.tellTime(timeline.now());
      const early = startedAt + (timeline.now() - start) * realMs - performance.now();
      if (early > 0) await wait(early);
    });
}
