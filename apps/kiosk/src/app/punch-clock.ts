// Everything between a finger and the server, put together for a browser: station, outbox, its second copy, its sender, and what
// keeps them going. Opened once for each page load.
import { browserPorts } from '#api/browser-ports.ts';
import { bindDeviceKey, signWith, type BoundKey } from '#device/device-key.ts';
import { BEAT_EVERY_MS, NO_CLOCK_MEMORY } from '#device/clock-stretches.ts';
import type { KioskDevice } from '#device/kiosk-device.ts';
import { isInTrouble } from '#device/online-status.ts';
import { createBrowserLocks } from '#device/locks.ts';
import { prepareSealing, sealingKeyInForce, sealPin } from '#device/seal-pin.ts';
import { loadStationSettings } from '#device/station-settings.ts';
import { createStation, type Station, type StationParts } from '#device/station.ts';
import type { ChainOf } from '#features/punches/outbox/chain-head.ts';
import { createOutboxCopy, restoreFromCopy, type OutboxCopy } from '#features/punches/outbox/outbox-copy.ts';
import { createOutboxState, type OutboxStateStore } from '#features/punches/outbox/outbox-state.ts';
import { createOutbox, type Outbox } from '#features/punches/outbox/outbox.ts';
import { sendHeartbeat } from '#features/punches/outbox/send-heartbeat.ts';
import { fetchProjects } from '#features/projects/fetch-projects.ts';
import { createPunchPhotos } from '#features/punches/outbox/punch-photos.ts';
import { createSender, type Sender } from '#features/punches/outbox/send-outbox.ts';
import { createTellHead, type TellHead } from '#features/punches/outbox/tell-head.ts';
import { gatherKept } from '#features/punches/outbox/recover-outbox.ts';
import { createPhotoSender, type PhotoSender } from '#features/punches/outbox/send-photos.ts';
import { createHighWater } from '#storage/high-water.ts';
import { createOutboxStorage, type OutboxStorage } from '#storage/outbox-storage.ts';
import { openPrivateLineFile } from '#storage/private-line-file.ts';
import { readStorageHealth } from '#storage/storage-health.ts';
import { noteHappening } from '#storage/tablet-log.ts';
import { readGeneration, writeGeneration } from '#storage/unsent-punches.ts';

export type PunchClock = {
  readonly station: Station;
  readonly chain: ChainOf;
  readonly outbox: Outbox;
  readonly sender: Sender;
  readonly photoSender: PhotoSender;
  readonly state: OutboxStateStore;
  /** Reads the clocks, sends and reports until the returned function is called. */
  readonly start: () => () => void;
};

const HEARTBEAT_EVERY_MS = 60_000;
const PHOTOS_EVERY_MS = 30_000;
const HOUSEKEEPING_EVERY_MS = 4 * 3_600_000;

export type VisitsHere = {
  /** Whether a punch is under way whose moment has passed and which has no number yet. */
  readonly isPunchPending: () => boolean;
  /** The server has taken the tablet out of use: nobody may be invited to punch any more. */
  readonly onShutOut: () => void;
};

export async function openPunchClock(
  key: BoundKey,
  device: KioskDevice,
  { isPunchPending, onShutOut }: VisitsHere,
): Promise<PunchClock> {
  const state = createOutboxState();
  // Until the outbox has been counted, punches may wait in it.
  let isCounted = false;
  const copy = createOutboxCopy(openPrivateLineFile(), () => undefined);
  const storage = openStorage(state, copy);
  const mayForgetClocks = () => isCounted && state.getState().waiting === 0;
  const station = await openStation(key, device, storage, { mayForgetClocks, onShutOut });
  const locks = createBrowserLocks();
  const chain: ChainOf = key.bound;
  const outbox = createOutbox({
    chain,
    sign: (bytes) => signWith(key, bytes),
    sealPin: (pin, header) => sealFor(station, device, pin, header),
    storage,
    locks,
    highWater: createHighWater(localStorage),
    copy,
    state,
    serverNow: device.serverTime.now,
    isServerTimeKnown: () => device.serverTime.state() !== 'never-set',
  });
  const { newestAnchor } = station.clockKeeper;
  const tellHead = createTellHead({ storedHead: outbox.storedHead, newestAnchor, isPunchPending });
  const sender = createSender({
    ...browserPorts,
    outbox,
    callStation: station.call,
    locks,
    state,
    closing: station.clockKeeper.closing,
    tellHead,
    monotonicNow: () => performance.now(),
    random: Math.random,
    bindKeyAgain: async () => {
      await bindDeviceKey(key.deviceToken).catch(() => undefined);
    },
  });
  const photoSender = createPhotoSender({
    photos: createPunchPhotos({ storage, chain, serverNow: device.serverTime.now }),
    callStation: station.call,
    locks,
    monotonicNow: () => performance.now(),
    random: Math.random,
    onAskedAgain: () => sender.send('asked'),
  });
  await outbox.refreshState();
  isCounted = true;
  const clock = { station, chain, outbox, sender, photoSender, state };
  return { ...clock, start: () => start({ ...clock, device, tellHead, lay: () => storage.layBallast() }) };
}

