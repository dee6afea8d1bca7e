// One page load of a simulated tablet: the real outbox, sender, clock keeper and station calls of the kiosk, put together as the
// kiosk puts them together in a browser, on ports that the campaign holds.
import {
  createCallStation,
  type CallStation,
  type StationExchange,
} from '@stimpill/kiosk/api/call-station.ts';
import type { ClockKeeper } from '@stimpill/kiosk/device/clock-keeper.ts';
import { createOnlineStatus, isInTrouble, toOnlineStatus } from '@stimpill/kiosk/device/online-status.ts';
import type { OutboxState } from '@stimpill/kiosk/features/punches/outbox/outbox-state.ts';
import type { Outbox } from '@stimpill/kiosk/features/punches/outbox/outbox.ts';
import { createPunchPhotos } from '@stimpill/kiosk/features/punches/outbox/punch-photos.ts';
import { createSendUnstored } from '@stimpill/kiosk/features/punches/outbox/send-unstored.ts';
import { createTellHead, type TellHead } from '@stimpill/kiosk/features/punches/outbox/tell-head.ts';
import { createSender, type Sender } from '@stimpill/kiosk/features/punches/outbox/send-outbox.ts';
import { createPhotoSender } from '@stimpill/kiosk/features/punches/outbox/send-photos.ts';
import { recordPunch, type PunchRequest } from '@stimpill/kiosk/features/punches/record-punch.ts';
import type { StationSettings } from '@stimpill/kiosk/storage/kiosk-database.ts';
import { openClocks, type PageClocks } from './page-clocks.ts';
import { openOutboxOn, type KnownTime, type PageOutbox } from './page-outbox.ts';
import type { TabletClock } from './tablet-clock.ts';
import type { TabletDisk } from './tablet-disk.ts';
import type { TabletKey } from './tablet-key.ts';
import { createTabletPorts, type TabletPorts } from './tablet-ports.ts';
import type { LoadDeps } from './load-deps.ts';

export type PageLoad = {
  readonly key: TabletKey;
  readonly ports: TabletPorts;
  readonly clock: TabletClock;
  readonly clockKeeper: ClockKeeper;
  readonly call: CallStation;
  readonly outbox: Outbox;
  readonly sender: Sender;
  readonly tellHead: TellHead;
  readonly state: () => OutboxState;
  readonly isOffline: () => boolean;
  readonly now: () => number;
  readonly record: (request: PunchRequest) => ReturnType<typeof recordPunch>;
  /** Runs a visit: a person stands at the tablet from the PIN to what the screen says. */
  readonly visited: <Result>(visit: () => Promise<Result>) => Promise<Result>;
  readonly saveBeats: () => Promise<void>;
  /** What a kiosk does when its page has loaded. */
  readonly begin: () => Promise<void>;
  /** What a kiosk does every few hours: tries refused punches again, and asks for the settings. */
  readonly keepHouse: () => Promise<void>;
  readonly settings: () => StationSettings | undefined;
  /** The photos after their punches, as many as may go now. */
  readonly sendPhotos: () => Promise<void>;
  readonly readSettings: () => Promise<void>;
};

export async function loadPage(deps: LoadDeps): Promise<PageLoad> {
  let isPressing = () => false;
  const ports = createTabletPorts({ ...deps, isPressing: () => isPressing() });
  let serverTime: KnownTime = { now: () => deps.timeline.now(), state: () => 'never-set' };
  const kept = openOutboxOn({ ...deps, ports, serverTime: () => serverTime });
  isPressing = () => kept.state.getState().waiting > 0;
  const clocks = await openClocks(deps, kept.storage, () => isPressing());
  ({ serverTime } = clocks);
  const line = openLine(deps, ports, clocks);
  const { outbox, state } = kept;
  const { tellHead, visited } = openHead(clocks, outbox);
  const sender = openSender(deps, { ports, clocks, kept, line, tellHead });
  line.listeners.add((exchange) => {
    void outbox.takeServerState(exchange).then((isAgain) => {
      if (isAgain) sender.send('asked');
    });
  });
  const sendUnstored = createSendUnstored({
    after: ports.after,
    callStation: line.call,
    isOffline: line.isOffline,
  });
  const read = () => readSettings(line.call, deps.disk);
  const keepHouse = async () => {
    await outbox.retryRefused();
    await outbox.repeatDisputes();
    await read();
    await outbox.prune();
    sender.send('asked');
  };
  return {
    ...{
      key: deps.key,
      ports,
      outbox,
      sender,
      tellHead,
      keepHouse,
      visited,
      call: line.call,
      isOffline: line.isOffline,
    },
    ...{ clock: clocks.clock, clockKeeper: clocks.clockKeeper, saveBeats: clocks.saveBeats },
    state: state.getState,
    readSettings: read,
    settings: () => deps.disk.settings,
    sendPhotos: openPhotoSender(deps, { ports, clocks, kept, line }, sender),
    now: clocks.serverTime.now,
    record: (request) => recordPunch(request, { outbox, sender, sendUnstored, isOffline: line.isOffline }),
    begin: async () => {
      await outbox.recover();
      await outbox.refreshState();
      sender.send('start');
      await keepHouse();
    },
  };
}

