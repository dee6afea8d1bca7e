// A tablet on the wall: people who tap, page loads that end at the wrong moment, clocks that jump, sleep, and weeks without a network.
// What its screen says goes into the journal; what it keeps is on its disk.
import { IDBFactory } from 'fake-indexeddb';
import type { OutboxExport } from '@stimpill/api-types/signing';
import { sendHeartbeat } from '@stimpill/kiosk/features/punches/outbox/send-heartbeat.ts';
import { authenticatePin } from '@stimpill/kiosk/features/auth/authenticate-pin.ts';
import { disputePunch } from '@stimpill/kiosk/features/punches/dispute-punch.ts';
import type { OutboxPunch } from '@stimpill/kiosk/storage/outbox-database.ts';
import type { Person } from '../people/companies.ts';
import type { PageLoad } from './page-load.ts';
import { openVisits, type PageVisits } from './page-visits.ts';
import { whatPeopleRead, type ReadAtTablet } from './what-people-read.ts';
import { takeTap, type TabletTap } from './take-tap.ts';
import { breakDatabase, createTabletDisk, type TabletDisk } from './tablet-disk.ts';
import { goBackToOlderApp } from './older-app.ts';
import { leaveTakenOut, takeOut } from './take-out.ts';
import type { TabletKey } from './tablet-key.ts';
import { alterNewestPunch, readPhotoIds, readRows, type Altered } from './tablet-rows.ts';
import type { TabletDeps } from './tablet-deps.ts';

export type Tablet = ReadAtTablet & {
  readonly name: string;
  /** The keys with which the tablet was registered; the last one counts. */
  readonly keys: readonly TabletKey[];
  readonly tap: (tap: TabletTap) => Promise<void>;
  /** The page is gone and comes again, on the same disk. */
  readonly reload: () => Promise<void>;
  /** The browser has thrown the database away without a word. */
  readonly loseDatabase: () => Promise<void>;
  /** The database cannot be opened any more. */
  readonly breakDatabase: () => Promise<void>;
  /** The next punch finds no room, so many times in a row. */
  readonly fillDisk: (refusals: number) => void;
  /** A new version of the kiosk begins with the database that the one before left. */
  readonly updateApp: () => Promise<void>;
  /** A manager takes out what waits. @returns the file, or undefined where nothing waits */
  readonly takeOut: () => Promise<OutboxExport | undefined>;
  readonly registerAgain: (key: TabletKey) => Promise<void>;
  /** Somebody says that the punch is not theirs. @returns whether the screen said that this is noted */
  readonly dispute: (punchId: string) => Promise<boolean>;
  /** The session that a PIN opens here. @returns undefined where the tablet gets none */
  readonly openSession: (person: Person, pin: string) => Promise<string | undefined>;
  /** Somebody has opened the kiosk in another tab, and punches there. */
  readonly tapInSecondTab: (tap: TabletTap) => Promise<void>;
  readonly cutOff: (isCutOff: boolean) => Promise<void>;
  /** Somebody changes the newest punch that waits. @returns which one that was, and what it says now */
  readonly alterNewest: () => Promise<Altered | undefined>;
  readonly setWallClock: (aheadBy: number) => Promise<void>;
  readonly wallSetAt: readonly number[];
  /** When it had no network. */
  readonly away: readonly Away[];
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** What a tablet does by itself every few seconds to minutes: asks for the time, reports how it is. */
  readonly lookAround: () => Promise<void>;
  readonly waiting: () => Promise<number>;
  /** Of which punches it still holds the photo. */
  readonly photosLeft: () => Promise<readonly string[]>;
  /** What its outbox holds. */
  readonly rows: () => Promise<readonly OutboxPunch[]>;
};

export type Away = { readonly from: number; readonly until: number };

