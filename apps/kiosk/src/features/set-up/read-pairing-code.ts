// What a code says that the camera has read: the pairing word of this server, one of a server at another address, or nothing of ours.
import { pairingWordIn } from '@stimpill/api-types/pairing-word';

export type PairingCode = {
  readonly word: string;
  /** Left out where the code names the address at which this page is open. */
  readonly codeOrigin?: string;
};

/** @returns undefined for a code that is no pairing code */
export function readPairingCode(text: string, origin: string): PairingCode | undefined {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  const word = address && pairingWordIn(address.hash);
  if (!address || word === undefined || !/^https?:$/.test(address.protocol)) return undefined;
  return address.origin === origin ? { word } : { word, codeOrigin: address.origin };
}
