// At which addresses a tablet can open the kiosk: those that the server knows of, and the one at which this page was opened.
import { pairingFragment } from '@stimpill/api-types/pairing-word';
import type { TabletAddress, TabletReach } from './tablet-queries.ts';

/**
 * The address at which this page was opened comes first, because it was just seen to work.
 * @param opened as the browser shows it
 */
export function tabletAddresses({ addresses, certificate }: TabletReach, opened: string): TabletAddress[] {
  const { protocol, hostname, origin } = new URL(opened);
  if (isOfThisMachine(hostname)) return [...addresses];
  const known = addresses.find((address) => address.origin === origin);
  const ofProxy = certificate === 'none' ? 'unknown' : certificate;
  const own = known ?? { origin, certificate: protocol === 'http:' ? ('none' as const) : ofProxy };
  return [own, ...addresses.filter((address) => address.origin !== origin)];
}

/** Over plain HTTP a browser gives no keys, so no tablet is registered there. */
export function canRegister({ certificate }: TabletAddress): boolean {
  return certificate !== 'none';
}

/** What the camera of a tablet reads. No browser sends what stands behind the `#`. */
export function pairingAddress(origin: string, word: string): string {
  return `${origin}/${pairingFragment(word)}`;
}

function isOfThisMachine(hostname: string): boolean {
  const isName = hostname === 'localhost' || hostname.endsWith('.localhost');
  return isName || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);
}
