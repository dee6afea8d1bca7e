import { createContext, useContext } from 'react';
import type { CallStation } from '#api/call-station.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { StationSettings } from '#storage/kiosk-database.ts';
import type { Station } from './station.ts';

const StationContext = createContext<Pick<Station, 'call' | 'settings'> | undefined>(undefined);

/** Undefined before the tablet is registered. */
export const StationProvider = StationContext.Provider;

/** How a registered tablet calls; undefined for one that is not. */
export function useCallStation(): CallStation | undefined {
  return useContext(StationContext)?.call;
}

const NO_SETTINGS = createStore<{ settings: StationSettings | undefined }>(() => ({ settings: undefined }));

/** What company and server have decided; undefined before the first answer. */
export function useStationSettings(): StationSettings | undefined {
  return useStore(useContext(StationContext)?.settings ?? NO_SETTINGS, ({ settings }) => settings);
}
