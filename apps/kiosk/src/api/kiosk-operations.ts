// Where the public operations of the kiosk are and how long it waits for each. A test holds this table against the contract; the
// contract itself stays out of the bundle, because its schemas would cost more than the rest of the kiosk.
import type { Auth, operations } from '@stimpill/api-types';

export type KioskOperationId =
  | 'getHealth'
  | 'registerDevice'
  | 'getPunchList'
  | 'listTerminalDepartments'
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

/** What a tablet asks apart from being a station: is the server there, may it be registered, is this a manager. */
export const KIOSK_OPERATIONS: Record<KioskOperationId, KioskOperation> = {
  getHealth: { method: 'GET', path: '/health', auth: 'none', timeoutMs: 5_000 },
  registerDevice: { method: 'POST', path: '/kiosk/register-device', auth: 'none', timeoutMs: 15_000 },
  getPunchList: { method: 'GET', path: '/users/punch-list', auth: 'none', timeoutMs: 8_000 },
  listTerminalDepartments: { method: 'GET', path: '/departments', auth: 'none', timeoutMs: 8_000 },
  terminalPunch: { method: 'POST', path: '/time-entries/punch', auth: 'none', timeoutMs: 5_000 },
  login: { method: 'POST', path: '/auth/login', auth: 'none', timeoutMs: 15_000 },
  revokeSession: { method: 'POST', path: '/auth/revoke', auth: 'user', timeoutMs: 5_000 },
};