async function openStation(
  key: BoundKey,
  device: KioskDevice,
  storage: OutboxStorage,
  hooks: Pick<StationParts, 'mayForgetClocks' | 'onShutOut'>,
): Promise<Station> {
  const memory = await storage.run((database) => database.clock.get('this')).catch(() => undefined);
  return createStation({
    ...device,
    key,
    settings: await loadStationSettings(),
    clockMemory: memory ?? NO_CLOCK_MEMORY,
    onClockBreak: () => void noteHappening({ at: device.serverTime.now(), kind: 'clockBroke' }),
    ...hooks,
    saveClockMemory: (next) =>
      void storage.run((database) => database.clock.put({ id: 'this', ...next })).catch(() => undefined),
  });
}

/** What an earlier registration left in a tablet that has no key, for the next one to hand over. */
export async function gatherKeptHere(state: OutboxStateStore): Promise<void> {
  const file = openPrivateLineFile();
  const copy = createOutboxCopy(file, () => undefined);
  const storage = openStorage(state, copy);
  const waiting = await gatherKept({ storage, copy, highWater: createHighWater(localStorage) });
  // The next page load needs it.
  file.close();
  state.setState({ waiting });
}

function openStorage(state: OutboxStateStore, copy: OutboxCopy): OutboxStorage {
  return createOutboxStorage({
    generation: { read: readGeneration, write: writeGeneration },
    fill: async (database) => {
      await restoreFromCopy(database, await copy.read());
    },
    onLow: () => state.setState({ storage: 'low' }),
    onReplaced: () => state.setState({ storage: 'recovered' }),
  });
}

async function sealFor({ settings }: Station, device: KioskDevice, pin: string, header: Uint8Array) {
  const keys = settings.getState().settings?.sealingKeys ?? [];
  const sealingKey = sealingKeyInForce(keys, device.serverTime.now());
  if (!sealingKey) throw new Error('The server has never told its sealing key.');
  return { keyId: sealingKey.keyId, seal: await sealPin(pin, header, sealingKey) };
}

type Running = Omit<PunchClock, 'start'> & {
  readonly device: KioskDevice;
  readonly tellHead: TellHead;
  readonly lay: () => Promise<boolean>;
};

function start(running: Running): () => void {
  const { station, outbox, sender, photoSender, state, device } = running;
  const { readSettings, keepHouse } = housekeepingOf(running);
  const report = () =>
    sendHeartbeat({
      callStation: station.call,
      outbox,
      tellHead: running.tellHead,
      state: state.getState,
      storageHealth: readStorageHealth,
      appVersion: KIOSK_VERSION,
      settingsVersion: () => station.settings.getState().settings?.settingsVersion,
      readSettings,
    });
  const quietly = (work: () => Promise<unknown>) => () => void work().catch(() => undefined);
  const wake = () => sender.send(document.visibilityState === 'visible' ? 'visible' : 'timer');
  const online = () => sender.send('online');
  const stops = [
    every(BEAT_EVERY_MS, station.clockKeeper.beat),
    every(HEARTBEAT_EVERY_MS, quietly(report)),
    every(HOUSEKEEPING_EVERY_MS, quietly(keepHouse)),
    every(PHOTOS_EVERY_MS, quietly(photoSender.send)),
    // The permission to upload comes with the verdict.
    state.subscribe((now, before) => {
      if (before.isSending && !now.isSending) void photoSender.send();
    }),
    station.onExchange((exchange) => {
      void outbox
        .takeServerState(exchange)
        .then((isAgain) => {
          if (isAgain) sender.send('asked');
        })
        .catch(() => undefined);
    }),
    // The first good contact after a failure: what waits goes out now, not when its time is up.
    device.onlineStatus.subscribe((now, before) => {
      const isBack = isInTrouble(before) && now.goodInARow > before.goodInARow;
      const { waiting, untoldDisputes } = state.getState();
      if (isBack && waiting + untoldDisputes > 0) sender.send('online');
      if (before.connection === 'offline' && now.connection !== 'offline') quietly(readSettings)();
    }),
    sender.stop,
  ];
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', online);
  const begin = async () => {
    await outbox.recover().catch(() => undefined);
    await outbox.refreshState();
    sender.send('start');
    await keepHouse();
    await report();
    await prepareSealing();
  };
  quietly(begin)();
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', online);
  };
}

/** What the tablet does every few hours, and what it fetches so that people can choose from it without a network. */
function housekeepingOf({ station, outbox, sender, state, lay }: Running) {
  const readSettings = async () => {
    await station.readSettings();
    const company = station.settings.getState().settings?.company;
    if (company?.enableProjects) await fetchProjects(station.call, company.id);
  };
  const keepHouse = async () => {
    await outbox.retryRefused();
    await outbox.repeatDisputes();
    if ((await lay()) && state.getState().storage === 'low') state.setState({ storage: 'fine' });
    await readSettings();
    // Last: by now the server has told the time, if it can be reached.
    await outbox.prune();
    sender.send('asked');
  };
  return { readSettings, keepHouse };
}

function every(milliseconds: number, work: () => void): () => void {
  const timer = setInterval(work, milliseconds);
  return () => clearInterval(timer);
}
