// How a tablet becomes one of a company without anybody signing in on it: of the station API, asked before there is a station to sign it.
import {
  REGISTRATION,
  type CallsOf,
  type KioskOperations,
  type PairingOperations,
} from './kiosk-operations.ts';

/** What is asked without a signature. */
export type UnsignedOperations = KioskOperations & PairingOperations;
export type UnsignedOperationId = keyof UnsignedOperations;

export const PAIRING_OPERATIONS: CallsOf<PairingOperations> = {
  tellArrival: {
    timeoutMs: 8_000,
    data: { companyName: 'text', endsAtUtc: 'instant' },
  },
  pairTablet: { timeoutMs: 15_000, data: REGISTRATION },
};
