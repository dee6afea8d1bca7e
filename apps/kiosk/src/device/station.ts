// The station: this tablet as a caller of the private API. Puts key, clocks and connection behind one signed call, and tells its listeners
// what each answer says of time and punches.
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isRefusedWith } from '#api/api-failure.ts';
import { browserPorts } from '#api/browser-ports.ts';
import { createCallStation, type CallStation, type StationExchange } from '#api/call-station.ts';
import type { ClockMemory } from '#storage/outbox-database.ts';
import type { StationSettings } from '#storage/kiosk-database.ts';
import { createClockKeeper, type ClockKeeper } from './clock-keeper.ts';
import type { KioskClock } from './clock-stretches.ts';
import { signWith, type BoundKey } from './device-key.ts';
import { toOnlineStatus, type OnlineStatusStore } from './online-status.ts';
import { readStationSettings } from './station-settings.ts';
import type { ServerTime } from './server-time.ts';

export type Station = {
  readonly call: CallStation;
  readonly clockKeeper: ClockKeeper;
  /** What company and server have decided; undefined only before the first answer. */
  readonly settings: StoreApi<{ readonly settings: StationSettings | undefined }>;
  readonly readSettings: () => Promise<void>;
  /** Is told of every good answer; gives back how to stop. */
  readonly onExchange: (listen: (exchange: StationExchange) => void) => () => void;
};

export type StationParts = {
  readonly key: BoundKey;
  readonly serverTime: ServerTime;
  readonly onlineStatus: OnlineStatusStore;
  readonly settings: StationSettings | undefined;
  readonly clockMemory: ClockMemory;
  readonly saveClockMemory: (memory: ClockMemory) => void;
  readonly mayForgetClocks: () => boolean;
  readonly onClockBreak: () => void;
  /** The server has taken the tablet out of use. */
  readonly onShutOut: () => void;
};

/** One page load: its monotonic clock began with it. */
function createClock(): KioskClock {
  return {
    monotonicNow: () => performance.now(),
    wallNow: () => Date.now(),
    documentId: crypto.randomUUID(),
  };
}

export function createStation(parts: StationParts): Station {
  const { key, serverTime, onlineStatus } = parts;
  const clock = createClock();
  const clockKeeper = createClockKeeper({
    clock,
    serverTime,
    memory: parts.clockMemory,
    save: parts.saveClockMemory,
    mayForget: parts.mayForgetClocks,
    onBreak: parts.onClockBreak,
  });
  const listeners = new Set<(exchange: StationExchange) => void>([clockKeeper.takeExchange]);
  const callServer = createCallStation({
    ...browserPorts,
    identity: () => ({
      deviceToken: key.deviceToken,
      keyEpoch: key.bound.keyEpoch,
      sign: (bytes) => signWith(key, bytes),
    }),
    serverNow: serverTime.now,
    clock,
    onExchange: (exchange) => listeners.forEach((listen) => listen(exchange)),
    onContact: (contact) => onlineStatus.setState((status) => toOnlineStatus(status, contact)),
  });
  const call: CallStation = async (id, input) => {
    const answer = await callServer(id, input);
    if (!answer.ok && isRefusedWith(answer.failure, 'kiosk.device_revoked')) parts.onShutOut();
    return answer;
  };
  const settings = createStore<{ settings: StationSettings | undefined }>(() => ({
    settings: parts.settings,
  }));
  return {
    call,
    clockKeeper,
    settings,
    readSettings: async () => {
      const read = await readStationSettings(call);
      if (read) settings.setState({ settings: read });
    },
    onExchange: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
