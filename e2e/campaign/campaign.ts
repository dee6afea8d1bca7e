// One whole campaign: companies, people who punch, a bad line, and a server that may die at any moment. Then the line is healed, tablets
// send what they still have, and what the server holds is compared with what was done.
import { checkHappened } from './at-least.ts';
import type { CampaignOptions } from './campaign-options.ts';
import { createChance, type Chance } from './chance.ts';
import { createJournal } from './journal.ts';
import { createFaultProxy } from './network/fault-proxy.ts';
import { createCompanies, toCompanyFile, type Company } from './people/companies.ts';
import { importCompanies } from './people/import-companies.ts';
import { planShifts } from './people/plan-shifts.ts';

import { prepareEngine, type Engine } from './server/engine.ts';
import type { Patch } from './server/built-server.ts';
import { CHEAP_HASHES, prepareServer, OWN_CLOCK, type CampaignServer } from './server/campaign-server.ts';
import { createTimeline } from './timeline.ts';
import { comeToRest } from './play/come-to-rest.ts';
import { openStage } from './play/open-stage.ts';
import { schedule } from './play/schedule.ts';
import { refuseEmpty, type Reconciliation } from './reconcile/check.ts';
import { reconcile } from './reconcile/reconcile.ts';
import { createCanaryWatch } from './reconcile/canary-watch.ts';
import { createOverlapWatch, type Read } from './reconcile/overlap-watch.ts';
import { createPinWatch } from './pins/pin-watch.ts';
import { receiptOpener } from './told/open-receipt.ts';
import { createToldWatch } from './told/told-watch.ts';
import type { Shift } from './people/shift.ts';

/** A Monday in March. */
const START = Date.parse('2026-03-02T05:00:00.000Z');
const DAY_MS = 86_400_000;
/** The age of the sealing key at the start: the next key comes into force in the middle of the thirty days. */
const SEALING_KEY_AGE_MS = 75 * DAY_MS;

export type CampaignResult = Reconciliation & {
  readonly options: CampaignOptions;
  readonly taps: number;
  readonly requests: number;
  readonly injected: Readonly<Record<string, number>>;
  readonly seconds: number;
};

export async function runCampaign(
  options: CampaignOptions,
  planted: readonly Patch[] = [],
): Promise<CampaignResult> {
  const startedAt = performance.now();
  const chance = createChance(options.seed);
  const companies = createCompanies(chance, options.companies, options.peopleOfEach);
  const shifts = new Map(
    companies.map((company) => [company.id, planShifts(chance, options, company, START)]),
  );
  const engine = await prepareEngine(options.engine);
  const outside = options.hasRealHashes ? OWN_CLOCK : [...OWN_CLOCK, CHEAP_HASHES];
  const patches = [...outside, ...planted];
  const server = await prepareServer({ engine, patches, servers: options.servers });
  try {
    const toFile = (company: Company) => toCompanyFile(company, shifts.get(company.id));
    await importCompanies(server, companies, { toFile, now: START - SEALING_KEY_AGE_MS });
    await server.start(START);
    await server.second?.start(START);
    const result = await live({ options, chance, companies, shifts, engine, server });
    return { ...result, options, seconds: (performance.now() - startedAt) / 1_000 };
  } finally {
    await server.remove();
    await engine.stop();
  }
}

type World = {
  readonly options: CampaignOptions;
  readonly chance: Chance;
  readonly companies: readonly Company[];
  readonly shifts: ReadonlyMap<string, readonly Shift[]>;
  readonly engine: Engine;
  readonly server: CampaignServer;
};

async function live(world: World): Promise<Omit<CampaignResult, 'options' | 'seconds'>> {
  const { options, chance, companies, engine, server } = world;
  const timeline = createTimeline(START);
  const canaries = createCanaryWatch(companies);
  const read: Read = (work) => engine.read(server.databaseFile, work);
  const pinWatch = createPinWatch();
  const toldWatch = createToldWatch(
    companies.map(({ id }) => id),
    read,
    await receiptOpener(server),
  );
  let isUnderWay = false;
  const proxy = await createFaultProxy({
    chance,
    timeline,
    server,
    isFaulty: () => isUnderWay,
    onDeparture: toldWatch.lookBefore,
    onArrival: async (arrival) => {
      canaries.seeArrival(arrival);
      pinWatch.see(arrival);
      await toldWatch.see(arrival);
    },
  });
  try {
    const journal = createJournal();
    const stage = await openStage({ chance, options, timeline, journal, companies, origin: proxy.origin });
    const overlaps = createOverlapWatch(read);
    isUnderWay = true;
    const troubles = schedule({ ...world, timeline, journal, proxy, stage, overlaps });
    await timeline.play(START + (options.days + 1) * DAY_MS);
    await proxy.heal();
    for (const one of [server, server.second]) if (one?.isAlive() === false) await one.start(timeline.now());
    const rest = await comeToRest(timeline, stage.tablets);
    const found = await reconcile({
      ...world,
      timeline,
      journal,
      proxy,
      overlaps,
      canaries,
      toldWatch,
      pinWatch,
      stage,
      rest,
    });
    const injected = { ...Object.fromEntries([...proxy.injected].sort()), ...troubles() };
    const happened = checkHappened(options, injected, server.canLosePower);
    return {
      ...found,
      checks: [...found.checks, happened].map(refuseEmpty(options)),
      taps: journal.taps.length,
      requests: proxy.passed.length,
      injected,
    };
  } finally {
    await proxy.close();
  }
}
