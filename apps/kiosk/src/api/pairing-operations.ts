// How a tablet becomes one of a company without anybody signing in on it: of the station API, asked before there is a station to sign it.
import type { stationOperations } from '@stimpill/api-types/station';
import {
  REGISTRATION,
  type CallsOf,
  type KioskOperationId,
  type KioskOperations,
} from './kiosk-operations.ts';

type PairingOperationId = 'tellArrival' | 'pairTablet';
type PairingOperations = Pick<typeof stationOperations, PairingOperationId>;

/** What is asked without a signature. */
export type UnsignedOperationId = KioskOperationId | PairingOperationId;
export type UnsignedOperations = KioskOperations & PairingOperations;

export const PAIRING_OPERATIONS: CallsOf<PairingOperations> = {
  tellArrival: {
    method: 'POST',
    path: '/pairing/arrival',
    auth: 'none',
    timeoutMs: 8_000,
    data: { companyName: 'text', endsAtUtc: 'instant' },
  },
  pairTablet: { method: 'POST', path: '/pairing', auth: 'none', timeoutMs: 15_000, data: REGISTRATION },
};
