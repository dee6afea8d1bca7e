// Where the kiosk's operations are and how long it waits for each. A test holds this table against the contract; the
// contract itself stays out of the bundle, because its schemas would cost more than the rest of the kiosk.
import type { Auth, operations } from '@stimpill/api-types';

export type KioskOperationId =
  | 'getHealth'
  | 'registerDevice'
  | 'getPunchList'
  | 'listTerminalDepartments'
  | 'authenticatePin'
  | 'kioskPunch'
  | 'terminalPunch'
  | 'login'
  | 'revokeSession';

export type KioskOperations = Pick<typeof operations, KioskOperationId>;

export type KioskOperation = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly auth: Auth;
  readonly timeoutMs: number;
};

/**
 * A person stands before the tablet on the punch path, so it gives up after 3 s. The PIN gets 5 s: its hash is slow on purpose,
 * and nothing is recorded yet, so waiting costs no certainty. Lists are read in the background; registering happens once.
 */
export const KIOSK_OPERATIONS: Record<KioskOperationId, KioskOperation> = {
  getHealth: { method: 'GET', path: '/health', auth: 'none', timeoutMs: 5_000 },
  registerDevice: { method: 'POST', path: '/kiosk/register-device', auth: 'none', timeoutMs: 15_000 },
  getPunchList: { method: 'GET', path: '/users/punch-list', auth: 'none', timeoutMs: 8_000 },
  listTerminalDepartments: { method: 'GET', path: '/departments', auth: 'none', timeoutMs: 8_000 },
  authenticatePin: { method: 'POST', path: '/kiosk/auth-pin', auth: 'device', timeoutMs: 5_000 },
  kioskPunch: { method: 'POST', path: '/kiosk/punch', auth: 'employeeSession', timeoutMs: 3_000 },
  terminalPunch: { method: 'POST', path: '/time-entries/punch', auth: 'none', timeoutMs: 5_000 },
  login: { method: 'POST', path: '/auth/login', auth: 'none', timeoutMs: 15_000 },
  revokeSession: { method: 'POST', path: '/auth/revoke', auth: 'user', timeoutMs: 5_000 },
};
