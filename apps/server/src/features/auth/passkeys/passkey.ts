// A key that somebody's device keeps, and uses once they have shown a finger, a face or a PIN.

import type { RecordOf } from '#database/table.ts';
import type { passkeys } from '#database/tables/sign-in.ts';

/** How a browser reaches a passkey. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

export type Transport = (typeof TRANSPORTS)[number];

export const MOST_PASSKEYS = 10;

export type Passkey = Omit<RecordOf<typeof passkeys>, 'transports'> & {
  readonly companyId: string;
  readonly transports: readonly Transport[];
};

/** Words that we do not know are left out. */
export function knownTransports(words: readonly string[]): readonly Transport[] {
  return TRANSPORTS.filter((transport) => words.includes(transport));
}

/** In base64url. */
export function userHandleOf(employeeId: string): string {
  return Buffer.from(employeeId.replaceAll('-', ''), 'hex').toString('base64url');
}
