// The campaign at real browsers: Chromium profiles run the built kiosk behind the bad line, people tap on real screens, and browsers,
// pages, lines and the server die. Server and browsers have the clock of the machine, and nothing of the product is changed.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CampaignOptions } from '../campaign-options.ts';
import { createChance } from '../chance.ts';
import { toCompanyFile } from '../people/companies.ts';
import { prepareServer } from '../server/campaign-server.ts';
import { prepareEngine } from '../server/engine.ts';
import { createBrowserCompany } from './create-browser-company.ts';
import { liveAtBrowsers, type BrowserDays } from './live-at-browsers.ts';
import type { Mishap } from './plan-mishaps.ts';
import { shareServer } from './shared-server.ts';

export type BrowserOptions = Pick<CampaignOptions, 'seed' | 'punches' | 'engine'> & {
  readonly profiles: number;
  /** What may happen to browsers and server, beside what the line does. */
  readonly mishaps: readonly Mishap[];
  /** Another kiosk than the built one. */
  readonly kioskDir?: string;
};

export type BrowserResult = BrowserDays & { readonly options: BrowserOptions; readonly seconds: number };

/** How many people share a tablet: enough that nobody is back at it within seconds. */
const PEOPLE_OF_EACH = 3;

export async function runBrowserCampaign(options: BrowserOptions): Promise<BrowserResult> {
  const startedAt = performance.now();
  const chance = createChance(options.seed);
  const company = createBrowserCompany(chance, options.profiles * PEOPLE_OF_EACH);
  const folder = await mkdtemp(join(tmpdir(), 'stimpill-browsers-'));
  const engine = await prepareEngine(options.engine);
  const { kioskDir } = options;
  const server = shareServer(await prepareServer({ engine, patches: [], hasRealClock: true, kioskDir }));
  try {
    const file = join(folder, 'company.json');
    await writeFile(file, JSON.stringify(toCompanyFile(company)));
    await server.commandLine({ words: ['company', 'import', file], now: Date.now() });
    await server.start(Date.now());
    const days = await liveAtBrowsers({ ...options, chance, company, folder, engine, server });
    return { ...days, options, seconds: (performance.now() - startedAt) / 1_000 };
  } finally {
    await server.remove();
    await engine.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
