// How big, by which seed, on which engine.
import { parseArgs } from 'node:util';

/** `citus`: PostgreSQL on one coordinator and two workers. */
export type CampaignEngine = (typeof ENGINES)[number];

/** The share of odd shifts of each kind where nobody wants another. */
export const ODD_SHIFTS = 0.01;

const ENGINES = ['sqlite', 'postgresql', 'citus'] as const;

export type CampaignOptions = {
  readonly seed: number;
  readonly punches: number;
  readonly engine: CampaignEngine;
  /** Processes that serve, on one database and behind one line. */
  readonly servers: 1 | 2;
  readonly companies: number;
  readonly peopleOfEach: number;
  readonly tabletsOfEach: number;
  readonly days: number;
  readonly serverKills: number;
  readonly powerCuts: number;
  /** Whether hashes of passwords and PINs cost the server as much time as in production. Otherwise they are cheap, which is faster. */
  readonly hasRealHashes: boolean;
  /** How many requests come while the disk of the server takes nothing. */
  readonly fullServerDisks: number;
  /** Tablets of each company that have no network for the last nine days. */
  readonly cutOffToTheEnd: number;
  /** Other tablets of each company that have none for five of these days, and then hand over what they have. */
  readonly backMeanwhile: number;
  /** The share of shifts of each kind that somebody begins twice, ends twice, or never ends. */
  readonly oddShifts: number;
  /** The share of page loads with a punch that end in the middle of the punch. */
  readonly tabletDeaths: number;
  /** Punches whose bytes somebody changes on the disk of a tablet. */
  readonly alteredPunches: number;
  /** People who get a new PIN while a punch with the old one waits, and taps in a second tab of a tablet. */
  readonly newPins: number;
  readonly secondTabs: number;
  /** People who guess at a PIN until it locks, for a minute or for a day. */
  readonly guesses: number;
  /** Punches with a session of another tablet, or of somebody else. */
  readonly foreignSessions: number;
  /** Punches that somebody calls wrong right after them. */
  readonly disputes: number;
  /** Punches for which a tablet has no room at first, or not at all. */
  readonly fullDisks: number;
  /** Tablets that get a new version of the app while a punch waits. */
  readonly updates: number;
  /** People who are deactivated by mistake while a punch of theirs waits. */
  readonly deactivations: number;
  /** Entries whose end a manager corrects. */
  readonly corrections: number;
  /** Questions that managers settle, and people whose time is approved; that of every second one is opened again. */
  readonly decisions: number;
  readonly approvals: number;
  /** Tablets that are revoked while a punch waits, and registered again. */
  readonly revocations: number;
  /**
   * The server comes back from a backup of a day before. What the public API took since then is lost with it, so that in such a
   * campaign everybody punches at our own tablets, which still have it.
   */
  readonly restores: number;
  /** How many times the usual number of cut lines, set clocks, restarts; with 0 there are none. */
  readonly troubleFactor: number;
};

/** 100,000 punches in two plays side by side: one alone keeps hardly more than one core busy. */
const FULL_PLAYS = 2;
const FULL_PUNCHES = 50_000;
const SLICE_PUNCHES = 5_000;
/** At real browsers people punch at the pace of people. */
const BROWSER_PUNCHES = 60;
const PUNCHES_OF_EACH = 100;

type Asked = CampaignOptions & {
  readonly isPlanted: boolean;
  /** The numbers of the planted bugs that are asked for; none means all. */
  readonly only: readonly string[];
  readonly isAtBrowsers: boolean;
  /** How many of them are played at the same time, each with a seed of its own. */
  readonly plays: number;
};

export function readOptions(args: readonly string[]): Asked {
  const { values } = parseArgs({
    args: [...args],
    options: {
      full: { type: 'boolean', default: false },
      'real-hashes': { type: 'boolean', default: false },
      planted: { type: 'boolean', default: false },
      only: { type: 'string' },
      browsers: { type: 'boolean', default: false },
      seed: { type: 'string' },
      punches: { type: 'string' },
      engine: { type: 'string', default: 'sqlite' },
    },
  });
  const engine = ENGINES.find((each) => each === values.engine);
  if (engine === undefined) throw new Error('--engine must be sqlite, postgresql or citus.');
  const usual = values.browsers ? BROWSER_PUNCHES : values.full ? FULL_PUNCHES : SLICE_PUNCHES;
  const punches = wholeNumber('punches', values.punches, usual);
  const seed = wholeNumber('seed', values.seed, randomSeed());
  const { planted: isPlanted, browsers: isAtBrowsers, 'real-hashes': hasRealHashes } = values;
  const options = optionsFor({ seed, punches, engine, hasRealHashes });
  const only = values.only?.split(',') ?? [];
  const plays = values.full && values.punches === undefined ? FULL_PLAYS : 1;
  return { ...options, isPlanted, only, isAtBrowsers, plays };
}

export function optionsFor(
  given: Pick<CampaignOptions, 'seed' | 'punches'> & Partial<CampaignOptions>,
): CampaignOptions {
  const companies = given.punches >= 20_000 ? 5 : 2;
  return {
    engine: 'sqlite',
    // Nobody may open a SQLite file twice.
    servers: (given.engine ?? 'sqlite') === 'sqlite' ? 1 : 2,
    hasRealHashes: false,
    companies,
    peopleOfEach: Math.max(4, Math.round(given.punches / PUNCHES_OF_EACH / companies)),
    tabletsOfEach: given.punches >= 20_000 ? 10 : 3,
    days: 30,
    serverKills: Math.max(9, Math.round(given.punches / 1_000)),
    powerCuts: Math.max(4, Math.round(given.punches / 2_500)),
    fullServerDisks: Math.max(2, Math.round(given.punches / 25_000)),
    cutOffToTheEnd: 1,
    backMeanwhile: 0,
    oddShifts: ODD_SHIFTS,
    tabletDeaths: 0.018,
    alteredPunches: Math.max(2, Math.round(given.punches / 2_500)),
    newPins: Math.max(2, Math.round(given.punches / 500)),
    secondTabs: Math.max(2, Math.round(given.punches / 500)),
    guesses: Math.max(4, Math.round(given.punches / 1_000)),
    foreignSessions: Math.max(10, Math.round(given.punches / 500)),
    disputes: Math.max(8, Math.round(given.punches / 400)),
    fullDisks: Math.max(3, Math.round(given.punches / 1_000)),
    updates: Math.max(2, Math.round(given.punches / 2_000)),
    deactivations: Math.max(2, Math.round(given.punches / 1_000)),
    corrections: Math.max(3, Math.round(given.punches / 1_000)),
    decisions: Math.max(16, Math.round(given.punches / 200)),
    approvals: Math.max(4, Math.round(given.punches / 1_000)),
    revocations: Math.max(2, Math.round(given.punches / 10_000)),
    restores: 0,
    troubleFactor: 1,
    ...given,
  };
}

export const randomSeed = () => Math.floor(Math.random() * 1_000_000_000);

function wholeNumber(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number.`);
  return Number(text);
}
