// One page load of a simulated tablet: the real outbox, sender, clock keeper and station calls of the kiosk, put together as the
// kiosk puts them together in a browser, on ports that the campaign holds.
import { IDBKeyRange } from 'fake-indexeddb';
import {
  createCallStation,
  type CallStation,
  type StationExchange,
} from '@stimpill/kiosk/api/call-station.ts';
import { createClockKeeper, type ClockKeeper } from '@stimpill/kiosk/device/clock-keeper.ts';
import { NO_CLOCK_MEMORY } from '@stimpill/kiosk/device/clock-stretches.ts';
import { createProcessLocks } from '@stimpill/kiosk/device/locks.ts';
import { createOnlineStatus, toOnlineStatus } from '@stimpill/kiosk/device/online-status.ts';
import { sealingKeyInForce, sealPin } from '@stimpill/kiosk/device/seal-pin.ts';
import { createServerTime } from '@stimpill/kiosk/device/server-time.ts';
import { createOutboxCopy, restoreFromCopy } from '@stimpill/kiosk/features/punches/outbox/outbox-copy.ts';
import { createOutboxState, type OutboxState } from '@stimpill/kiosk/features/punches/outbox/outbox-state.ts';
import { createOutbox, type Outbox } from '@stimpill/kiosk/features/punches/outbox/outbox.ts';
import { createSendUnstored } from '@stimpill/kiosk/features/punches/outbox/send-unstored.ts';
import { createSender, type Sender } from '@stimpill/kiosk/features/punches/outbox/send-outbox.ts';
import { recordPunch, type PunchRequest } from '@stimpill/kiosk/features/punches/record-punch.ts';
import { createHighWater } from '@stimpill/kiosk/storage/high-water.ts';
import { createOutboxStorage, type OutboxStorage } from '@stimpill/kiosk/storage/outbox-storage.ts';
import type { ClockMemory } from '@stimpill/kiosk/storage/outbox-database.ts';
import type { Timeline } from '../timeline.ts';
import { createTabletClock, type TabletClock } from './tablet-clock.ts';
import { lineFileOn, type TabletDisk } from './tablet-disk.ts';
import type { TabletKey } from './tablet-key.ts';
import { createTabletPorts, type TabletPorts } from './tablet-ports.ts';

export type PageLoad = {
  readonly ports: TabletPorts;
  readonly clock: TabletClock;
  readonly clockKeeper: ClockKeeper;
  readonly call: CallStation;
  readonly outbox: Outbox;
  readonly sender: Sender;
  readonly state: () => OutboxState;
  readonly isOffline: () => boolean;
  readonly now: () => number;
  readonly record: (request: PunchRequest) => ReturnType<typeof recordPunch>;
  readonly saveBeats: () => Promise<void>;
  /** What a kiosk does when its page has loaded. */
  readonly begin: () => Promise<void>;
};

export type LoadDeps = {
  readonly origin: string;
  readonly timeline: Timeline;
  readonly disk: TabletDisk;
  readonly key: TabletKey;
  readonly documentId: string;
  readonly random: () => number;
  readonly nextRequestName: () => string;
  readonly isCutOff: () => boolean;
  readonly sleptMs: () => number;
};

