// Does the campaign at real browsers find bugs? Every planted kiosk must turn it red.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hunted } from '../planted/planted-report.ts';
import { runBrowserCampaign } from './browser-campaign.ts';
import { buildReadableKiosk, PLANTED_KIOSKS, plantInKiosk, type PlantedKiosk } from './planted-kiosks.ts';

/** How many punches are made at one tablet: enough for each mishap to come several times. */
const PUNCHES = 12;

export async function huntInBrowsers(seed: number): Promise<readonly Hunted[]> {
  const folder = await mkdtemp(join(tmpdir(), 'stimpill-planted-kiosks-'));
  try {
    const readable = join(folder, 'readable');
    await buildReadableKiosk(readable);
    const hunted: Hunted[] = [];
    for (const [place, bug] of PLANTED_KIOSKS.entries()) {
      const kioskDir = join(folder, String(place));
      await plantInKiosk(readable, kioskDir, bug);
      const red = await play(seed, bug, kioskDir);
      hunted.push({ number: String(place + 1), name: bug.name, red, reached: undefined });
    }
    return hunted;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function play(seed: number, { mishaps }: PlantedKiosk, kioskDir: string): Promise<readonly string[]> {
  const options = { seed, punches: PUNCHES, engine: 'sqlite', profiles: 1, mishaps, kioskDir } as const;
  const { checks } = await runBrowserCampaign(options);
  return checks
    .filter(({ problems }) => problems.length > 0)
    .map(({ id, problems }) => `${id}: ${problems[0] ?? ''}`);
}
