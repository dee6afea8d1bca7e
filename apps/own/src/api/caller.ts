// How screens call the server: what ends or locks the phone is told to the door, whichever screen met it.
import { createContext, useContext } from 'react';
import type { CallOwn } from './call-own.ts';

const CallContext = createContext<CallOwn | undefined>(undefined);

export const Calls = CallContext.Provider;

export function useCall(): CallOwn {
  const call = useContext(CallContext);
  if (!call) throw new Error('useCall needs Calls above it');
  return call;
}
