// A tablet on the wall and the person before it: taps, page loads that end at the wrong moment, clocks that jump, sleep, and weeks
// without a network. What its screen says goes into the journal; what it keeps is on its disk.
import { IDBFactory } from 'fake-indexeddb';
import { authenticatePin } from '@stimpill/kiosk/features/auth/authenticate-pin.ts';
import { BEAT_EVERY_MS } from '@stimpill/kiosk/device/clock-stretches.ts';
import { sendHeartbeat } from '@stimpill/kiosk/features/punches/outbox/send-heartbeat.ts';
import type { PunchOutcome } from '@stimpill/kiosk/features/punches/punch-outcome.ts';
import type { PunchRequest } from '@stimpill/kiosk/features/punches/record-punch.ts';
import type { Chance } from '../chance.ts';
import type { Action, Journal, Said } from '../journal.ts';
import type { Person } from '../people/companies.ts';
import type { Timeline } from '../timeline.ts';
import { loadPage, type PageLoad } from './page-load.ts';
import { createTabletDisk } from './tablet-disk.ts';
import type { TabletKey } from './tablet-key.ts';
import type { DeathPoint } from './tablet-ports.ts';

export type TabletTap = {
  readonly person: Person;
  readonly action: Action;
  /** What is typed, right or wrong. */
  readonly pin: string;
  readonly diesAt: DeathPoint | undefined;
  /** Known before the tap, as nothing else of the punch is, so that a reader can find it. */
  readonly punchId: string;
};

export type Tablet = {
  readonly name: string;
  readonly key: TabletKey;
  readonly tap: (tap: TabletTap) => Promise<void>;
  /** The page is gone and comes again, on the same disk. */
  readonly reload: () => Promise<void>;
  /** The browser has thrown the database away without a word. */
  readonly loseDatabase: () => Promise<void>;
  readonly cutOff: (isCutOff: boolean) => Promise<void>;
  readonly setWallClock: (aheadBy: number) => Promise<void>;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** What a tablet does by itself every few seconds to minutes: asks for the time, reports how it is. */
  readonly lookAround: () => Promise<void>;
  readonly waiting: () => Promise<number>;
};

export type TabletDeps = {
  readonly name: string;
  readonly origin: string;
  readonly chance: Chance;
  readonly timeline: Timeline;
  readonly journal: Journal;
  readonly key: TabletKey;
};

export async function openTablet(deps: TabletDeps): Promise<Tablet> {
  const { name, origin, chance, timeline, journal, key } = deps;
  const disk = createTabletDisk();
  let isCutOff = false;
  let sleptMs = 0;
  let loads = 0;
  let requests = 0;
  let draws = 0;
  let beatenAt = timeline.now();
  const load = async (): Promise<PageLoad> => {
    loads += 1;
    sleptMs = 0;
    beatenAt = timeline.now();
    const page = await loadPage({
      origin,
      timeline,
      disk,
      key,
      documentId: chance.guid(name, 'document', loads),
      random: () => chance.of(name, 'draw', (draws += 1)),
      nextRequestName: () => `${name} request ${(requests += 1)}`,
      isCutOff: () => isCutOff,
      sleptMs: () => sleptMs,
    });
    void page.begin();
    await page.ports.idle();
    return page;
  };
  let page = await load();

  /** The beats that were due while nobody looked; a tablet that sleeps has none. */
  const beat = () => {
    for (; beatenAt + BEAT_EVERY_MS <= timeline.now(); beatenAt += BEAT_EVERY_MS) {
      page.clock.lookAt(beatenAt + BEAT_EVERY_MS);
      page.clockKeeper.beat();
    }
    page.clock.lookAt(undefined);
  };
  const restart = async () => {
    page.ports.die();
    page.sender.stop();
    page = await load();
  };
  const visit = async (work: () => Promise<unknown> | undefined) => {
    if (page.ports.isDead()) await restart();
    beat();
    await page.saveBeats();
    void work();
    page.ports.wakeUp();
    await page.ports.idle();
    void page.saveBeats();
    await page.ports.idle();
  };
  return {
    name,
    key,
    tap: (tap) => visit(() => takeTap({ page, timeline, journal }, tap)),
    reload: restart,
    loseDatabase: async () => {
      page.ports.die();
      disk.indexedDB = new IDBFactory();
      await restart();
    },
    cutOff: (isNow) =>
      visit(() => {
        isCutOff = isNow;
        return undefined;
      }),
    setWallClock: (aheadBy) =>
      visit(() => {
        disk.wall.aheadBy = aheadBy;
        page.clockKeeper.beat();
        return undefined;
      }),
    sleep: (milliseconds) =>
      visit(() => {
        sleptMs += milliseconds;
        beatenAt += milliseconds;
        timeline.pass(milliseconds);
        return undefined;
      }),
    lookAround: () =>
      visit(async () => {
        await page.call('getServerTime');
        await sendHeartbeat({
          callStation: page.call,
          outbox: page.outbox,
          state: page.state,
          storageHealth: () => Promise.resolve({ isPersisted: true, freeMiB: 900 }),
          appVersion: '0.0.0-campaign',
        });
      }),
    waiting: async () => (await page.outbox.unsettled()).length,
  };
}

type Before = { readonly page: PageLoad; readonly timeline: Timeline; readonly journal: Journal };

/** The fourth digit is the moment that counts; without an answer of the server the PIN is taken under seal. */
async function takeTap({ page, timeline, journal }: Before, tap: TabletTap): Promise<void> {
  const { person, action, pin, diesAt, punchId } = tap;
  const at = timeline.now();
  const moment = { at: page.now(), clock: page.clockKeeper.read() };
  const write = (said: Said, code?: string) =>
    journal.write({
      ...{ door: 'station', person, action, at, endedAt: timeline.now(), said, punchId },
      ...(code === undefined ? {} : { code }),
      hasRightPin: pin === person.pin,
    });
  const proof = await proofOf(page, { employeeId: person.id, pin });
  if (proof === undefined) {
    write('failed', 'kiosk.pin_invalid');
    return;
  }
  if (diesAt !== undefined) page.ports.dieAt(diesAt);
  const request: PunchRequest = {
    employeeId: person.id,
    action: action === 'start' ? 'Start' : 'Stop',
    moment,
    proof,
  };
  // The screen goes dark: nobody will ever say what became of it.
  if (diesAt !== undefined) write('unknown', diesAt);
  const outcome = await withPunchId(punchId, () => page.record(request));
  if (diesAt === undefined) write(...toSaid(outcome));
}

async function proofOf(
  page: PageLoad,
  input: { readonly employeeId: string; readonly pin: string },
): Promise<PunchRequest['proof'] | undefined> {
  if (page.isOffline()) return { pin: input.pin };
  const answer = await authenticatePin(page.call, input);
  if (answer.kind === 'right') return { employeeToken: answer.session.employeeToken };
  return answer.kind === 'silent' ? { pin: input.pin } : undefined;
}

function toSaid({ kind }: PunchOutcome): [Said] {
  if (kind === 'notRecorded') return ['failed'];
  return [kind === 'notKnown' ? 'unknown' : 'ok'];
}

/** The kiosk draws the id of a punch first of all; here it draws one that the campaign knows. */
function withPunchId<Result>(punchId: string, work: () => Result): Result {
  const { randomUUID } = crypto;
  crypto.randomUUID = () => punchId as ReturnType<typeof randomUUID>;
  try {
    return work();
  } finally {
    crypto.randomUUID = randomUUID;
  }
}
