// After healing: tablets ask and report as they always do, and within two minutes nothing may be left to send.
import type { Tablet } from '../tablets/tablet.ts';
import type { Timeline } from '../timeline.ts';

export type Rest = {
  readonly waiting: readonly { readonly tablet: string; readonly punches: number }[];
  /** Punches whose photo a tablet still holds, after more time: photos follow in the background, and nobody waits for them. */
  readonly photos: readonly { readonly tablet: string; readonly punchId: string }[];
};

const WITHIN_MS = 120_000;
const EVERY_MS = 10_000;
const PHOTO_ROUNDS = 12;
const PHOTOS_EVERY_MS = 5 * 60_000;

export async function comeToRest(timeline: Timeline, tablets: readonly Tablet[]): Promise<Rest> {
  for (const tablet of tablets) await tablet.cutOff(false);
  const end = timeline.now() + WITHIN_MS;
  while (timeline.now() < end) {
    for (const tablet of tablets) await tablet.lookAround();
    await timeline.play(timeline.now() + EVERY_MS);
  }
  const waiting: { tablet: string; punches: number }[] = [];
  for (const tablet of tablets) waiting.push({ tablet: tablet.name, punches: await tablet.waiting() });
  return { waiting, photos: await sendLastPhotos(timeline, tablets) };
}

/** A permission to upload lasts some minutes; the next one is asked for later each time. */
async function sendLastPhotos(timeline: Timeline, tablets: readonly Tablet[]): Promise<Rest['photos']> {
  for (let round = 0; round < PHOTO_ROUNDS; round += 1) {
    const left = await photosLeft(tablets);
    if (left.length === 0) return left;
    const holding = new Set(left.map(({ tablet }) => tablet));
    for (const tablet of tablets) if (holding.has(tablet.name)) await tablet.lookAround();
    await timeline.play(timeline.now() + PHOTOS_EVERY_MS);
  }
  return photosLeft(tablets);
}

async function photosLeft(tablets: readonly Tablet[]): Promise<Rest['photos']> {
  const left: { tablet: string; punchId: string }[] = [];
  for (const tablet of tablets)
    for (const punchId of await tablet.photosLeft()) left.push({ tablet: tablet.name, punchId });
  return left;
}
