// A soak: six days of a whole installation in minutes. Nothing goes wrong here, that is for the fault campaign: what is looked at is what
// stays behind in the server when everything goes right.
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createChance } from '../campaign/chance.ts';
import { createJournal } from '../campaign/journal.ts';
import { createCompanies, toCompanyFile, type Company } from '../campaign/people/companies.ts';
import { importCompanies } from '../campaign/people/import-companies.ts';
import { comeToRest } from '../campaign/play/come-to-rest.ts';
import { openStage } from '../campaign/play/open-stage.ts';
import type { Check } from '../campaign/reconcile/check.ts';
import type { Patch } from '../campaign/server/built-server.ts';
import { CHEAP_HASHES, prepareServer, type CampaignServer } from '../campaign/server/campaign-server.ts';
import { prepareEngine, type Engine } from '../campaign/server/engine.ts';
import { createTimeline, type Timeline } from '../campaign/timeline.ts';
import type { Amount } from './judge/growing-tables.ts';
import { judge } from './judge/judge.ts';
import type { InboxRow } from './judge/judge-punches.ts';
import type { DayEnd } from './judge/judge-tables.ts';
import { scheduleDesks } from './live/desks.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, type Life } from './live/life.ts';
import { openLine, type Line } from './live/line.ts';
import { schedulePace } from './live/pace.ts';
import { schedulePeople } from './live/people.ts';
import { scheduleTablets } from './live/tablets.ts';
import { countQuestions, type CountedQuestion } from './measure/count-questions.ts';
import { countRows, type Rows } from './measure/count-rows.ts';
import { takeSample, type Sample } from './measure/sample.ts';
import { soakSettings } from './server/soak-settings.ts';
import type { SoakOptions } from './soak-options.ts';

/** A Monday in March. Until the first day begins, the tablets are registered. */
const SETUP_AT = Date.parse('2026-03-02T03:00:00.000Z');
const START = SETUP_AT + 2 * HOUR_MS;
/** The age of the sealing key at the start: the next key comes into force within the days. */
const SEALING_KEY_AGE_MS = 87 * DAY_MS;
/** Short enough for what is erased to be erased within the days. */
const RETENTION_DAYS = { coordinates: 1, photos: 1 };
const SAMPLES_EVERY_MS = 4 * HOUR_MS;

export type SoakResult = {
  readonly options: SoakOptions;
  readonly checks: readonly Check[];
  readonly samples: readonly Sample[];
  readonly days: readonly DayEnd[];
  /** When everything that is kept for a while is over its time. */
  readonly afterwards: Rows;
  /** What managers were asked within the days. */
  readonly questions: readonly CountedQuestion[];
  readonly happened: ReadonlyMap<string, number>;
  readonly statuses: ReadonlyMap<number, number>;
  readonly taps: number;
  readonly seconds: number;
};

export async function runSoak(options: SoakOptions, planted: readonly Patch[] = []): Promise<SoakResult> {
  const startedAt = performance.now();
  const engine = await prepareEngine(options.engine);
  const patches = options.hasRealHashes ? planted : [CHEAP_HASHES, ...planted];
  const server = await prepareServer({ engine, patches, ...soakSettings(options.engine) });
  const timeline = createTimeline(SETUP_AT);
  const line = openLine(timeline);
  try {
    const result = await live({ options, engine, server, timeline, line });
    return { ...result, options, seconds: (performance.now() - startedAt) / 1_000 };
  } finally {
    line.close();
    await server.remove();
    await engine.stop();
  }
}

type World = {
  readonly options: SoakOptions;
  readonly engine: Engine;
  readonly server: CampaignServer;
  readonly timeline: Timeline;
  readonly line: Line;
};

