// What people punch at: the doors of the public API at each company, and our own tablets on its walls.
import type { CampaignOptions } from '../campaign-options.ts';
import type { Chance } from '../chance.ts';
import { createCallApi } from '../doors/call-api.ts';
import type { LiveDoor } from '../doors/live-door.ts';
import {
  createKioskDoor,
  createPartnerDoor,
  createTerminalDoor,
  registerDevice,
} from '../doors/public-doors.ts';
import type { Closing, Correction } from '../expected-steps.ts';
import type { Door, Journal } from '../journal.ts';
import type { Company, Person } from '../people/companies.ts';
import type { CompanyFileOut, LimitedLook, PayrollAtOnce } from './done-in-office.ts';
import { openTablet, type Tablet } from '../tablets/tablet.ts';
import { createTabletKey, type TabletKey } from '../tablets/tablet-key.ts';
import { urlAt } from '../tablets/tablet-ports.ts';
import type { Timeline } from '../timeline.ts';
import type { Asked } from '../tablets/tablet-deps.ts';
import type { Decided, LockedSpan } from './decided.ts';

type LiveDoors = Readonly<Record<Exclude<Door, 'station'>, LiveDoor>>;

export type Stage = {
  readonly doorsOf: (company: Company) => LiveDoors;
  readonly tabletsOf: (company: Company) => readonly Tablet[];
  readonly tablets: readonly Tablet[];
  /** The PIN of a person as it is now. */
  readonly pinOf: (person: Person) => string;
  readonly hasNewPin: Set<Person>;
  /** When it was given. */
  readonly newPins: NewPin[];
  /** Punches that somebody has changed on a tablet, each with the envelope that it has since. */
  readonly altered: Map<string, string>;
  /** Punches that somebody called wrong, as the screen said was noted. */
  readonly disputed: Set<string>;
  /** Punches for which a tablet had no room at first, or not at all, with the name of the tablet. */
  readonly noRoom: Map<string, string>;
  /** How many PINs somebody guessed at until they locked. */
  readonly locks: { minutes: number; day: number };
  /** Punches with a session of another tablet or another person. */
  readonly foreign: Set<string>;
  /** When somebody was not employed. */
  readonly inactive: Inactive[];
  readonly corrections: Corrected[];
  /** What managers decided about punches. */
  readonly decisions: Decided[];
  /** Days that managers approved, and those that they opened again. */
  readonly closings: Closed[];
  /** What the offices did. */
  readonly limitedLooks: LimitedLook[];
  readonly companyFiles: CompanyFileOut[];
  readonly payrollsAtOnce: PayrollAtOnce[];
  /** Of managers: from when on, how many were run, those that were done, and those that broke down. */
  readonly commands: {
    readonly begunAt: number;
    run: number;
    readonly done: CommandDone[];
    readonly faults: string[];
  };
  /** When the project of a company that is to be closed was closed, by company. */
  readonly projectsClosed: Map<string, number>;
  /** Punches whose photo a tablet may have lost. */
  readonly photosGone: Set<string>;
  /** Punches whose position a tablet may have lost, or had no more when the server lost its memory of them. */
  readonly placesGone: Set<string>;
  /** Registers a tablet of the company. */
  readonly newKeyFor: (company: Company) => Promise<TabletKey>;
  /** Punches that the server forgot while a tablet still had the receipt for their proof, or had none, or one that proves nothing (unvouched). */
  readonly vouched: Set<string>;
  readonly unvouched: Set<string>;
  /** By name of the request. */
  readonly exchanges: ReadonlyMap<string, Asked>;
};

/** A command and its moment, at which nothing else happens. At the desk the same is done by somebody who is signed in. */
export type CommandDone = {
  readonly at: number;
  readonly words: readonly string[];
  /** Of a call. */
  readonly body?: object;
  /** Null on the command line. */
  readonly userId: string | null;
};

export type Inactive = { readonly employeeId: string; readonly from: number; readonly until: number };

export type NewPin = { readonly employeeId: string; readonly at: number };

export type Corrected = Correction & { readonly employeeId: string };

/** `found`: what the server held as locked, right after an approval or just before it was withdrawn. */
export type Closed = Closing & { readonly employeeId: string; readonly found: readonly LockedSpan[] };

type StageDeps = {
  readonly chance: Chance;
  readonly options: Pick<CampaignOptions, 'tabletsOfEach'>;
  readonly timeline: Timeline;
  readonly journal: Journal;
  readonly companies: readonly Company[];
  readonly origin: string;
};

const MINUTE_MS = 60_000;

export async function openStage(deps: StageDeps): Promise<Stage> {
  const doors = new Map<Company, LiveDoors>();
  const tablets = new Map<Company, readonly Tablet[]>();
  const call = createCallApi(deps.origin);
  const photosGone = new Set<string>();
  const placesGone = new Set<string>();
  const exchanges = new Map<string, Asked>();
  for (const company of deps.companies) {
    doors.set(company, {
      partner: createPartnerDoor(call, deps.timeline, company),
      terminal: createTerminalDoor(call, company),
      kiosk: createKioskDoor(call, company, await registerDevice(call, company)),
    });
    tablets.set(company, await openTablets({ ...deps, photosGone, placesGone, exchanges }, company));
  }
  const hasNewPin = new Set<Person>();
  const found = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('This company is not on the stage.');
    return value;
  };
  return {
    doorsOf: (company) => found(doors.get(company)),
    tabletsOf: (company) => found(tablets.get(company)),
    tablets: [...tablets.values()].flat(),
    pinOf: (person) => (hasNewPin.has(person) ? person.laterPin : person.pin),
    hasNewPin,
    newPins: [],
    locks: { minutes: 0, day: 0 },
    foreign: new Set(),
    altered: new Map(),
    disputed: new Set(),
    noRoom: new Map(),
    inactive: [],
    corrections: [],
    decisions: [],
    closings: [],
    limitedLooks: [],
    companyFiles: [],
    payrollsAtOnce: [],
    commands: { begunAt: deps.timeline.now(), run: 0, done: [], faults: [] },
    projectsClosed: new Map(),
    photosGone,
    placesGone,
    newKeyFor: (company) => newKeyFor(deps, company),
    vouched: new Set(),
    unvouched: new Set(),
    exchanges,
  };
}

async function openTablets(
  deps: StageDeps & Pick<Stage, 'photosGone' | 'placesGone'> & { readonly exchanges: Map<string, Asked> },
  company: Company,
): Promise<readonly Tablet[]> {
  const { chance, options, timeline, journal, origin, photosGone, placesGone, exchanges } = deps;
  const tablets: Tablet[] = [];
  for (let number = 1; number <= options.tabletsOfEach; number += 1) {
    const key = await newKeyFor(deps, company);
    const name = `${company.name}t${number}`;
    tablets.push(
      await openTablet({ name, origin, chance, timeline, journal, exchanges, key, photosGone, placesGone }),
    );
  }
  return tablets;
}

function newKeyFor({ origin, timeline }: StageDeps, company: Company): Promise<TabletKey> {
  // Ten registrations a minute from one address are the most.
  timeline.pass(MINUTE_MS / 5);
  const through: typeof fetch = (input, init) => fetch(urlAt(origin, input), init);
  return createTabletKey(createCallApi(origin), company, through);
}
