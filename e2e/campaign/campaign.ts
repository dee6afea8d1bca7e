// A campaign, whole: companies, a server that may die at any moment, a line that does what it likes, people who punch; then the
// line is healed, everything comes to rest, and what the server holds is held against what was done.
import { writeFile } from 'node:fs/promises';
import { join, dirname } from 'node:path';
import type { CampaignOptions } from './campaign-options.ts';
import { createChance, type Chance } from './chance.ts';
import { createCallApi } from './doors/call-api.ts';
import { tapLive, type LiveDoor } from './doors/live-door.ts';
import {
  createKioskDoor,
  createPartnerDoor,
  createTerminalDoor,
  registerDevice,
} from './doors/public-doors.ts';
import { createJournal, type Door, type Journal } from './journal.ts';
import { createFaultProxy, type FaultProxy } from './network/fault-proxy.ts';
import type { Fault } from './network/fault.ts';
import { createCompanies, toCompanyFile, type Company } from './people/companies.ts';
import { planTaps, type PlannedTap } from './people/plan-taps.ts';
import { prepareEngine, type Engine } from './server/engine.ts';
import { CHEAP_HASHES, prepareServer, type CampaignServer, type Patch } from './server/campaign-server.ts';
import { createTimeline, type Timeline } from './timeline.ts';
import type { Reconciliation } from './reconcile/check.ts';
import { reconcile } from './reconcile/reconcile.ts';
import { createCanaryWatch } from './reconcile/canary-watch.ts';
import { createOverlapWatch } from './reconcile/overlap-watch.ts';

/** A Monday in March. */
const START = Date.parse('2026-03-02T05:00:00.000Z');
const LIVE_DOORS: readonly Door[] = ['partner', 'terminal', 'kiosk'];

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
  const engine = await prepareEngine(options.engine);
  const server = await prepareServer({ databaseUrl: engine.url, patches: [CHEAP_HASHES, ...planted] });
  try {
    await importCompanies(server, companies);
    await server.start();
    const result = await live({ options, chance, companies, engine, server });
    return { ...result, options, seconds: (performance.now() - startedAt) / 1_000 };
  } finally {
    await server.remove();
    await engine.stop();
  }
}

async function importCompanies(server: CampaignServer, companies: readonly Company[]): Promise<void> {
  for (const company of companies) {
    const file = join(dirname(server.logFile), `${company.name}.json`);
    await writeFile(file, JSON.stringify(toCompanyFile(company)));
    await server.commandLine('company', 'import', file);
  }
}

type World = {
  readonly options: CampaignOptions;
  readonly chance: Chance;
  readonly companies: readonly Company[];
  readonly engine: Engine;
  readonly server: CampaignServer;
};

async function live(world: World): Promise<Omit<CampaignResult, 'options' | 'seconds'>> {
  const { options, chance, companies, engine, server } = world;
  const timeline = createTimeline(START);
  const canaries = createCanaryWatch(companies);
  let isUnderWay = false;
  const proxy = await createFaultProxy({
    chance,
    timeline,
    server,
    isFaulty: () => isUnderWay,
    onAnswer: canaries.seeAnswer,
  });
  try {
    const doors = await openDoors(proxy.origin, timeline, companies);
    const overlaps = createOverlapWatch((work) => engine.read(server.databaseFile, work));
    const journal = createJournal();
    const plan = planTaps(chance, options, companies, { start: START + 3_600_000, doors: LIVE_DOORS });
    planDeaths(world, proxy, plan);
    for (const [place, tap] of plan.entries()) {
      timeline.at(tap.at, async () => {
        await takeTap({ tap, doors, timeline, journal, number: place + 1 });
        await overlaps.look(tap.person);
      });
    }
    isUnderWay = true;
    await timeline.play();
    await proxy.heal();
    const found = await reconcile({ ...world, timeline, journal, proxy, overlaps, canaries });
    const injected = Object.fromEntries([...proxy.injected].sort());
    return { ...found, taps: journal.taps.length, requests: proxy.passed.length, injected };
  } finally {
    await proxy.close();
  }
}

type Doors = ReadonlyMap<string, Readonly<Record<Exclude<Door, 'station'>, LiveDoor>>>;

async function openDoors(origin: string, timeline: Timeline, companies: readonly Company[]): Promise<Doors> {
  const call = createCallApi(origin);
  const doors = new Map<string, Readonly<Record<Exclude<Door, 'station'>, LiveDoor>>>();
  for (const company of companies) {
    doors.set(company.id, {
      partner: createPartnerDoor(call, timeline, company),
      terminal: createTerminalDoor(call, company),
      kiosk: createKioskDoor(call, company, await registerDevice(call, company)),
    });
  }
  return doors;
}

/** The server dies at punches that the seed chooses, in ways that take turns. */
function planDeaths(
  { options, chance, server }: World,
  proxy: FaultProxy,
  plan: readonly PlannedTap[],
): void {
  const ways: readonly Fault[] = ['killed before', 'killed inside', 'killed after'];
  const choose = (word: string, number: number) => chance.between(1, plan.length, word, number);
  for (let number = 0; number < options.serverKills; number += 1) {
    const way = ways[number % ways.length];
    if (way !== undefined) proxy.plan(way, punchName(choose('kill', number)));
  }
  for (let number = 0; server.canLosePower && number < options.powerCuts; number += 1) {
    proxy.plan('power cut', punchName(choose('cut', number)));
  }
}

const tapName = (number: number) => `tap ${number}`;
const punchName = (number: number) => `${tapName(number)} punch 1`;

async function takeTap(taken: {
  readonly tap: PlannedTap;
  readonly doors: Doors;
  readonly timeline: Timeline;
  readonly journal: Journal;
  readonly number: number;
}): Promise<void> {
  const { tap, doors, timeline, journal, number } = taken;
  const { company, person, door, action } = tap;
  const live = door === 'station' ? undefined : doors.get(company.id)?.[door];
  if (live === undefined) throw new Error(`There is no ${door} door at ${company.name}.`);
  const at = timeline.now();
  const outcome = await tapLive(live, timeline, { person, action, name: tapName(number) });
  journal.write({ door, person, action, at, endedAt: timeline.now(), ...outcome });
}
