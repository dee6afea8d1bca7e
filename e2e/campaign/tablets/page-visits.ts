// Who looks at a tablet, and what it has done by itself meanwhile: the page that is open now, its beats since the last visit, and a
// new page after one that ended in the middle of something.
import { BEAT_EVERY_MS } from '@stimpill/kiosk/device/clock-stretches.ts';
import type { Timeline } from '../timeline.ts';
import { loadPage, type PageLoad } from './page-load.ts';
import type { TabletDisk } from './tablet-disk.ts';
import type { TabletKey } from './tablet-key.ts';
import type { TabletDeps } from './tablet-deps.ts';
import type { LoadDeps } from './load-deps.ts';

export type PageVisits = {
  readonly page: () => PageLoad;
  readonly visit: (work: (page: PageLoad) => Promise<unknown> | undefined) => Promise<void>;
  /** The work is done in a second tab, while the first one goes on. */
  readonly visitBoth: (work: (second: PageLoad) => Promise<unknown>) => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly cutOff: (isNow: boolean) => void;
  readonly sleep: (milliseconds: number) => void;
};

type Since = { isCutOff: boolean; sleptMs: number; beatenAt: number };

/** @param keys the next page load uses the last one */
export async function openVisits(
  deps: TabletDeps,
  disk: TabletDisk,
  keys: readonly TabletKey[],
): Promise<PageVisits> {
  const { timeline } = deps;
  const since: Since = { isCutOff: false, sleptMs: 0, beatenAt: timeline.now() };
  const load = createLoader(deps, disk, keys);
  const loadFirst = () => {
    since.sleptMs = 0;
    since.beatenAt = timeline.now();
    return load(since);
  };
  let page = await loadFirst();
  const restart = async () => {
    page.ports.die();
    page.sender.stop();
    page = await loadFirst();
  };
  const visit: PageVisits['visit'] = async (work) => {
    if (page.ports.isDead()) await restart();
    beat(page, timeline, since);
    await page.saveBeats();
    void work(page);
    page.ports.wakeUp();
    await page.ports.idle();
    void page.saveBeats();
    await page.ports.idle();
  };
  return {
    page: () => page,
    restart,
    visit,
    visitBoth: (work) =>
      visit(async () => {
        const second = await load({ ...since, sleptMs: 0 });
        page.sender.send('asked');
        void work(second);
        await second.ports.idle();
        second.ports.die();
        second.sender.stop();
      }),
    cutOff: (isNow) => {
      since.isCutOff = isNow;
    },
    sleep: (milliseconds) => {
      since.sleptMs += milliseconds;
      since.beatenAt += milliseconds;
      timeline.pass(milliseconds);
    },
  };
}

function createLoader(
  { name, origin, chance, timeline, exchanges, key: first }: TabletDeps,
  disk: TabletDisk,
  keys: readonly TabletKey[],
): (since: Since) => Promise<PageLoad> {
  const counted = { loads: 0, requests: 0, draws: 0 };
  return async (since) => {
    const deps: LoadDeps = {
      ...{ origin, timeline, disk, key: keys.at(-1) ?? first },
      documentId: chance.guid(name, 'document', (counted.loads += 1)),
      random: () => chance.of(name, 'draw', (counted.draws += 1)),
      nextRequestName: () => `${name} request ${(counted.requests += 1)}`,
      onExchange: (request, askedAt) => exchanges.set(request, { askedAt, answeredAt: timeline.now() }),
      isCutOff: () => since.isCutOff,
      sleptMs: () => since.sleptMs,
    };
    const page = await loadPage(deps);
    void page.begin();
    await page.ports.idle();
    return page;
  };
}

/** The beats that were due while nobody looked; a tablet that sleeps has none. */
function beat({ clock, clockKeeper }: PageLoad, timeline: Timeline, since: Since): void {
  for (; since.beatenAt + BEAT_EVERY_MS <= timeline.now(); since.beatenAt += BEAT_EVERY_MS) {
    clock.lookAt(since.beatenAt + BEAT_EVERY_MS);
    clockKeeper.beat();
  }
  clock.lookAt(undefined);
}
