import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { createAwakeState, type AwakeState } from './keep-awake.ts';
import { createOnlineStatus, type Connection, type OnlineStatusStore } from './online-status.ts';
import { createPunchPositions, type PunchPositions } from './punch-positions.ts';
import { createServerTime, type ServerTime } from './server-time.ts';

/** The tablet itself: its clock, its connection, its screen, where it is. */
export type KioskDevice = {
  readonly serverTime: ServerTime;
  readonly onlineStatus: OnlineStatusStore;
  readonly awakeState: StoreApi<AwakeState>;
  readonly positions: PunchPositions;
};

export function createKioskDevice(): KioskDevice {
  return {
    serverTime: createServerTime({ monotonicNow: () => performance.now(), deviceNow: () => Date.now() }),
    onlineStatus: createOnlineStatus(),
    awakeState: createAwakeState(),
    positions: createPunchPositions((navigator as { readonly geolocation?: Geolocation }).geolocation, () =>
      performance.now(),
    ),
  };
}

const KioskDeviceContext = createContext<KioskDevice | undefined>(undefined);

export const KioskDeviceProvider = KioskDeviceContext.Provider;

export function useKioskDevice(): KioskDevice {
  const device = useContext(KioskDeviceContext);
  if (!device) throw new Error('useKioskDevice needs a KioskDeviceProvider above it');
  return device;
}

export function useConnection(): Connection {
  return useStore(useKioskDevice().onlineStatus, (status) => status.connection);
}