export async function loadPage(deps: LoadDeps): Promise<PageLoad> {
  const { timeline, disk, key, documentId, sleptMs } = deps;
  const state = createOutboxState();
  const ports = createTabletPorts({ ...deps, isPressing: () => state.getState().waiting > 0 });
  const clock = createTabletClock(timeline, disk.wall, { documentId, sleptMs, bootedAt: timeline.now() });
  const serverTime = createServerTime({ monotonicNow: clock.monotonicNow, deviceNow: clock.wallNow });
  const copy = createOutboxCopy(lineFileOn(disk), () => undefined);
  const append = { isSigned: false };
  const storage = storageOn(disk, ports, append, {
    fill: async (database) => void (await restoreFromCopy(database, await copy.read())),
    onLow: () => state.setState({ storage: 'low' }),
    onReplaced: () => state.setState({ storage: 'recovered' }),
  });
  const memory = await storage.run((database) => database.clock.get('this'));
  // Thousands of beats pass between two visits; only the last of them need be on the disk before the next thing happens.
  let unsaved: ClockMemory | undefined;
  const saveBeats = async () => {
    const next = unsaved;
    unsaved = undefined;
    if (next !== undefined) await storage.run((database) => database.clock.put({ id: 'this', ...next }));
  };
  const clockKeeper = createClockKeeper({
    clock,
    serverTime,
    memory: memory ?? NO_CLOCK_MEMORY,
    save: (next) => {
      unsaved = next;
    },
  });
  const onlineStatus = createOnlineStatus();
  const listeners = new Set<(exchange: StationExchange) => void>([clockKeeper.takeExchange]);
  const callDeps = {
    fetch: ports.fetch,
    after: ports.after,
    randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
    clock,
    serverNow: serverTime.now,
  };
  const call = createCallStation({
    ...callDeps,
    identity: () => ({ deviceToken: key.deviceToken, keyEpoch: key.chain.keyEpoch, sign: key.sign }),
    onExchange: (exchange) => listeners.forEach((listen) => listen(exchange)),
    onContact: (contact) => onlineStatus.setState((status) => toOnlineStatus(status, contact)),
  });
  const locks = createProcessLocks();
  const outbox = createOutbox({
    chain: key.chain,
    sign: async (bytes) => {
      const signature = await ports.through(() => key.sign(bytes), 'signed');
      append.isSigned = true;
      return signature;
    },
    sealPin: (pin, header) => ports.through(() => sealFor(disk, serverTime.now(), pin, header)),
    storage,
    locks,
    highWater: createHighWater(itemsOf(disk)),
    copy,
    state,
    serverNow: serverTime.now,
  });
  const sender = createSender({
    after: ports.after,
    random: deps.random,
    outbox,
    callStation: call,
    locks,
    state,
    recentReading: clockKeeper.recentReading,
    monotonicNow: clock.monotonicNow,
    bindKeyAgain: () => key.bind(ports.fetch),
  });
  // The first good contact after a failure: what waits goes out now, not when its time is up.
  onlineStatus.subscribe((now, before) => {
    const isBack = before.failingSince !== undefined && now.goodInARow > before.goodInARow;
    if (isBack && state.getState().waiting > 0) sender.send('online');
  });
  const isOffline = () => onlineStatus.getState().connection === 'offline';
  const sendUnstored = createSendUnstored({ after: ports.after, callStation: call, isOffline });
  listeners.add((exchange) => {
    void outbox.takeServerState(exchange).then((isAgain) => isAgain && sender.send('asked'));
  });
  return {
    ports,
    clock,
    clockKeeper,
    saveBeats,
    call,
    outbox,
    sender,
    state: state.getState,
    isOffline,
    now: serverTime.now,
    record: (request) => recordPunch(request, { outbox, sender, sendUnstored, isOffline }),
    begin: async () => {
      const restored = await storage.run(async (database) => restoreFromCopy(database, await copy.read()));
      if (restored > 0) state.setState({ storage: 'recovered' });
      await outbox.refreshState();
      sender.send('start');
      await readSettings(call, disk);
    },
  };
}

/** The row is stored by the first piece of database work after its signature. */
function storageOn(
  disk: TabletDisk,
  ports: TabletPorts,
  append: { isSigned: boolean },
  rest: Pick<Parameters<typeof createOutboxStorage>[0], 'fill' | 'onLow' | 'onReplaced'>,
): OutboxStorage {
  const storage = createOutboxStorage({
    place: { indexedDB: disk.indexedDB, IDBKeyRange },
    generation: {
      read: () => Number(disk.items.get('generation') ?? 0),
      write: (generation) => disk.items.set('generation', String(generation)),
    },
    ...rest,
  });
  return {
    ...storage,
    run: (work) => {
      const point = append.isSigned ? 'stored' : undefined;
      append.isSigned = false;
      return ports.through(() => storage.run(work), point);
    },
  };
}

const itemsOf = ({ items }: TabletDisk) => ({
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => void items.set(name, value),
});

async function sealFor(disk: TabletDisk, now: number, pin: string, header: Uint8Array) {
  const sealingKey = sealingKeyInForce(disk.settings?.sealingKeys ?? [], now);
  if (sealingKey === undefined) throw new Error('The server has never told its sealing key.');
  return { keyId: sealingKey.keyId, seal: await sealPin(pin, header, sealingKey) };
}

async function readSettings(call: CallStation, disk: TabletDisk): Promise<void> {
  const answer = await call('getStationSettings');
  if (!answer.ok) return;
  const { company, device, sealingKeys } = answer.data;
  disk.settings = { company, device, sealingKeys };
}
