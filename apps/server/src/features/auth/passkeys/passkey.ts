// A key that somebody's device keeps, and uses once they have shown a finger, a face or a PIN.

/** How a browser reaches a passkey. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

export type Transport = (typeof TRANSPORTS)[number];

export const MOST_PASSKEYS = 10;

export type Passkey = {
  readonly id: string;
  readonly companyId: string;
  readonly employeeId: string;
  /** As the browser names it, in base64url. */
  readonly credentialId: string;
  /** In COSE, in base64url. */
  readonly publicKey: string;
  /** How often it has signed, as the device counts; 0 where it does not count. */
  readonly counter: number;
  readonly transports: readonly Transport[];
  readonly name: string;
  /** Epoch milliseconds. */
  readonly addedAt: number;
  readonly usedAt: number | null;
};

/** Words that we do not know are left out. */
export function knownTransports(words: readonly string[]): readonly Transport[] {
  return TRANSPORTS.filter((transport) => words.includes(transport));
}
