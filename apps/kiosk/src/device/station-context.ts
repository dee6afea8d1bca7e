import { createContext, useContext } from 'react';
import type { CallStation } from '#api/call-station.ts';
import type { Station } from './station.ts';

const StationContext = createContext<Station | undefined>(undefined);

/** Undefined before the tablet is registered. */
export const StationProvider = StationContext.Provider;

/** How a registered tablet calls; undefined for one that is not. */
export function useCallStation(): CallStation | undefined {
  return useContext(StationContext)?.call;
}