async function live(world: World): Promise<Omit<SoakResult, 'options' | 'seconds'>> {
  const { engine, server, timeline, line } = world;
  const happened = new Map<string, number>();
  const life = await openLife(world, (what) => happened.set(what, (happened.get(what) ?? 0) + 1));
  const measured = scheduleMeasuring(world, life, happened);
  schedulePace(life);
  schedulePeople(life);
  scheduleTablets(life);
  scheduleDesks(life);
  await timeline.play(START + life.options.days * DAY_MS);
  const rest = await comeToRest(timeline, life.stage.tablets);
  const inbox = await readInbox(world);
  const questions = await countQuestions(engine, server.databaseFile);
  await passMonths(world);
  const afterwards = await countRows(engine, server.databaseFile);
  const log = await readFile(server.logFile, 'utf8');
  const { taps } = life.journal;
  const { statuses, failures } = line;
  const ended = server.endedByItself();
  return {
    checks: judge({
      ...measured,
      afterwards,
      companies: life.companies.length,
      rest,
      inbox,
      taps,
      statuses,
      failures,
      log,
      ended,
    }),
    ...{ ...measured, afterwards, questions, happened, statuses, taps: taps.length },
  };
}

async function openLife({ options, server, timeline }: World, count: Life['count']): Promise<Life> {
  const chance = createChance(options.seed);
  const companies = createCompanies(chance, options.companies, options.peopleOfEach);
  const toFile = (company: Company) => toCompanyFile(company, [], RETENTION_DAYS);
  await importCompanies(server, companies, { toFile, now: SETUP_AT - SEALING_KEY_AGE_MS });
  await server.start(SETUP_AT);
  const journal = createJournal();
  const { origin } = server;
  const stage = await openStage({ chance, options, timeline, journal, companies, origin });
  return { options, chance, companies, timeline, journal, stage, server, start: START, count };
}

type Measured = Pick<SoakResult, 'samples' | 'days'>;

/** Scheduled before everything else, so that a quiet point comes before what begins at the same moment. */
function scheduleMeasuring(
  { options, engine, server, timeline, line }: World,
  { journal }: Life,
  happened: ReadonlyMap<string, number>,
): Measured {
  const samples: Sample[] = [];
  const days: DayEnd[] = [];
  const amountsOf = (day: number): Readonly<Record<Amount, number>> => ({
    punch: journal.taps.length,
    'sign-in': line.signIns(),
    day,
    'new tablet': happened.get('tablet registered again') ?? 0,
    'tablet away for hours': happened.get('tablet without a network for hours') ?? 0,
    'wrong PIN': happened.get('wrong PIN') ?? 0,
    'punch out of turn': happened.get('punch out of turn') ?? 0,
    answer: happened.get('answer of a manager') ?? 0,
  });
  // What the start has cost is not looked at.
  timeline.at(START, async () => void (await takeSample(server, line, { now: timeline.now(), day: 0 })));
  for (let past = SAMPLES_EVERY_MS; past <= options.days * DAY_MS; past += SAMPLES_EVERY_MS)
    timeline.at(START + past, async () => {
      const day = past / DAY_MS;
      samples.push(await takeSample(server, line, { now: timeline.now(), day }));
      if (!Number.isInteger(day)) return;
      days.push({ day, rows: await countRows(engine, server.databaseFile), amounts: amountsOf(day) });
      process.stderr.write(`Day ${day} is over.\n`);
    });
  return { samples, days };
}

const readInbox = ({ engine, server }: World): Promise<readonly InboxRow[]> =>
  engine.read(server.databaseFile, (reader) =>
    reader.all<InboxRow>(
      'select id, door, employee_id as "employeeId", punched_at as "punchedAt" from punch_inbox',
    ),
  );

/** Real milliseconds in which the server looks at its jobs once at least. */
const JOBS_MS = 4_000;
const MONTH_MS = 31 * DAY_MS;

const MONTHS_LATER = 5;

/** Each time a month and then a day, on which it does its work of every night. Longer than a session lasts and is remembered. */
async function passMonths({ server, timeline }: World): Promise<void> {
  for (let month = 0; month < MONTHS_LATER; month += 1)
    for (const later of [MONTH_MS, 2 * MINUTE_MS, DAY_MS, 2 * MINUTE_MS]) {
      timeline.pass(later);
      server.tellTime(timeline.now());
      await wait(JOBS_MS);
    }
}
