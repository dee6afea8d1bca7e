// The whole kiosk on a bench: a fake server behind `fetch`, a clock the test moves, and the tablet's database in memory.
import { act, render } from '@testing-library/react';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { App } from '#app/app.tsx';
import { createKiosk } from '#app/create-kiosk.ts';
import { lookAtTablet } from '#app/look-at-tablet.ts';
import { bindDeviceKey } from '#device/device-key.ts';
import { saveDeviceRecord } from '#device/device-record.ts';
import { LANGUAGES } from '@stimpill/words/language.ts';
import { managerCatalogues } from '#i18n/catalogues.ts';
import { kioskDatabase, type DeviceRecord } from '#storage/kiosk-database.ts';
import { cryptoUnderWay } from './crypto-under-way.ts';
import { COMPANY_ID, createFakeServer, DEVICE_TOKEN, type FakeServer } from './fake-server.ts';

/** A Monday morning in Reykjavik, two minutes before seven. */
const MORNING = Date.parse('2026-03-02T06:58:00.000Z');

export const DEVICE: DeviceRecord = {
  id: 'this',
  deviceName: 'Front door',
  language: 'en',
  timeZone: 'Atlantic/Reykjavik',
  listMode: 'names',
  showStates: false,
  padSide: 'middle',
  typeSize: 'normal',
  soundLevel: 'off',
  deviceToken: DEVICE_TOKEN,
  companyId: COMPANY_ID,
  companyName: 'Kaffihús Norður ehf.',
  isReady: true,
  isRevoked: false,
};

type Bench = {
  readonly server?: FakeServer;
  /** Null for a tablet that was never set up. */
  readonly device?: DeviceRecord | null;
};

/** The faked clock runs by itself at a quarter of the speed, so that a slow machine does not run a test past its moment. */
const RUNS_BY_MS = 5;
const RUNS_EVERY_MS = 20;

let running: NodeJS.Timeout | undefined;
/** How many tests let it run themselves: then it does not run by itself besides, however long that takes the machine. */
let passing = 0;

/** Faked timers leave out those that the database in memory runs on. */
export function fakeClock(): void {
  vi.useFakeTimers({
    now: MORNING,
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  running?.close();
  running = realInterval(() => {
    if (vi.isFakeTimers() && passing === 0) vi.advanceTimersByTime(RUNS_BY_MS);
  }, RUNS_EVERY_MS);
  running.unref();
}

/** React draws at the end of each step, so that a countdown can set its next second. */
const STEP_MS = 100;

/** Of the machine, before any test replaces it. */
const realInterval = setInterval;
const realImmediate = setImmediate;

/** What the longest change of the database takes, several times over. */
const TURNS = 20;

/**
 * Databases and signatures need turns of the real event loop, whatever the faked clock says. They are counted, because a busy
 * machine makes fewer of them in the same time.
 */
async function turns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise(realImmediate);
  while (cryptoUnderWay.isAny()) await cryptoUnderWay.done();
}

/** Lets the clock of the tablet and the server run. */
export async function pass(milliseconds: number): Promise<void> {
  passing += 1;
  try {
    for (let left = milliseconds; left > 0; left -= STEP_MS) {
      await act(async () => {
        await vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS));
        await turns();
      });
    }
  } finally {
    passing -= 1;
  }
}

export async function renderKiosk({ server = createFakeServer(), device = DEVICE }: Bench = {}) {
  vi.stubGlobal('fetch', server.fetch);
  // What is fetched when it is first needed is here already, so that no test waits for a disk.
  await Promise.all([
    ...LANGUAGES.map(managerCatalogues.load),
    import('#app/manager-screens.tsx'),
    import('#app/visit/visit-screens.tsx'),
  ]);
  await kioskDatabase.device.clear();
  await kioskDatabase.punchListSnapshot.clear();
  await kioskDatabase.stationKey.clear();
  await kioskDatabase.stationSettings.clear();
  await kioskDatabase.log.clear();
  // A kiosk of the test before may still be writing; from here on it writes somewhere else.
  Dexie.dependencies.indexedDB = new IDBFactory();
  localStorage.clear();
  if (device) await saveDeviceRecord(device);
  if (device?.isReady) await bindDeviceKey(device.deviceToken);
  return { server, ...(await loadKiosk()) };
}

/** A new page load on what the tablet has kept. The page before must have been unmounted. */
export async function loadKiosk() {
  const restart = vi.fn();
  const kiosk = await createKiosk(await lookAtTablet(), restart);
  const view = render(<App kiosk={kiosk} />);
  await pass(400);
  return { kiosk, restart, ...view };
}