export async function openTablet(deps: TabletDeps): Promise<Tablet> {
  const { name, timeline, journal } = deps;
  const disk = createTabletDisk();
  const keys = [deps.key];
  const wallSetAt: number[] = [];
  const away: Away[] = [];
  const { visit, visitBoth, restart, page, cutOff, sleep } = await openVisits(deps, disk, keys);
  /** Something that happens to a tablet, before the next person sees it. */
  const happen = (work: (page: PageLoad) => void) =>
    visit((open) => {
      work(open);
      return undefined;
    });
  const { losePhotos, losePlaces } = lossesOf(disk, deps);
  return {
    ...{ name, keys, wallSetAt, away },
    tap: (tap) => visit((open) => takeTap({ page: open, timeline, journal }, tap)),
    reload: restart,
    ...whatBefallsDisk(disk, { page, restart, losePhotos, losePlaces }),
    takeOut: () => takeOut(page(), disk),
    registerAgain: async (key) => {
      await losePhotos();
      await leaveTakenOut(disk, timeline.now());
      keys.push(key);
      await restart();
    },
    dispute: async (punchId) => {
      let isNoted = false;
      await visit(async ({ outbox, sender, call }) => {
        isNoted = await disputePunch(punchId, { outbox, sender, callStation: call });
      });
      return isNoted;
    },
    openSession: async ({ id: employeeId }, pin) => {
      let token: string | undefined;
      await visit(async ({ call }) => {
        const answer = await authenticatePin(call, { employeeId, pin });
        token = answer.kind === 'right' ? answer.session.employeeToken : undefined;
      });
      return token;
    },
    tapInSecondTab: (tap) => visitBoth((open) => takeTap({ page: open, timeline, journal }, tap)),
    alterNewest: () => alterNewestPunch(disk),
    cutOff: (isNow) => {
      noteAway(away, isNow, timeline.now());
      return happen(() => cutOff(isNow));
    },
    setWallClock: (aheadBy) =>
      happen(({ clockKeeper }) => {
        wallSetAt.push(timeline.now());
        disk.wall.aheadBy = aheadBy;
        clockKeeper.beat();
      }),
    sleep: (milliseconds) => happen(() => sleep(milliseconds)),
    ...whatPeopleRead(visit),
    lookAround: () => visit(lookAround),
    waiting: async () => countWaiting(page(), new Set(await readPhotoIds(disk))),
    photosLeft: () => readPhotoIds(disk),
    rows: () => readRows(disk),
  };
}

function lossesOf(disk: TabletDisk, { photosGone, placesGone }: TabletDeps) {
  return {
    losePhotos: async () => {
      for (const punchId of await readPhotoIds(disk)) photosGone.add(punchId);
    },
    losePlaces: async () => {
      for (const { punchId, status } of await readRows(disk))
        if (status !== 'settled') placesGone.add(punchId);
    },
  };
}

type Befallen = 'loseDatabase' | 'breakDatabase' | 'fillDisk' | 'updateApp';

function whatBefallsDisk(
  disk: TabletDisk,
  {
    page,
    restart,
    losePhotos,
    losePlaces,
  }: Pick<PageVisits, 'page' | 'restart'> &
    Readonly<Record<'losePhotos' | 'losePlaces', () => Promise<void>>>,
): Pick<Tablet, Befallen> {
  return {
    loseDatabase: async () => {
      page().ports.die();
      await losePhotos();
      await losePlaces();
      disk.indexedDB = new IDBFactory();
      await restart();
    },
    breakDatabase: async () => {
      page().ports.die();
      await losePhotos();
      await losePlaces();
      breakDatabase(disk);
      await restart();
    },
    fillDisk: (refusals) => {
      disk.refusals = refusals;
    },
    updateApp: async () => {
      page().ports.die();
      await losePhotos();
      await goBackToOlderApp(disk);
      await restart();
    },
  };
}

async function countWaiting({ key, outbox }: PageLoad, photos: ReadonlySet<string>): Promise<number> {
  const { deviceId } = key.chain;
  // A punch that a manager took out in a file belongs to the registration of that time and need not be sent any more.
  const left = (row: OutboxPunch) => row.deviceId === deviceId || row.exportedAt === undefined;
  // The server has it, and is asked once more for the permission to upload its photo.
  const isForPhoto = ({ status, verdict, punchId }: OutboxPunch) =>
    status === 'waiting' && verdict !== null && photos.has(punchId);
  return (await outbox.unsettled()).filter((row) => left(row) && !isForPhoto(row)).length;
}

async function lookAround(page: PageLoad): Promise<void> {
  const { call, keepHouse, outbox, tellHead, state, settings, readSettings, sendPhotos } = page;
  await call('getServerTime');
  await keepHouse();
  await sendHeartbeat({
    ...{ callStation: call, outbox, tellHead, state, readSettings },
    settingsVersion: () => settings()?.settingsVersion,
    storageHealth: () => Promise.resolve({ isPersisted: true, freeMiB: 900 }),
    appVersion: '0.0.0-campaign',
  });
  await sendPhotos();
}

function noteAway(away: Away[], isCutOff: boolean, now: number): void {
  const last = away.at(-1);
  const isAway = last?.until === Infinity;
  if (isCutOff && !isAway) away.push({ from: now, until: Infinity });
  if (!isCutOff && isAway) away.splice(-1, 1, { ...last, until: now });
}
