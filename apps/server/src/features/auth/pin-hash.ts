// PINs at rest. Ten thousand possible PINs fall to any slow hash in minutes, so the hash is keyed with a secret that is
// kept outside the database: without the pepper a stolen table tells nothing.
import { createHmac } from 'node:crypto';
import type { Hashing } from './hashing-queue.ts';

type PinOwner = { readonly companyId: string; readonly employeeId: string };

export type PinHashing = {
  readonly hashPin: (owner: PinOwner, pin: string) => Promise<string>;
  /** @param storedHash null where there is no such employee, or no PIN: false, after the same work */
  readonly isPin: (storedHash: string | null, owner: PinOwner, pin: string) => Promise<boolean>;
};

export function createPinHashing(hashing: Hashing, pepper: Buffer): PinHashing {
  const keyed = ({ companyId, employeeId }: PinOwner, pin: string) =>
    createHmac('sha256', pepper).update(`${companyId}|${employeeId}|${pin}`).digest('base64');
  return {
    hashPin: (owner, pin) => hashing.hash(keyed(owner, pin)),
    isPin: (storedHash, owner, pin) => hashing.verify(storedHash, keyed(owner, pin)),
  };
}