function openHead({ clockKeeper: { newestAnchor } }: PageClocks, { storedHead }: Outbox) {
  let visits = 0;
  return {
    tellHead: createTellHead({ storedHead, newestAnchor, isPunchPending: () => visits > 0 }),
    visited: async <Result>(visit: () => Promise<Result>): Promise<Result> => {
      visits += 1;
      try {
        return await visit();
      } finally {
        visits -= 1;
      }
    },
  };
}

function openLine({ key }: LoadDeps, ports: TabletPorts, { clock, clockKeeper, serverTime }: PageClocks) {
  const onlineStatus = createOnlineStatus();
  const listeners = new Set<(exchange: StationExchange) => void>([clockKeeper.takeExchange]);
  const call = createCallStation({
    fetch: ports.fetch,
    after: ports.after,
    randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
    clock,
    serverNow: serverTime.now,
    identity: () => ({ deviceToken: key.deviceToken, keyEpoch: key.chain.keyEpoch, sign: key.sign }),
    onExchange: (exchange) => listeners.forEach((listen) => listen(exchange)),
    onContact: (contact) => onlineStatus.setState((status) => toOnlineStatus(status, contact)),
  });
  const isOffline = () => onlineStatus.getState().connection === 'offline';
  return { call, listeners, onlineStatus, isOffline };
}

type SenderParts = {
  readonly ports: TabletPorts;
  readonly clocks: PageClocks;
  readonly kept: PageOutbox;
  readonly line: ReturnType<typeof openLine>;
  readonly tellHead: TellHead;
};

function openSender({ random, key }: LoadDeps, { ports, clocks, kept, line, tellHead }: SenderParts): Sender {
  const { outbox, locks, state } = kept;
  const sender = createSender({
    ...{ outbox, locks, state, random, after: ports.after, callStation: line.call },
    tellHead,
    closing: clocks.clockKeeper.closing,
    monotonicNow: clocks.clock.monotonicNow,
    bindKeyAgain: () => key.bind(ports.fetch),
  });
  // The first good contact after a failure: what waits goes out now, not when its time is up.
  line.onlineStatus.subscribe((now, before) => {
    const isBack = isInTrouble(before) && now.goodInARow > before.goodInARow;
    if (isBack && state.getState().waiting > 0) sender.send('online');
  });
  return sender;
}

/** The permission to upload comes with the verdict, so they follow whatever was sent. */
function openPhotoSender(
  { random, key }: LoadDeps,
  { clocks, kept, line }: Omit<SenderParts, 'tellHead'>,
  sender: Sender,
): () => Promise<void> {
  const photoSender = createPhotoSender({
    photos: createPunchPhotos({
      storage: kept.storage,
      chain: key.chain,
      serverNow: clocks.serverTime.now,
    }),
    callStation: line.call,
    locks: kept.locks,
    monotonicNow: clocks.clock.monotonicNow,
    random,
    onAskedAgain: () => sender.send('asked'),
  });
  kept.state.subscribe((now, before) => {
    if (before.isSending && !now.isSending) void photoSender.send();
  });
  return photoSender.send;
}

async function readSettings(call: CallStation, disk: TabletDisk): Promise<void> {
  const answer = await call('getStationSettings');
  if (!answer.ok) return;
  const { company, device, sealingKeys, settingsVersion } = answer.data;
  disk.settings = { company, device, sealingKeys, settingsVersion };
}
