// What happens between the first registration of a tablet and the last check: people at all tablets at once, healing, rest, judgement.
import type { CampaignOptions } from '../campaign-options.ts';
import type { Chance } from '../chance.ts';
import type { Company } from '../people/companies.ts';
import { createCanaryWatch } from '../reconcile/canary-watch.ts';
import { createOverlapWatch, type OverlapWatch } from '../reconcile/overlap-watch.ts';
import type { Engine } from '../server/engine.ts';
import { comeToRest } from './come-to-rest.ts';
import { liveThrough } from './live-through.ts';
import type { SeenVisit } from './match-taps.ts';
import { openWall, type Wall, type WallTablet } from './open-wall.ts';
import type { Mishap } from './plan-mishaps.ts';
import { createProfileWatch, type ProfileWatch } from './profile-watch.ts';
import { reconcileBrowsers, type BrowserReconciliation } from './reconcile-browsers.ts';
import type { SharedServer } from './shared-server.ts';
import { createTally, type Tally } from './tally.ts';

type World = Pick<CampaignOptions, 'punches'> & {
  readonly profiles: number;
  readonly mishaps: readonly Mishap[];
  readonly chance: Chance;
  readonly company: Company;
  readonly folder: string;
  readonly engine: Engine;
  readonly server: SharedServer;
};

export type BrowserDays = BrowserReconciliation & {
  readonly taps: number;
  readonly requests: number;
  readonly injected: Readonly<Record<string, number>>;
  /** What the screens said. */
  readonly screens: Readonly<Record<string, number>>;
};

type Memory = {
  readonly injected: Tally;
  readonly screens: Tally;
  readonly profileWatch: ProfileWatch;
  readonly overlaps: OverlapWatch;
  readonly visits: SeenVisit[];
  readonly surprises: string[];
};

export async function liveAtBrowsers(world: World): Promise<BrowserDays> {
  const { company, engine, server } = world;
  const canaries = createCanaryWatch([company]);
  const overlaps = createOverlapWatch((work) =>
    server.undisturbed(() => engine.read(server.databaseFile, work)),
  );
  const memory: Memory = {
    ...{ injected: createTally(), screens: createTally(), visits: [], surprises: [] },
    ...{ profileWatch: createProfileWatch(company), overlaps },
  };
  const onLoadFailed = () => memory.injected.add('page that did not load at once');
  const wall = await openWall({ ...world, onArrival: canaries.seeArrival, onLoadFailed });
  try {
    const rest = await punchAndHeal(world, memory, wall);
    const { visits, surprises, profileWatch } = memory;
    const tablets = wall.tablets.map(({ signing }) => signing);
    const passed = wall.tablets.flatMap(({ line }) => line.passed);
    const lived = { ...world, tablets, visits, overlaps, canaries, profileWatch, surprises, rest, passed };
    const found = await reconcileBrowsers(lived);
    return { ...found, taps: visits.length, ...summarize(wall, memory) };
  } finally {
    await wall.close();
  }
}

async function punchAndHeal(world: World, memory: Memory, { tablets }: Wall) {
  const { profileWatch, surprises } = memory;
  for (const { tablet } of tablets) await profileWatch.seeUntouched(tablet.profile);
  const stopped = (name: string) => (error: unknown) =>
    surprises.push(`${name} cannot go on: ${String(error)}`);
  await Promise.all(tablets.map((each) => punchAt(world, memory, each).catch(stopped(each.tablet.name))));
  for (const { line } of tablets) line.heal();
  const browsers = tablets.map(({ tablet }) => tablet);
  const rest = await comeToRest(browsers, (text) => surprises.push(text));
  for (const { profile } of browsers) await profileWatch.see(profile);
  return rest;
}

async function punchAt(world: World, memory: Memory, { tablet, line, people }: WallTablet): Promise<void> {
  const { chance, server, punches, profiles, mishaps } = world;
  const { injected, screens, profileWatch, overlaps, visits, surprises } = memory;
  line.turnBad();
  await liveThrough({
    ...{ tablet, line, chance, people },
    visits: Math.ceil(punches / profiles),
    mishaps: mishaps.filter((kind) => kind !== 'power cut of the server' || server.canLosePower),
    onVisit: async (visit) => {
      visits.push({ ...visit, tablet: tablet.name });
      screens.add(visit.shown);
      await overlaps.look(visit.person);
    },
    onMishap: injected.add,
    onSurprise: (text) => surprises.push(`${tablet.name}: ${text}`),
    onKilled: () => profileWatch.see(tablet.profile),
  });
}

function summarize({ tablets }: Wall, { injected, screens }: Memory) {
  for (const { line } of tablets) {
    for (const [fault, times] of line.injected) injected.add(fault, times);
  }
  const requests = tablets.reduce((sum, { line }) => sum + line.passed.length, 0);
  return { injected: injected.counts(), screens: screens.counts(), requests };
}
