// After healing: tablets ask and report as they always do, and within two minutes nothing may be left to send.
import type { Tablet } from '../tablets/tablet.ts';
import type { Timeline } from '../timeline.ts';

export type Rest = { readonly waiting: readonly { readonly tablet: string; readonly punches: number }[] };

const WITHIN_MS = 120_000;
const EVERY_MS = 10_000;

export async function comeToRest(timeline: Timeline, tablets: readonly Tablet[]): Promise<Rest> {
  for (const tablet of tablets) await tablet.cutOff(false);
  const end = timeline.now() + WITHIN_MS;
  while (timeline.now() < end) {
    for (const tablet of tablets) await tablet.lookAround();
    await timeline.play(timeline.now() + EVERY_MS);
  }
  const waiting: { tablet: string; punches: number }[] = [];
  for (const tablet of tablets) waiting.push({ tablet: tablet.name, punches: await tablet.waiting() });
  return { waiting };
}
